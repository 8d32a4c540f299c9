"""What WordPress does with a link in a post, from its described behaviour: discovery in the first 150 KB of
the page, the oEmbed answer, its filter for providers that it does not know, the script that listens for
heights; and what it makes of HTML that an editor has pasted into a block."""

from __future__ import annotations

import json
import re
import secrets
import urllib.parse
import urllib.request
from html import escape
from html.parser import HTMLParser

RESPONSE_LIMIT = 150 * 1024
_ALLOWED = {
    "a": {"href"},
    "blockquote": set[str](),
    "iframe": {"src", "width", "height", "frameborder", "marginwidth", "marginheight", "scrolling", "title"},
}
_TRUSTED_BY_WORDPRESS = "application/json+oembed"

SCRIPT = """<script>
const clamp = (value) => Math.min(1000, Math.max(200, value));
addEventListener("message", ({ data, source }) => {
  if (!data || !data.secret || !data.message || !data.value || /[^a-zA-Z0-9]/.test(data.secret)) return;
  const both = (tag) => [...document.querySelectorAll(`${tag}[data-secret="${data.secret}"]`)];
  for (const quote of both("blockquote")) quote.style.display = "none";
  for (const frame of both("iframe").filter((item) => item.contentWindow === source)) {
    frame.removeAttribute("style");
    if (data.message === "height") frame.height = clamp(parseInt(data.value, 10));
    const ours = data.message === "link" && new URL(data.value).host === new URL(frame.src).host;
    if (ours && document.activeElement === frame) window.top.location.href = data.value;
  }
});
addEventListener("load", () => {
  for (const frame of document.querySelectorAll("iframe.wp-embedded-content"))
    frame.contentWindow.postMessage({ message: "ready", secret: frame.dataset.secret }, "*");
});
</script>"""


def embed(url: str, *, maxwidth: int = 600) -> str:
    """The HTML that a post gets in place of the link `url`."""
    height = min(int(maxwidth * 1.5), 1000)
    answer = _fetch(_with(discover(url), maxwidth=maxwidth, maxheight=height, url=url))
    told = json.loads(answer)
    assert told["type"] == "rich" and isinstance(told["html"], str)
    return filtered(told["html"])


def discover(url: str) -> str:
    """The oEmbed address that the page names in its head."""
    head = _fetch(url.split("#")[0])[:RESPONSE_LIMIT].decode("utf-8", "replace").split("</head>")[0]
    finder = _Links()
    finder.feed(head)
    assert finder.found, "no discovery link"
    return finder.found[0]


def filtered(html: str) -> str:
    """Blockquote and iframe with a secret, and nothing else."""
    keeper = _Keeper()
    keeper.feed(html)
    found = re.search(r"(<blockquote>.*?</blockquote>)?.*(<iframe.*?></iframe>)", "".join(keeper.kept), re.S)
    assert found, "there is no iframe"
    quote, frame = found.group(1) or "", found.group(2)
    secret = secrets.token_hex(5)
    frame = re.sub(r' src="(.*?)"', rf' src="\1#?secret={secret}" data-secret="{secret}"', frame, count=1)
    hidden = ' style="position: absolute; visibility: hidden;"' if quote else ""
    extra = f'<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted"{hidden}'
    quote = quote.replace("<blockquote", f'<blockquote class="wp-embedded-content" data-secret="{secret}"')
    return quote + frame.replace("<iframe", extra)


class _Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "link" and given.get("type") == _TRUSTED_BY_WORDPRESS and given.get("href"):
            self.found.append(str(given["href"]))


class _Keeper(HTMLParser):
    """Keeps the allowed elements with their allowed attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _ALLOWED:
            kept = [f' {name}="{escape(value or "")}"' for name, value in attrs if name in _ALLOWED[tag]]
            self.kept.append(f"<{tag}{''.join(kept)}>")

    def handle_endtag(self, tag: str) -> None:
        if tag in _ALLOWED:
            self.kept.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self.kept.append(escape(data))


def authored(html: str) -> str:
    """What is kept of the HTML of an author who may not post everything: elements that WordPress does
    not know go, and scripts; what stands in them stays."""
    return re.sub(r"</?(?:script|iframe|kibitz-[a-z]+)\b[^>]*>", "", html)


def printed(html: str) -> str:
    """A block of HTML as a reader gets it: curly quotation marks, primes, dashes and an ellipsis, and each
    line of a text that is in no block an own one; what stands in <pre> or in a script stays as it is."""
    parts = re.split(r"(<(pre|script|code)\b.*?</\2>|<[^>]*>)", html, flags=re.S)
    return "".join(
        part if at % 3 == 1 else _as_print(part) for at, part in enumerate(parts) if at % 3 != 2 and part
    )


def _as_print(text: str) -> str:
    for pattern, sign in (
        (r"\.\.\.", "…"),
        (r"---", "—"),
        (r"(?<= )--(?= )", "—"),
        (r"--", "–"),
        (r'(?<=\d)"', "″"),
        (r'"(?=\w)', "“"),
        (r'"', "”"),
        (r"(?<=\w)'", "’"),
        (r"\n(?=\S)", "<br />\n"),
    ):
        text = re.sub(pattern, sign, text)
    return text


def _with(address: str, **query: object) -> str:
    """The address with what is asked for in place of what it says of that itself."""
    parts = urllib.parse.urlsplit(address)
    asked = {**dict(urllib.parse.parse_qsl(parts.query)), **query}
    return parts._replace(query=urllib.parse.urlencode(asked)).geturl()


def _fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        found: bytes = answer.read()
        return found
