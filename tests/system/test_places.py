from __future__ import annotations

from server.system.places import Places


def test_there_are_so_many_in_all_and_so_many_of_a_visitor() -> None:
    places = Places(3, 2)
    with places.held("a") as first, places.held("a") as second, places.held("a") as third:
        assert (first, second, third) == (True, True, False)
        with places.held("b") as theirs, places.held("c") as too_many:
            assert (theirs, too_many) == (True, False)
    with places.held("a") as again:
        assert again


def test_nobody_may_have_them_all() -> None:
    places = Places(2, 1)
    with places.held("") as first, places.held("") as second, places.held("") as third:
        assert (first, second, third) == (True, True, False)


def test_a_visitor_without_a_place_is_forgotten() -> None:
    places = Places(1, 1)
    with places.held("a"), places.held("b"):
        pass
    assert not places._taken
