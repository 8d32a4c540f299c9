/** The shapes of the screen `/r/<id>`. */

/** Go to an address of the app; `replace`: the way back does not lead here. */
export type Go = (path: string, replace?: boolean) => void;
