import type { Language } from '#domain/language/languages.ts';
import { serverParts } from '#languages/languages.server.ts';
import { remembered } from '../remembered.ts';

/** Returns a name of the catalogue with typographic apostrophes; the catalogue has straight ones. */
const typeset = (name: string) => name.replaceAll("'", '’');

const townsShown = new Map<string, string>();

/** Returns a town, given by its name in the catalogue, as readers of a language write it. */
export function townName(language: Language, town: string): string {
  const { towns, standingAlone } = serverParts[language].names;
  const entry = towns[town];
  if (entry === undefined) return typeset(town);
  return remembered(townsShown, `${language} ${town}`, () => standingAlone(entry));
}

/** Returns a ground, given by its name in the catalogue, as readers of a language write it. */
export function groundName(language: Language, ground: string): string {
  return serverParts[language].names.grounds[ground] ?? typeset(ground);
}

/** Returns a ground and its town on one line, `San Siro, Milano`; a name that both share is given once. Empty when neither is known. */
export function groundAndTown(
  language: Language,
  { ground, town }: { readonly ground: string | null; readonly town: string | null },
): string {
  const names = [ground && groundName(language, ground), town && townName(language, town)];
  return [...new Set(names)].filter((name) => name !== null && name !== '').join(', ');
}
