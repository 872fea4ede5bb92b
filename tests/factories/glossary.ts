import { readFileSync } from 'node:fs';
import type { Language } from '#domain/language/languages.ts';
import type { SharedMatch } from './example-matches.ts';

/** Words that a language does not use, and what is written instead. */
export interface Unused {
  readonly shape: RegExp;
  readonly instead: string;
}

/** Returns text between slashes as a regular expression, and words as one that finds them whole, ignoring case. */
function shapeOf(cell: string): RegExp {
  const [, source, flags = ''] = /^\/(.+)\/([a-z]*)$/.exec(cell) ?? [];
  if (source !== undefined) return new RegExp(source, [...new Set(`${flags}u`)].join(''));
  const words = cell.split(', ').map((each) => each.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'iu');
}

/** Returns the entries of the table under a heading, "Not used" or "Not used of football"; a bar inside a cell is written `\|`. */
export function unusedIn(glossary: string, heading = 'Not used'): Unused[] {
  const [, section = ''] = new RegExp(String.raw`^## ${heading}\n([\s\S]*?)(?=^## |$(?![\s\S]))`, 'm').exec(glossary) ?? [];
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const [, cell = '', instead = ''] = row.split(/(?<!\\)\|/).map((each) => each.trim().replaceAll(String.raw`\|`, '|'));
    return { shape: shapeOf(cell.replace(/^`(.+)`$/, '$1')), instead };
  });
}

/** Returns the text of a language's glossary. Throws when there is none. */
export function readGlossary(tag: Language): string {
  return readFileSync(new URL(`../../languages/${tag}/glossary.md`, import.meta.url), 'utf8');
}

/** Returns the words that a language does not use of football. */
export function unusedOfFootball(tag: Language): Unused[] {
  const glossary = readGlossary(tag);
  return [...unusedIn(glossary), ...unusedIn(glossary, 'Not used of football')];
}

/** Returns each text that says what is not used, with what is said instead; at most three of each. */
export function breachesOf(unused: readonly Unused[], texts: readonly (readonly [where: string, text: string])[]): string[] {
  return unused.flatMap(({ shape, instead }) =>
    texts
      .filter(([, text]) => shape.test(text))
      .slice(0, 3)
      .map(([where, text]) => `${where}: “${text}” (${shape.exec(text)?.[0]}: rather ${instead})`),
  );
}

/** Returns each sentence of previews and reviews that says what its language does not use, as `breachesOf` does. */
export function breachesInSentences(tag: Language, told: readonly Pick<SharedMatch, 'sentences'>[]): string[] {
  const sentences = new Set(told.flatMap((each) => each.sentences));
  return breachesOf(
    unusedOfFootball(tag),
    [...sentences].map((sentence) => ['preview', sentence]),
  );
}
