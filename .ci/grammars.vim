" Holds the Vim syntax file to the lexer: CLASSES is the folder that TokenClassTests wrote, REPORT the file to write.
set nocompatible
set encoding=utf-8
set fileformats=unix,dos
set nomore
execute 'set runtimepath^=' . fnameescape($ROOT . '/Grammar/vim')
filetype plugin on
syntax on

" The class that a group of the syntax file stands for.
function! s:Meaning(group)
  let group = substitute(a:group, '\d$', '', '')
  let classes = {
        \ 'viewComment': 'comment', 'viewDocumentation': 'comment', 'viewBlockComment': 'comment',
        \ 'viewString': 'string', 'viewEscape': 'string', 'viewInterpolationMark': 'mark', 'viewNumber': 'number',
        \ 'viewKeyword': 'keyword', 'viewValue': 'value', 'viewHashName': 'hash', 'viewDollarName': 'dollar'}
  return get(classes, group, 'plain')
endfunction

function! s:Agrees(expected, found)
  if a:expected ==# 'name' || a:expected ==# 'sign'
    return a:found ==# 'plain'
  elseif a:expected ==# 'word'
    return index(['plain', 'keyword', 'value'], a:found) >= 0
  endif
  return a:found ==# a:expected || a:expected ==# 'hash' && a:found ==# 'keyword'
endfunction

let s:report = []
let s:pieces = 0
let s:files = 0
for s:classes in sort(glob($CLASSES . '/*.tsv', 1, 1))
  let s:path = substitute(fnamemodify(s:classes, ':t:r'), '__', '/', 'g')
  execute 'silent edit ' . fnameescape($ROOT . '/' . s:path)
  let s:files += 1
  if &filetype !=# 'view' || b:current_syntax !=# 'view' || &commentstring !=# '// %s'
    call add(s:report, s:path . ': the file type was not found')
  endif
  for s:row in readfile(s:classes)
    let [s:line, s:column, s:length, s:expected] = split(s:row, "\t")
    let s:pieces += 1
    for s:at in [s:column, s:column + s:length - 1]
      let s:found = s:Meaning(synIDattr(synID(s:line, s:at, 1), 'name'))
      if !s:Agrees(s:expected, s:found)
        call add(s:report, s:path . ':' . s:line . ':' . s:at . ': ' . s:expected . ' shown as ' . s:found)
      endif
    endfor
  endfor
endfor
let s:failures = len(s:report)
call add(s:report, 'Vim: ' . s:pieces . ' pieces in ' . s:files . ' files, ' . s:failures
      \ . ' shown otherwise than the lexer reads them')
call writefile(s:report, $REPORT)
if s:failures > 0 || s:pieces == 0
  cquit
endif
qall!
