"""What a move costs or wins on the board: facts proven by lines, motifs, and the sentences they make.

Pure: no engine, no page, no catalogue but its keys.
"""
