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
 * else loaded. Methods: goto, next, previous, first, last, flip, play, theme; of a collection also nextGame,
 * previousGame. Events: ready, gamechange, plychange, done, error.
 */
if (!customElements.get("kibitz-review")) {
  const script = document.currentScript ?? document.querySelector('script[src*="/static/embed.js"]');
  const SCRIPT = new URL(script?.getAttribute("src") ?? location.href, document.baseURI);
  /** The Kibitz that this script is of, without a slash at its end. */
  const HOME = SCRIPT.origin + (/^(.*)\/static\//.exec(SCRIPT.pathname)?.[1] ?? "");
  const LOOK = ["lightsquares", "darksquares", "accent", "font", "headings"];
  /** What is changed in the frame that is there; whatever else changes makes a new one. */
  const DRIVEN = ["ply", "line", "orientation", "theme", "game"];
  const PASSED_ON = [
    "mode",
    "game",
    "ply",
    "line",
    "orientation",
    "theme",
    "show",
    "pieces",
    "notation",
    "hide",
    "rating",
    "moves",
    "keyboard",
    "wheel",
    "draw",
    "lightsquares",
    "darksquares",
    "accent",
    "font",
    "headings",
  ];
  const VERSION = 1;
  const EVENTS = ["ready", "gamechange", "plychange", "done", "error"];
  const MOST_WAITING = 20;
  const BLOCKS = "P, DIV, PRE, BR, LI";
  /* facts: frame-sandbox, written by scripts/write_facts.py */
  const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
  /* end of facts */
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
  /** @type {Record<string, Record<string, string>>} */
  /* facts: element-words, written by scripts/write_facts.py */
  const WORDS = {
    en: {
      title: "Chess game review",
      game: "Chess game",
      address: "This is no address of a Kibitz review: {text}",
      server: "This is no address of a Kibitz (https://…): {text}",
      nothing: "There is no game here: give the element a src or a PGN.",
      silent: "Kibitz at {text} does not answer, so this game cannot be shown now.",
    },
    de: {
      title: "Analyse einer Schachpartie",
      game: "Schachpartie",
      address: "Das ist keine Adresse einer Kibitz-Analyse: {text}",
      server: "Das ist keine Adresse eines Kibitz (https://…): {text}",
      nothing: "Hier ist keine Partie: das Element braucht src oder eine PGN.",
      silent: "Kibitz unter {text} antwortet nicht, deshalb ist diese Partie gerade nicht zu sehen.",
    },
    es: {
      title: "Análisis de una partida de ajedrez",
      game: "Partida de ajedrez",
      address: "Esta no es la dirección de un análisis de Kibitz: {text}",
      server: "Esta no es la dirección de un Kibitz (https://…): {text}",
      nothing: "Aquí no hay ninguna partida: el elemento necesita src o un PGN.",
      silent: "Kibitz no responde en {text}, así que ahora no se puede mostrar esta partida.",
    },
    fr: {
      title: "Analyse d’une partie d’échecs",
      game: "Partie d’échecs",
      address: "Ce n’est pas l’adresse d’une analyse Kibitz : {text}",
      server: "Ce n’est pas l’adresse d’un Kibitz (https://…) : {text}",
      nothing: "Il n’y a pas de partie ici : l’élément a besoin de src ou d’un PGN.",
      silent:
        "Kibitz ne répond pas à l’adresse {text} : cette partie ne peut pas être affichée pour le moment.",
    },
  };
  /* end of facts */

  /** "23", "last", "22:e7e5,g1f3", and in a collection "4/" or "4/23". */
  const PLACE = /^#?(?:(\d{1,4})\/)?(\d{1,4}|last)?(?::([a-h1-8qrbn,]+))?/;

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
    const [, game, ply, line] = PLACE.exec(url.hash) ?? [];
    url.pathname = `${before}/embed/${collection ? "c/" : ""}${id}`;
    url.hash = "";
    if (game && collection) url.searchParams.set("game", game);
    if (ply) url.searchParams.set("ply", ply);
    if (line) url.searchParams.set("line", line);
    return url;
  };

  /** The viewer of a PGN at a Kibitz: an http(s) address of its own, or null. @param {string} server */
  const viewerOf = (server) => {
    try {
      const url = new URL(server);
      url.pathname = `${url.pathname.replace(/\/$/, "")}/embed/pgn`;
      url.search = url.hash = "";
      return /^https?:$/.test(url.protocol) ? url : null;
    } catch {
      return null;
    }
  };

  /**
   * The styles. A policy of the site that forbids inline styles says nothing of a sheet that is made by
   * script; where a browser knows none, there is an element.
   * @param {ShadowRoot} root
   */
  const dress = (root) => {
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      root.adoptedStyleSheets = [sheet];
    } catch {
      const style = document.createElement("style");
      style.textContent = STYLE;
      root.prepend(style);
    }
  };

  /** @param {string | number | null} ply */
  const plyOf = (ply) => (ply === "last" ? ply : Number(ply) || 0);

  /**
   * 23, "last", "22:e7e5,g1f3", "4/23" or {game, ply, line} as a command; what is none the frame refuses.
   * @param {any} place
   */
  const placeOf = (place) => {
    if (typeof place === "string") {
      const [whole, game, ply = 0, line] = PLACE.exec(place) ?? [];
      if (whole !== place || !(game || ply)) return { ply: null };
      return { ply: plyOf(ply), line: line?.split(",") ?? [], ...(game && { game: Number(game) }) };
    }
    if (!place || typeof place !== "object") return { ply: place ?? null };
    const { game, ply = 0, line = [] } = place;
    return { ply, line, ...(game !== undefined && { game }) };
  };

  class KibitzReview extends HTMLElement {
    static observedAttributes = ["src", "server", "lang", "height", "title", ...PASSED_ON];

    said = document.createElement("p");
    /** @type {HTMLIFrameElement | null} */
    frame = null;
    heard = false;
    ready = false;
    /** The address that the frame was opened with, without what is driven; what it was last told of that. */
    base = "";
    given = "";
    handed = "";
    /** @type {object[]} */
    waiting = [];
    /** @type {Promise<void> | null} */
    due = null;
    timer = 0;
    observer = new MutationObserver(() => this.renew());
    onMessage = (/** @type {MessageEvent} */ event) => this.take(event);

    constructor() {
      super();
      this.said.setAttribute("role", "alert");
      const root = this.attachShadow({ mode: "open", delegatesFocus: true });
      root.append(this.said);
      dress(root);
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
      const src = this.source;
      const pgn = src === null ? this.pgn : "";
      const url = src === null ? viewerOf(this.server) : embedOf(src);
      if (!url)
        return this.say(src === null ? this.words("server", this.server) : this.words("address", src));
      if (src === null && !pgn) return this.say(this.words("nothing"));
      const own = getComputedStyle(this);
      for (const name of PASSED_ON) {
        const value =
          this.getAttribute(name) ?? (LOOK.includes(name) ? own.getPropertyValue(`--kibitz-${name}`) : "");
        if (value.trim() || (name === "show" && this.hasAttribute(name)))
          url.searchParams.set(name, value.trim());
      }
      if (this.language && !url.searchParams.has("lang")) url.searchParams.set("lang", this.language);
      const title = this.getAttribute("title") ?? (src === null ? this.words("game") : this.words("title"));
      return this.open(url, title);
    }

    /** @param {URL} url @param {string} title */
    open(url, title) {
      const base = new URL(url);
      for (const name of DRIVEN) base.searchParams.delete(name);
      const given = JSON.stringify(DRIVEN.map((name) => url.searchParams.get(name)));
      if (this.frame && this.base === base.href && this.frame.title === title) {
        this.size(this.frame, this.frame.offsetHeight);
        if (this.pgn !== this.handed) this.hand(this.frame); // the same frame, another PGN
        return this.follow(given);
      }
      this.drop();
      Object.assign(this, { base: base.href, given });
      const frame = document.createElement("iframe");
      Object.assign(frame, { title, loading: "lazy", referrerPolicy: "no-referrer" });
      frame.setAttribute("sandbox", SANDBOX);
      frame.addEventListener("load", () => {
        this.greet();
        this.wait(url.origin);
      });
      this.fill(frame, url);
      this.frame = frame;
      this.size(frame, FIRST_HEIGHT);
      this.said.textContent = "";
      return this.said.after(frame);
    }

    /** kibitz-viewer.js has another way. @param {HTMLIFrameElement} frame @param {URL} url */
    fill(frame, url) {
      frame.src = url.href;
    }

    /** Tell the frame which of its places and looks have changed. @param {string} given */
    follow(given) {
      const [before, now] = [JSON.parse(this.given || "[]"), JSON.parse(given)];
      this.given = given;
      const [ply, line, orientation, theme, game] = now;
      const place = { ply: plyOf(ply), line: line ? line.split(",") : [] };
      if (before[4] !== game) this.goto({ ...place, game: Number(game) || null });
      else if (before[0] !== ply || before[1] !== line) this.goto(place);
      if (before[2] !== orientation && orientation) this.send({ command: "flip", orientation });
      if (before[3] !== theme) this.send({ command: "theme", theme: theme ?? "auto" });
    }

    /**
     * Only our own frame is heard, from its own origin or the opaque one of its sandbox.
     * @param {MessageEvent} message
     */
    take({ source, origin, data }) {
      const { frame } = this;
      if (!frame || source !== frame.contentWindow || typeof data?.type !== "string") return;
      if (origin !== "null" && frame.src && origin !== new URL(frame.src).origin) return;
      if (data.type === "kibitz:ready") this.hand(frame);
      if (data.type === "kibitz:event") this.tell(data);
      if (data.type !== "kibitz:height" || !Number.isFinite(data.height)) return;
      if (!this.heard) this.greet();
      this.heard = true;
      this.said.textContent = "";
      this.size(frame, data.height);
    }

    /** From now on the frame tells what happens in it. */
    greet() {
      this.post({ type: "kibitz:hello" });
    }

    /**
     * What the frame tells becomes an event of the element.
     * @param {{ event: string, [field: string]: any }} told
     */
    tell({ type: _, version, event, ...detail }) {
      if (version !== VERSION || !EVENTS.includes(event)) return;
      if (event === "ready") {
        this.ready = true;
        for (const command of this.waiting.splice(0)) this.send(command);
      }
      this.dispatchEvent(new CustomEvent(event, { detail }));
    }

    /** Before the game is there a command waits. @param {object} command */
    send(command) {
      if (this.ready) this.post({ type: "kibitz:command", ...command });
      else if (this.waiting.length < MOST_WAITING) this.waiting.push(command);
    }

    /** @param {object} message */
    post(message) {
      this.frame?.contentWindow?.postMessage({ version: VERSION, ...message }, "*");
    }

    /**
     * A ply, "last", "22:e7e5,g1f3" or { ply, line: ["e7e5"] }; of a collection "4/23" or
     * { game: 4, ply: 23 }, game null being its table.
     * @param {unknown} place
     */
    goto(place) {
      this.send({ command: "goto", ...placeOf(place) });
    }

    next() {
      this.send({ command: "next" });
    }

    previous() {
      this.send({ command: "previous" });
    }

    nextGame() {
      this.send({ command: "nextgame" });
    }

    previousGame() {
      this.send({ command: "previousgame" });
    }

    first() {
      this.send({ command: "first" });
    }

    last() {
      this.send({ command: "last" });
    }

    flip() {
      this.send({ command: "flip" });
    }

    /** Move by move to the end, or stop. @param {boolean} [on] @param {number} [delay] milliseconds */
    play(on = true, delay = 1200) {
      this.send({ command: "play", on, delay });
    }

    /** "light", "dark" or "auto". @param {string} name */
    theme(name) {
      this.setAttribute("theme", name);
    }

    /**
     * The sandbox has an opaque origin, which no target can name; the window is the frame we opened.
     * @param {HTMLIFrameElement} frame
     */
    hand(frame) {
      if (this.source !== null) return;
      this.handed = this.pgn;
      frame.contentWindow?.postMessage({ type: "kibitz:pgn", pgn: this.handed }, "*");
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
        if (this.frame && !this.heard) this.say(this.words("silent", origin));
      }, PATIENCE_MS);
    }

    /** @param {string} text */
    say(text) {
      this.drop();
      this.said.textContent = text;
      this.dispatchEvent(new CustomEvent("error", { detail: { code: "not_shown", message: text } }));
    }

    drop() {
      clearTimeout(this.timer);
      if (this.frame) this.waiting = []; // what waits for a first frame is its own
      this.frame?.remove();
      this.frame = null;
      Object.assign(this, { heard: false, ready: false, base: "", given: "", handed: "" });
    }

    /** The attribute's address, or that of the one link inside: it is what stands without JavaScript. */
    get source() {
      const src = this.getAttribute("src");
      const link = this.querySelector("a[href]");
      if (src !== null || !link || this.pgn !== link.textContent?.trim()) return src;
      return link.getAttribute("href");
    }

    /**
     * The text inside, or that of a <script type="application/x-chess-pgn"> inside; what an editor has made
     * lines and paragraphs of are lines again.
     * @returns {string}
     */
    get pgn() {
      /** @type {Element} */
      const holder = this.querySelector("script[type='application/x-chess-pgn']") ?? this;
      if (!holder.querySelector(BLOCKS)) return (holder.textContent ?? "").trim();
      const copy = /** @type {Element} */ (holder.cloneNode(true));
      for (const block of copy.querySelectorAll(BLOCKS)) block.before("\n");
      return (copy.textContent ?? "").trim();
    }

    get server() {
      return this.getAttribute("server") || HOME;
    }

    /** Of the element, else of the page around it. */
    get language() {
      return (this.closest("[lang]")?.getAttribute("lang") ?? "").slice(0, 2).toLowerCase();
    }

    /** What it says itself; of the page's addresses `text` is the one that is named. @param {string} name */
    words(name, text = "") {
      return (WORDS[this.language] ?? WORDS.en)[name].replace("{text}", () => text);
    }
  }

  customElements.define("kibitz-review", KibitzReview);
}
