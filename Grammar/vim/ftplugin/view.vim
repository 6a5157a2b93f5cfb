" Settings for `.view` files.

if exists("b:did_ftplugin")
  finish
endif
let b:did_ftplugin = 1

setlocal comments=s1:/*,mb:*,ex:*/,:///,://
setlocal commentstring=//\ %s
setlocal expandtab shiftwidth=4 softtabstop=4
setlocal suffixesadd=.view
setlocal makeprg=viewc\ check\ %:S
setlocal errorformat=%f:%l:%c:\ %trror[V%n]:\ %m,%f:%l:%c:\ %tarning[V%n]:\ %m,%-G%.%#

let b:undo_ftplugin =
      \ "setlocal comments< commentstring< expandtab< shiftwidth< softtabstop< suffixesadd< makeprg< errorformat<"
