/*!
 * <kibitz-review>: a chess game review, or a PGN, on any page. Documentation: docs/embed.md of Kibitz.
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 the authors of Kibitz
 *
 * <script src="https://kibitz.example/static/embed.js" defer></script>
 * <kibitz-review src="https://kibitz.example/r/..."></kibitz-review>
 * <kibitz-review>1. e4 e5 2. Nf3 *</kibitz-review>
 *
 * The element is a frame of Kibitz in a sandbox, as high as what it shows. No cookies, no storage, nothing
 * else loaded.
 */
if (!customElements.get("kibitz-review")) {
  const script = document.currentScript ?? document.querySelector('script[src*="/static/embed.js"]');
  const HOME = new URL(script?.getAttribute("src") ?? location.href, document.baseURI).origin;
  const PASSED_ON = ["ply", "line", "orientation", "theme", "show", "pieces", "notation"];
  const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
  const FIRST_HEIGHT = 620;
  const MAX_HEIGHT = 4000;
  const PATIENCE_MS = 10000;
  const STYLE = `
    :host { display: block; min-width: 0; max-width: 1000px; margin-block: 1em; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; border: 0; border-radius: 8px; }
    p { margin: 0; padding: 10px 14px; border: 1px solid; border-radius: 8px; }
    p { font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    p:empty { display: none; }`;
  const ENGLISH = {
    title: "Chess game review",
    game: "Chess game",
    address: (/** @type {string} */ text) => `This is no address of a Kibitz review: ${text}`,
    server: (/** @type {string} */ text) => `This is no address of a Kibitz (https://…): ${text}`,
    nothing: "There is no game here: give the element a src or a PGN.",
    silent: (/** @type {string} */ text) =>
      `Kibitz at ${text} does not answer, so this game cannot be shown now.`,
  };
  /** @type {Record<string, typeof ENGLISH>} */
  const WORDS = {
    en: ENGLISH,
    de: {
      title: "Analyse einer Schachpartie",
      game: "Schachpartie",
      address: (text) => `Das ist keine Adresse einer Kibitz-Analyse: ${text}`,
      server: (text) => `Das ist keine Adresse eines Kibitz (https://…): ${text}`,
      nothing: "Hier ist keine Partie: das Element braucht src oder eine PGN.",
      silent: (text) =>
        `Kibitz unter ${text} antwortet nicht, deshalb ist diese Partie gerade nicht zu sehen.`,
    },
  };

  /** The embed's address of a review's, a collection's, an embed's, or null. @param {string} src */
  const embedOf = (src) => {
    let url;
    try {
      url = new URL(src, document.baseURI);
    } catch {
      return null;
    }
    const found = /^(.*)\/(?:r|embed|(c|embed\/c))\/([\w-]+)\/?$/.exec(url.pathname);
    if (!found || !/^https?:$/.test(url.protocol)) return null;
    const [, before, collection, id] = found;
    const [, ply, line] = /^#(\d{1,4})(?::([a-h1-8qrbn,]+))?/.exec(url.hash) ?? [];
    url.pathname = `${before}/embed/${collection ? "c/" : ""}${id}`;
    url.hash = "";
    if (ply) url.searchParams.set("ply", ply);
    if (line) url.searchParams.set("line", line);
    return url;
  };

  /** The viewer of a PGN at a Kibitz: an http(s) address of its own, or null. @param {string} server */
  const viewerOf = (server) => {
    try {
      const url = new URL("/embed/pgn", new URL(server));
      return /^https?:$/.test(url.protocol) ? url : null;
    } catch {
      return null;
    }
  };

  class KibitzReview extends HTMLElement {
    static observedAttributes = ["src", "server", "lang", "height", "title", ...PASSED_ON];

    said = document.createElement("p");
    /** @type {HTMLIFrameElement | null} */
    frame = null;
    heard = false;
    /** @type {Promise<void> | null} */
    due = null;
    timer = 0;
    observer = new MutationObserver(() => this.renew());
    onMessage = (/** @type {MessageEvent} */ event) => this.take(event);

    constructor() {
      super();
      const style = document.createElement("style");
      style.textContent = STYLE;
      this.said.setAttribute("role", "alert");
      this.attachShadow({ mode: "open", delegatesFocus: true }).append(style, this.said);
    }

    connectedCallback() {
      window.addEventListener("message", this.onMessage);
      this.observer.observe(this, { childList: true, characterData: true, subtree: true });
      if (document.readyState === "loading")
        document.addEventListener("DOMContentLoaded", () => this.renew(), { once: true });
      else this.renew();
    }

    disconnectedCallback() {
      window.removeEventListener("message", this.onMessage);
      this.observer.disconnect();
      this.drop();
    }

    attributeChangedCallback() {
      if (this.isConnected && document.readyState !== "loading") this.renew();
    }

    /** Several changes of one moment make one new frame. */
    renew() {
      this.due ??= Promise.resolve().then(() => {
        this.due = null;
        if (this.isConnected) this.show();
      });
    }

    show() {
      const src = this.getAttribute("src");
      const pgn = src === null ? this.pgn : "";
      const url = src === null ? viewerOf(this.server) : embedOf(src);
      if (!url) return this.say(src === null ? this.words.server(this.server) : this.words.address(src));
      if (src === null && !pgn) return this.say(this.words.nothing);
      for (const name of PASSED_ON) {
        const value = this.getAttribute(name);
        if (value) url.searchParams.set(name, value);
      }
      if (this.language && !url.searchParams.has("lang")) url.searchParams.set("lang", this.language);
      return this.open(
        url.href,
        this.getAttribute("title") ?? (src === null ? this.words.game : this.words.title),
      );
    }

    /** @param {string} address @param {string} title */
    open(address, title) {
      if (this.frame?.src === address && this.frame.title === title) {
        this.size(this.frame, this.frame.offsetHeight);
        return this.hand(this.frame); // the same frame, perhaps another PGN
      }
      this.drop();
      const frame = document.createElement("iframe");
      Object.assign(frame, { title, loading: "lazy", referrerPolicy: "no-referrer" });
      frame.setAttribute("sandbox", SANDBOX);
      frame.addEventListener("load", () => this.wait(new URL(address).origin));
      frame.src = address;
      this.frame = frame;
      this.size(frame, FIRST_HEIGHT);
      this.said.textContent = "";
      return this.said.after(frame);
    }

    /** Our own frame is ready for the PGN, or says how high it is. @param {MessageEvent} message */
    take({ source, data }) {
      if (!this.frame || source !== this.frame.contentWindow || typeof data?.type !== "string") return;
      if (data.type === "kibitz:ready") this.hand(this.frame);
      if (data.type !== "kibitz:height" || !Number.isFinite(data.height)) return;
      this.heard = true;
      this.said.textContent = "";
      this.size(this.frame, data.height);
    }

    /**
     * The sandbox has an opaque origin, which no target can name; the window is the frame we opened.
     * @param {HTMLIFrameElement} frame
     */
    hand(frame) {
      if (!this.hasAttribute("src"))
        frame.contentWindow?.postMessage({ type: "kibitz:pgn", pgn: this.pgn }, "*");
    }

    /** @param {HTMLIFrameElement} frame @param {number} height */
    size(frame, height) {
      const fixed = Number(this.getAttribute("height")) || 0;
      frame.style.height = `${Math.min(fixed || Math.ceil(height), MAX_HEIGHT)}px`;
    }

    /** @param {string} origin */
    wait(origin) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        if (this.frame && !this.heard) this.say(this.words.silent(origin));
      }, PATIENCE_MS);
    }

    /** @param {string} text */
    say(text) {
      this.drop();
      this.said.textContent = text;
    }

    drop() {
      clearTimeout(this.timer);
      this.frame?.remove();
      this.frame = null;
      this.heard = false;
    }

    /** The text inside, or that of a <script type="application/x-chess-pgn"> inside. @returns {string} */
    get pgn() {
      /** @type {Element} */
      const holder = this.querySelector("script[type='application/x-chess-pgn']") ?? this;
      return (holder.textContent ?? "").trim();
    }

    get server() {
      return this.getAttribute("server") || HOME;
    }

    /** Of the element, else of the page around it. */
    get language() {
      return (this.closest("[lang]")?.getAttribute("lang") ?? "").slice(0, 2).toLowerCase();
    }

    get words() {
      return WORDS[this.language] ?? WORDS.en;
    }
  }

  customElements.define("kibitz-review", KibitzReview);
}
