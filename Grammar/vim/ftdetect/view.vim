autocmd BufRead,BufNewFile *.view setfiletype view
