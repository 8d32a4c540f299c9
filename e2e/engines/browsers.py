"""Firefox and Chromium (by Playwright) and WebKitGTK (by Selenium) behind what a journey needs of a browser:
Debian has no driver of Selenium's for Firefox, and none of Playwright's for WebKitGTK.

Selectors are CSS. A function in JavaScript is a text like `(a, b) => ...`; it runs in the frame entered last.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ElementHandle, Error, Frame
from selenium import webdriver
from selenium.common.exceptions import NoSuchWindowException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

Point = tuple[float, float]
PATIENCE = 60
"""Seconds that anything may take."""
CUT_OFF = "dynamically imported module", "NetworkError when attempting to fetch resource"
"""What Firefox calls an error of a page that is left while a part of it or its texts still come."""
_NAVIGATES = "Execution context was destroyed"
"""What Playwright calls a question to a frame that goes to another address just then."""

_POLL = 0.05
_VISIBLE = """(css, text) => [...document.querySelectorAll(css)].find(
  (item) => item.textContent.includes(text) && item.checkVisibility() && item.offsetWidth)"""
_STILL = f"""async (css, text) => {{
  const item = ({_VISIBLE})(css, text);
  if (!item) return false;
  item.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const before = item.getBoundingClientRect();
  await frame();
  await frame();
  const {{ x, y, width, height }} = item.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return x === before.x && y === before.y && item.contains(hit);
}}"""
"""Whether an element lies still for two frames, and a click on its middle would hit it: Playwright waits for
that by itself, Selenium does not."""
_FRAME = """(css) => {
  const found = document.querySelector(css);
  return found.shadowRoot?.querySelector("iframe") ?? found;
}"""

_LISTEN = """() => {
  if (window.faultsHeard) return;
  window.faultsHeard = [];
  addEventListener("error", ({ message }) => faultsHeard.push(message));
  addEventListener("unhandledrejection", ({ reason }) =>
    faultsHeard.push(`${reason} ${reason?.stack ?? ""}`));
  document.addEventListener("securitypolicyviolation", (event) =>
    faultsHeard.push(`${event.violatedDirective}: ${event.blockedURI}`));
}"""


class Browser(ABC):
    """A window with one page."""

    name = ""

    def wait(self, function: str, *args: Any) -> Any:
        """The first answer of `function` that counts as true. Fails where none comes."""
        deadline = time.monotonic() + PATIENCE
        while not (found := self.poll(function, *args)):
            assert time.monotonic() < deadline, f"{self.name}: never true: {function} with {args}"
            time.sleep(_POLL)
        return found

    def poll(self, function: str, *args: Any) -> Any:
        """What a function answers, or None while the page or frame goes to another address."""
        return self.run(function, *args)

    def see(self, css: str, text: str = "") -> None:
        """Wait until an element with this text is visible."""
        self.wait(f"(css, text) => Boolean(({_VISIBLE})(css, text))", css, text)

    @contextmanager
    def frame(self, css: str) -> Iterator[None]:
        """Everything inside of the `with` happens in this frame of the page, or in this element's."""
        self.see(css)
        self.enter(css)
        try:
            yield
        finally:
            self.leave()

    @abstractmethod
    def go(self, url: str) -> None:
        """Open an address."""

    @abstractmethod
    def run(self, function: str, *args: Any) -> Any:
        """What a function in JavaScript answers; a promise is waited for."""

    @abstractmethod
    def click(self, css: str, text: str = "") -> None:
        """Click the first visible element with this text, once there is one."""

    @abstractmethod
    def fill(self, css: str, text: str) -> None:
        """Put a text into an empty field as a paste does: at once, with its event."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key by its name in events ("ArrowRight") on what has the focus."""

    @abstractmethod
    def drag(self, way: Sequence[Point]) -> None:
        """Press the mouse on the first point, move over the others, let go on the last."""

    @abstractmethod
    def enter(self, css: str) -> None:
        """Go into a frame of the page, or into the one in an element's shadow."""

    @abstractmethod
    def leave(self) -> None:
        """Go back to the page."""

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Make the window's content so large."""

    @abstractmethod
    def picture(self, path: Path) -> None:
        """Write a PNG of the window."""

    @abstractmethod
    def faults(self) -> list[str]:
        """What no script caught and the Content-Security-Policy refused since this was asked last."""


class ByPlaywright(Browser):
    """A page of Playwright's, in the browser of this name."""

    def __init__(self, context: BrowserContext, name: str) -> None:
        self.name = name
        self._page = context.new_page()
        self._frame: Frame = self._page.main_frame
        self._faults: list[str] = []
        self._page.on("pageerror", lambda error: self._faults.append(str(error)))

    def go(self, url: str) -> None:
        before = len(self._faults)
        self._page.goto(url)
        late = self._faults[before:]
        self._faults[before:] = [fault for fault in late if not any(words in fault for words in CUT_OFF)]

    def run(self, function: str, *args: Any) -> Any:
        return self._frame.evaluate(f"args => ({function})(...args)", list(args))

    def poll(self, function: str, *args: Any) -> Any:
        try:
            return self.run(function, *args)
        except Error as fault:
            if _NAVIGATES not in str(fault):
                raise
            return None

    def click(self, css: str, text: str = "") -> None:
        self.see(css, text)
        self._element(css, text).click()

    def fill(self, css: str, text: str) -> None:
        self.see(css)
        self._frame.locator(css).fill(text)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def drag(self, way: Sequence[Point]) -> None:
        mouse = self._page.mouse
        mouse.move(*way[0])
        mouse.down()
        for point in way[1:]:
            mouse.move(*point)
        mouse.up()

    def enter(self, css: str) -> None:
        element = self._frame.evaluate_handle(_FRAME, css).as_element()
        frame = element and element.content_frame()
        assert frame, css
        self._frame = frame

    def leave(self) -> None:
        self._frame = self._page.main_frame

    def size(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def picture(self, path: Path) -> None:
        before = [*self._faults]
        self._page.screenshot(path=path)
        self._page.evaluate("() => 0")  # what the picture was refused is told before this is answered
        self._faults[:] = before  # Playwright hides the caret by a style, which the policy forbids

    def faults(self) -> list[str]:
        found, self._faults[:] = [*self._faults], []
        return found

    def _element(self, css: str, text: str) -> ElementHandle:
        found = self._frame.evaluate_handle(f"args => ({_VISIBLE})(...args)", [css, text]).as_element()
        assert found, (css, text)
        return found


class WebKit(Browser):
    """A MiniBrowser that WebKitWebDriver drives. It keeps no log: of faults only later ones are heard."""

    name = "webkit"

    def __init__(self, driver: webdriver.Remote) -> None:
        self._driver = driver
        self._faults: list[str] = []

    def go(self, url: str) -> None:
        self._gather()
        self._driver.get(url)
        self.run(_LISTEN)

    def run(self, function: str, *args: Any) -> Any:
        answer = self._driver.execute_async_script(
            "const [done, ...args] = [arguments[arguments.length - 1], ...[...arguments].slice(0, -1)];"
            f"Promise.resolve(({function})(...args)).then("
            "(value) => done([value]), (error) => done(String(error)));",
            *args,
        )
        assert isinstance(answer, list), answer
        return answer[0]

    def click(self, css: str, text: str = "") -> None:
        self.see(css, text)
        self.wait(_STILL, css, text)
        self._element(css, text).click()

    def fill(self, css: str, text: str) -> None:
        self.see(css)
        self.run(
            "(css, text) => { const field = document.querySelector(css); field.value = text;"
            " field.dispatchEvent(new Event('input', { bubbles: true })); }",
            css,
            text,
        )

    def press(self, key: str) -> None:
        name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", key).upper()
        ActionChains(self._driver, duration=0).send_keys(getattr(Keys, name, key)).perform()

    def drag(self, way: Sequence[Point]) -> None:
        moves = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"}
            for x, y in way
        ]
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        mouse = {"type": "pointer", "id": "mouse", "actions": [moves[0], down, *moves[1:], up]}
        self._driver.execute(Command.W3C_ACTIONS, {"actions": [mouse]})

    def enter(self, css: str) -> None:
        self._driver.switch_to.frame(self._driver.execute_script(f"return ({_FRAME})(...arguments)", css))
        self.run(_LISTEN)

    def leave(self) -> None:
        with suppress(NoSuchWindowException):  # a frame that its page took away meanwhile
            self._gather()
        self._driver.switch_to.default_content()

    def size(self, width: int, height: int) -> None:
        self._driver.set_window_size(width, height)
        inner = self._driver.execute_script("return [innerWidth, innerHeight]")
        self._driver.set_window_size(2 * width - inner[0], 2 * height - inner[1])

    def picture(self, path: Path) -> None:
        self._driver.get_screenshot_as_file(str(path))

    def faults(self) -> list[str]:
        self._gather()
        found, self._faults = self._faults, []
        return found

    def _gather(self) -> None:
        self._faults += self.run("() => (window.faultsHeard ?? []).splice(0)")

    def _element(self, css: str, text: str) -> WebElement:
        found = self._driver.execute_script(f"return ({_VISIBLE})(...arguments)", css, text)
        assert isinstance(found, WebElement), (css, text)
        return found


@contextmanager
def webkit() -> Iterator[WebKit]:
    """WebKitGTK on a screen of its own."""
    with _screen() as display:
        options = Options()
        options.binary_location = _mini_browser()
        options.add_argument("--automation")
        service = Service(executable_path=_path("WebKitWebDriver"), env={**os.environ, "DISPLAY": display})
        service.start()
        try:
            address = ClientConfig(remote_server_addr=service.service_url)
            driver = webdriver.Remote(RemoteConnection(client_config=address), options=options)
            yield WebKit(driver)
            driver.quit()
        finally:
            service.stop()


@contextmanager
def _screen() -> Iterator[str]:
    command = [_path("Xvfb"), "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout
        try:
            yield f":{process.stdout.readline().decode().strip()}"
        finally:
            process.terminate()


def _mini_browser() -> str:
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    assert found, "WebKitGTK's MiniBrowser is missing: run scripts/test-tools.sh"
    return str(found[-1])


def _path(program: str) -> str:
    found = shutil.which(program)
    assert found, f"{program} is missing: run scripts/test-tools.sh"
    return found
