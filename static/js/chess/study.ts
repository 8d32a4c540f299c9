/**
 * What a study of lichess says of itself in the headers of its chapters, as the server reads them
 * (server/analysis/game/study.py). Pure.
 */

const ADDRESS = /^https?:\/\/lichess\.org\/study\//i;

/** A value; "" where nothing is known. */
const known = (value: string | undefined) => (/^[?.\-\s]*$/.test(value ?? "") ? "" : (value ?? "").trim());

/** The titles of the study and of the chapter; "" where one is not told. */
export function chapterOf(headers: Record<string, string>) {
  const [study, name] = [known(headers.StudyName), known(headers.ChapterName)];
  if (study || name || ![headers.Site, headers.ChapterURL].some((value) => ADDRESS.test(value ?? "")))
    return { study, name };
  const [first, ...rest] = (headers.Event ?? "").split(": ");
  return { study: known(first), name: known(rest.join(": ")) };
}

/** Whether the headers name a player. */
export const hasPlayers = (headers: Record<string, string>) =>
  Boolean(known(headers.White) || known(headers.Black));

/** What a chapter without players is called; "" for any other game. */
export const chapterTitle = (headers: Record<string, string>) =>
  hasPlayers(headers) ? "" : chapterOf(headers).name;
