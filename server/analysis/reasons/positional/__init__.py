"""What a position has beside material: pawns, squares, kings, pieces, the centre; and what each is worth.

`terms.py` finds it in a position, `worth.py` says what it is worth, `given.py` what a fault gives up of it,
`early.py` what it does wrong in the opening, `aims.py` what a quiet move does at once.
"""
