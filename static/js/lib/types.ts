/**
 * What the rooms of the page lend each other from `lib/`. Read by the type checker alone, served to nobody.
 */

/** An event of an element that `h` made: its target is one. */
type Handled<E> = E & { readonly target: Element };

type Listeners = {
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

/** A score in any of the wire's forms. */
export interface AnyScore {
  cp?: number | null;
  mate?: number | null;
}

/** What carries a refusal or a warning to a person: an ApiError, a part of one, a warning of the wire. */
export interface Problem {
  message: string;
  place?: string | null;
}

/** Go to an address of the app; `replace`: the way back does not lead here. */
export type Go = (path: string, replace?: boolean) => void;
