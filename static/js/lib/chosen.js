// A classic script in the head, so that the first paint has the chosen theme and i18n.js the chosen language.
// The embed does not load it.
(() => {
  const root = document.documentElement;
  const kept = (/** @type {string} */ key) => JSON.parse(localStorage.getItem(`kibitz:${key}`) ?? "null");
  try {
    const theme = kept("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const language = kept("language");
    if (/^[a-z-]{2,8}$/i.test(language ?? "") && !root.dataset.asked) root.lang = language;
  } catch {
    // no storage: the system's theme, the browser's language
  }
})();
