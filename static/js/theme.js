// A classic script in the head, so that the first paint has the chosen theme. The embed does not load it.
(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem("kibitz:theme"));
    if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  } catch {
    // no storage: the system's theme
  }
})();
