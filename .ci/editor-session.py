"""A session as an editor holds it, through pytest-lsp: it starts `viewc lsp`, which VIEWC names, and asks."""

import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "Samples" / "Systems" / "Header.view"


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["VIEWC"], "lsp"]))
async def client(lsp_client: LanguageClient):
    parameters = types.InitializeParams(
        capabilities=client_capabilities("neovim"),
        workspace_folders=[types.WorkspaceFolder(uri=ROOT.joinpath("Samples").as_uri(), name="samples")],
    )
    await lsp_client.initialize_session(parameters)
    yield
    await lsp_client.shutdown_session()


def opened(client, path, text=None):
    """Opens a file, with a text of its own if one is given; its identifier and text."""
    text = path.read_text() if text is None else text
    item = types.TextDocumentItem(uri=path.as_uri(), language_id="view", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    return types.TextDocumentIdentifier(uri=path.as_uri()), text


def place(text, word, index=0):
    """The position of the start of a word's occurrence in a text of ASCII."""
    offset = -1
    for _ in range(index + 1):
        offset = text.index(word, offset + 1)
    line = text.count("\n", 0, offset)
    return types.Position(line=line, character=offset - (text.rfind("\n", 0, offset) + 1))


async def test_a_file_is_read_asked_about_and_changed(client: LanguageClient):
    document, text = opened(client, SAMPLE)
    at = lambda word, index=0: {"text_document": document, "position": place(text, word, index)}

    hover = await client.text_document_hover_async(types.HoverParams(**at("HeaderStack")))
    assert "HeaderStack(" in hover.contents.value
    definition = await client.text_document_definition_async(types.DefinitionParams(**at("onCancel", 1)))
    assert definition
    references = await client.text_document_references_async(
        types.ReferenceParams(**at("title: String"), context=types.ReferenceContext(include_declaration=True))
    )
    assert len(references) >= 2
    edit = await client.text_document_rename_async(types.RenameParams(**at("onCancel"), new_name="onStop"))
    assert edit.changes or edit.document_changes
    for name in ("document_symbol", "folding_range", "code_lens", "document_color", "semantic_tokens_full"):
        parameters = {
            "document_symbol": types.DocumentSymbolParams,
            "folding_range": types.FoldingRangeParams,
            "code_lens": types.CodeLensParams,
            "document_color": types.DocumentColorParams,
            "semantic_tokens_full": types.SemanticTokensParams,
        }[name]
        assert await getattr(client, f"text_document_{name}_async")(parameters(text_document=document)) is not None


async def test_completion_formatting_and_fixes_while_typing(client: LanguageClient):
    path = ROOT / "Samples" / "typed.view"
    text = 'view A {\n  Text("a").\n  Txet("b")\n}\n'
    document, _ = opened(client, path, text)
    position = types.Position(line=1, character=12)
    completion = await client.text_document_completion_async(
        types.CompletionParams(text_document=document, position=position)
    )
    items = completion.items if isinstance(completion, types.CompletionList) else completion
    assert "font" in [item.label for item in items]

    change = types.TextDocumentContentChangePartial(
        range=types.Range(start=position, end=position), text="bold()"
    )
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=document.uri, version=2), content_changes=[change]
        )
    )
    here = types.Range(start=types.Position(line=2, character=3), end=types.Position(line=2, character=3))
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document, range=here, context=types.CodeActionContext(diagnostics=[])
        )
    )
    assert any(action.kind == types.CodeActionKind.QuickFix for action in actions)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(
            text_document=document, options=types.FormattingOptions(tab_size=4, insert_spaces=True)
        )
    )
    assert edits
