"""axe-core over the page as it stands, in light and dark, wide and narrow."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Page

from e2e.conftest import ROOT

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
FINDINGS = """async (options) => {
  const ending = (each) => each.effect.getComputedTiming().endTime < Infinity;
  const moves = document.getAnimations().filter(ending); // what fades in has no contrast yet
  await Promise.allSettled(moves.map(({ finished }) => finished));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
  const words = (rule, node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`;
  return violations.flatMap((rule) => rule.nodes.map((node) => words(rule, node)));
}"""

SETTLING = 120
"""Looks at a page, a quarter of a second between them, until what is found is held against it."""

Scheme = Literal["light", "dark"]
Look = tuple[Scheme, int]
LOOKS: tuple[Look, ...] = (("light", 1280), ("dark", 1280), ("light", 390), ("dark", 390))
_COLOURS: dict[str, Any] = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""The rules of axe-core that look at colours: in the dark nothing else is another."""
_ALL: dict[str, Any] = {
    "rules": {"target-size": {"enabled": True}, "label-content-name-mismatch": {"enabled": True}}
}
"""Targets of 24 px (WCAG 2.5.8) and names that hold what is seen (2.5.3) are off as axe-core comes."""


def findings(page: Page, scheme: Scheme = "light") -> list[str]:
    """What axe-core finds on the page as it stands; of the dark, its colours alone."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(FINDINGS, _COLOURS if scheme == "dark" else _ALL)
    return found


def settled(page: Page, scheme: Scheme = "light") -> list[str]:
    """What axe-core still finds once the page has settled in its new size: parts of it come and move."""
    for _ in range(SETTLING):
        if not (found := findings(page, scheme)):
            break
        page.wait_for_timeout(250)
    return found


def check(page: Page, looks: tuple[Look, ...] = LOOKS) -> None:
    """Nothing to find in any look."""
    found = {}
    for scheme, width in looks:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.set_viewport_size({"width": width, "height": 900})
        if findings_here := settled(page, scheme):
            found[scheme, width] = findings_here
    assert not found, "\n".join(f"{look}: {words}" for look, all_of in found.items() for words in all_of)
