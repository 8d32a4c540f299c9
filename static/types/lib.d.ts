/**
 * What the rooms of the page lend each other from `lib/`. Read by the type checker alone, served to nobody.
 */

import type { FluentVariable } from "@fluent/bundle";

/** An event of an element that `h` made: its target is one. */
export type Handled<E> = E & { readonly target: Element };

export type Listeners = {
  [E in keyof HTMLElementEventMap]?: (event: Handled<HTMLElementEventMap[E]>) => void;
};

type Plain = string | number | boolean | null | undefined;

/** The second argument of `h`. */
export interface Props {
  class?: string;
  text?: string | number | null;
  on?: Listeners;
  data?: Record<string, string | number>;
  style?: Record<string, string | number>;
  [attribute: string]: Plain | Listeners | Record<string, string | number>;
}

export type Child = Node | string | number | boolean | null | undefined | readonly Child[];

/** An element of HTML. */
export type H = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props?: Props,
  ...children: Child[]
) => HTMLElementTagNameMap[K];

/** An element of SVG. */
export type S = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes?: Record<string, string | number | null | undefined>,
  ...children: (Node | null | undefined | false | (Node | null | undefined | false)[])[]
) => SVGElementTagNameMap[K];

/** What a text of the catalogue takes. */
export type Params = Record<string, FluentVariable>;

/** A score in any of the wire's forms. */
export interface AnyScore {
  cp?: number | null;
  mate?: number | null;
}

/** The tools of Intl that the page uses. */
export interface Tools {
  NumberFormat: Intl.NumberFormat;
  DateTimeFormat: Intl.DateTimeFormat;
  ListFormat: Intl.ListFormat;
}

export interface ToolOptions {
  NumberFormat: Intl.NumberFormatOptions;
  DateTimeFormat: Intl.DateTimeFormatOptions;
  ListFormat: Intl.ListFormatOptions;
}

/** What carries a refusal or a warning to a person: an ApiError, a part of one, a warning of the wire. */
export interface Problem {
  message: string;
  place?: string | null;
}

/** The catalogue that is used; `isOther`: not in the language that the server wrote the page in. */
export interface Catalogue {
  language: string;
  languages: Record<string, string>;
  text: string;
  version: string;
  isOther: boolean;
}
/** The catalogue as it stands in the page. */
export interface Inline {
  language: string;
  languages: Record<string, string>;
  text: string;
  version: string;
}
