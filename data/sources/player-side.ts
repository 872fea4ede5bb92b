import type { CourtSide } from '#data/feeds/court-feed.ts';
import { foldName, toSlug } from '#domain/team/fold-name.ts';

const mostRowLetters = 18;
const mostShortLetters = 12;

/**
 * Returns a player out of a full name, given names first, under the slug of files that write surname and initials: `alcaraz-c`, `struff-j-l`.
 *
 * Nothing in a name tells the surname's beginning. A stored player decides, whose surname are the last words and whose initials begin the
 * words before, all of them or the first: `davidovich-fokina-a`, `cerundolo-j-m`. Where several stored players fit, there is no telling which
 * it is. Where none does, the first word is the given name and all others are the surname.
 *
 * @param knownSlugs the slugs of all players that are stored
 * @returns undefined for a single word, and for a name that several stored players fit
 */
export function playerSide(fullName: string, knownSlugs: ReadonlySet<string>): CourtSide | undefined {
  const words = fullName.split(' ').filter((word) => foldName(word) !== '');
  if (words.length < 2) return undefined;
  const splits = words.slice(1).map((_word, index) => splitAt(words, index + 1));
  const fitting = [...knownSlugs].flatMap((slug) => {
    const split = splits.find((one) => fits(slug, one));
    return split === undefined ? [] : [{ slug, split }];
  });
  const [only] = fitting;
  if (only !== undefined) return fitting.length === 1 ? sideOf(only.split, only.slug) : undefined;
  const usual = splits[0] as Split;
  return sideOf(usual, toSlug([usual.surname, ...usual.given.map(initialOf)].join(' ')));
}

/** A name parted before the surname; a given name with a hyphen is two. */
interface Split {
  readonly given: readonly string[];
  readonly initials: string;
  readonly surname: string;
}

function splitAt(words: readonly string[], place: number): Split {
  const given = words.slice(0, place);
  return {
    given: given.flatMap((word) => word.split('-')).filter((part) => foldName(part) !== ''),
    initials: given.map((word) => word.split('-').map(initialOf).join('-')).join(' '),
    surname: words.slice(place).join(' '),
  };
}

/** Returns true for a slug that is the surname and, in their order, beginnings of the given names, each of one or two letters. */
function fits(slug: string, { given, surname }: Split): boolean {
  const parts = slug.split('-');
  for (let count = 1; count <= Math.min(given.length, parts.length - 1); count += 1) {
    const isSurname = parts.slice(0, -count).join('') === joined(surname);
    if (isSurname && parts.slice(-count).every((part, index) => part.length <= 2 && joined(given[index] as string).startsWith(part)))
      return true;
  }
  return false;
}

function joined(name: string): string {
  return toSlug(name).replaceAll('-', '');
}

function initialOf(name: string): string {
  return `${[...name][0]?.toUpperCase()}.`;
}

function sideOf({ initials, surname }: Split, slug: string): CourtSide {
  const name = `${initials} ${surname}`;
  const shorter = [abbreviated(surname), longestWord(surname)];
  return {
    slug,
    name,
    rowName: firstOf([name, surname, ...shorter], mostRowLetters),
    shortName: firstOf([surname, ...shorter], mostShortLetters),
  };
}

/** Returns a surname of several words with the longest of them whole: `Davidovich F.` */
function abbreviated(surname: string): string {
  const longest = longestWord(surname);
  return surname.replace(/[^ -]+/g, (word) => (word === longest ? word : initialOf(word)));
}

function longestWord(surname: string): string {
  return surname.split(/[ -]/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Returns the first that is short enough, or the last, cut. */
function firstOf(names: readonly string[], mostLetters: number): string {
  return names.find((name) => name.length <= mostLetters) ?? `${(names.at(-1) as string).slice(0, mostLetters - 1)}.`;
}
