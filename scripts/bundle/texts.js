/** In a bundle in place of static/js/lib/catalogue.ts: nothing to wait for, and of Fluent what is used. */

export { FluentBundle, FluentResource } from "@fluent/bundle";

const element = document.getElementById("catalogue");

export const catalogue = element ? { isOther: false, ...JSON.parse(element.textContent) } : null;
