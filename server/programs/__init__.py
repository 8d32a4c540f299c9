"""The programs that `kibitz <word>` starts. Nothing imports this room but the command line."""
