"""A session with `viewc preview` in Chromium, driven through the DevTools protocol.

Types and taps on the picture, edits the file, breaks it, and turns the switches, the page being loaded once.
"""

import base64
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "Samples/Systems/FloatingButton.view"
PATIENCE = 60


class WebSocket:
    """The client's end of a WebSocket, RFC 6455, as far as DevTools needs it."""

    def __init__(self, address):
        host, path = address.removeprefix("ws://").split("/", 1)
        name, port = host.split(":")
        self.socket = socket.create_connection((name, int(port)), timeout=PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.input = self.socket.makefile("rb")
        status = self.input.readline()
        assert b" 101 " in status, status
        while self.input.readline() not in (b"\r\n", b""):
            pass

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x81, 0x80 | len(data))
        elif len(data) < 1 << 16:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, len(data))
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, len(data))
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        message = b""
        while True:
            first, length = self.input.read(2)
            length &= 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.input.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.input.read(8))
            message += self.input.read(length)
            if first & 0x80:
                return message.decode()


class Browser:
    """One page of a browser."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [
                "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
                "--disable-dev-shm-usage", "--remote-debugging-port=0", "--window-size=1200,900",
                f"--user-data-dir={folder}", "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        file = pathlib.Path(folder) / "DevToolsActivePort"
        wait("the browser", lambda: file.exists() and len(file.read_text().splitlines()) == 2)
        port = file.read_text().splitlines()[0]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
            pages = [page for page in json.load(answer) if page["type"] == "page"]
        self.socket = WebSocket(pages[0]["webSocketDebuggerUrl"])
        self.number = 0
        # What the page was forbidden, or failed in.
        self.complaints = []
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == self.number:
                assert "error" not in message, message
                return message["result"]
            if message.get("method") == "Runtime.exceptionThrown":
                self.complaints.append(message["params"]["exceptionDetails"]["text"])
            if message.get("method") == "Log.entryAdded":
                self.complaints.append(message["params"]["entry"]["text"])

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in result, result
        return result["result"].get("value")

    def click(self, x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def end(self):
        self.process.terminate()
        self.process.wait()


def wait(what, holds):
    """Waits until something holds; the seconds it took."""
    start = time.monotonic()
    while not holds():
        assert time.monotonic() - start < PATIENCE, f"waited in vain: {what}"
        time.sleep(0.02)
    return time.monotonic() - start


class Session:
    def __init__(self, browser, file):
        self.browser = browser
        self.file = file

    def node(self, name):
        """The element of a name, as the page knows it."""
        return self.browser.value(f"state && state.screen && state.screen.nodes.find(n => n.name === '{name}')")

    def edit(self, old, new):
        text = self.file.read_text()
        assert text.count(old) >= 1, old
        other = self.file.with_suffix(".tmp")
        other.write_text(text.replace(old, new))
        other.rename(self.file)

    def tap(self, name):
        """Taps the middle of an element on the picture."""
        x, y, width, height = self.node(name)["frame"]
        left, top, scale = self.browser.value(
            "[picture.getBoundingClientRect().left, picture.getBoundingClientRect().top, scale]"
        )
        self.browser.click(left + (x + width / 2) * scale, top + (y + height / 2) * scale)

    def choose(self, name, value):
        """Turns a switch of the page, as a user does."""
        key = "checked" if isinstance(value, bool) else "value"
        self.browser.value(
            f"byId('{name}').{key} = {json.dumps(value)}; byId('{name}').dispatchEvent(new Event('change')); null"
        )

    def size(self):
        return self.browser.value("state.screen.size")

    def run(self, address):
        browser = self.browser
        browser.call("Page.navigate", url=address)
        wait("the first picture", lambda: browser.value("document.readyState") == "complete" and self.node("fab"))
        wait("the picture to be drawn", lambda: browser.value("picture.complete && picture.naturalWidth") == 375)
        browser.value("window.isSame = true")
        assert self.node("fab")["frame"] == [299, 591, 60, 60]

        self.tap("field")
        wait("the field on the picture", lambda: browser.value("document.activeElement.id") == "field")
        browser.call("Input.insertText", text="hello")
        wait("the text to be taken", lambda: browser.value("state.screen.field.text") == "hello")
        self.tap("fab")
        tapped = wait("the button to copy it", lambda: self.node("output")["text"] == "hello")
        assert "hello" in browser.value("state.screen.picture")
        assert "hello" in browser.value("byId('tree').textContent")

        self.edit("inset: 16", "inset: 24")
        edited = wait("the edit to be seen", lambda: self.node("fab")["frame"] == [291, 583, 60, 60])
        assert self.node("output")["text"] == "hello", "a state was lost"
        assert browser.value("byId('note').textContent") == "read again; 2 of 2 states kept"

        self.edit("view FloatingForm(", "view FloatingForm((")
        wait("the mistake to be told", lambda: "error[V" in browser.value("byId('problems').textContent"))
        assert self.node("output")["text"] == "hello"
        self.edit("view FloatingForm((", "view FloatingForm(")
        wait("the mistake to be gone", lambda: browser.value("byId('problems').textContent") == "")
        assert self.node("output")["text"] == "hello"

        self.switches()
        browser.value("byId('tree').children[0].click()")
        wait("the reason", lambda: "why: " in browser.value("byId('why').textContent"))
        browser.value("byId('restart').click()")
        wait("the screen to begin anew", lambda: self.node("output")["text"] == "")
        assert browser.value("window.isSame"), "the page was loaded again"
        assert browser.complaints == [], browser.complaints
        print(f"preview: an edit is seen after {edited * 1000:.0f} ms, a tap after {tapped * 1000:.0f} ms")

    def switches(self):
        self.choose("device", "iPhone16")
        wait("the device", lambda: self.size() == [393, 852])
        bottom = self.node("fab")["frame"][1]
        self.choose("keyboard", True)
        wait("the keyboard", lambda: self.node("fab")["frame"][1] < bottom - 200)
        self.choose("keyboard", False)
        self.choose("orientation", "landscapeLeft")
        wait("the orientation", lambda: self.size() == [852, 393])
        height = self.node("output")["frame"][3]
        self.choose("textSize", "accessibility5")
        wait("the text size", lambda: self.node("output")["frame"][3] > height)
        picture = self.browser.value("state.screen.picture")
        self.choose("colorScheme", "dark")
        wait("the colours", lambda: self.browser.value("state.screen.picture") != picture)
        left = self.node("fab")["frame"][0]
        self.choose("rightToLeft", True)
        wait("the direction", lambda: self.node("fab")["frame"][0] < left)
        assert self.node("output")["text"] == "hello", "a switch lost a state"
        if "SCREENSHOT" in os.environ:
            data = self.browser.call("Page.captureScreenshot", format="png")["data"]
            pathlib.Path(os.environ["SCREENSHOT"]).write_bytes(base64.b64decode(data))


def main(viewc):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Form.view"
        shutil.copy(SAMPLE, file)
        server = subprocess.Popen([viewc, "preview", file], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        browser = None
        try:
            address = server.stdout.readline().decode().strip()
            browser = Browser(f"{folder}/browser")
            Session(browser, file).run(address)
        finally:
            if browser:
                browser.end()
            server.stdin.close()
            code = server.wait(timeout=PATIENCE)
        assert code == 0, f"the server ended with {code}"


main(sys.argv[1])
