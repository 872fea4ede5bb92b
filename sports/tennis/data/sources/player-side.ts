import type { MatchSide } from '#data/feeds/two-sided-feed.ts';
import { foldName, toSlug } from '#domain/team/fold-name.ts';
import { type Tour, tours } from '../../domain/tennis-event.ts';
import type { DescribeTennisPlayer, TennisPlayer } from '../catalogue/tennis-players.ts';

/** The players that names are matched with: those of the catalogue, and by their slugs all stored ones. */
export interface KnownPlayers {
  readonly describe: DescribeTennisPlayer;
  readonly slugs: Readonly<Record<Tour, ReadonlySet<string>>>;
}

const maxRowLetters = 18;
const maxShortLetters = 12;

/**
 * Returns a player by a full name, given names first. Files of results write surname and initials, and their players are stored under both in this
 * order unless the catalogue has more: `struff-jl`, but `carlos-alcaraz`.
 *
 * A name does not show where the surname begins. A known player decides: the surname is the last words, and the initials are those of the words
 * before, of all or only the first: `Davidovich Fokina A.`, `Cerundolo J.M.`, `Zhang Zh.`. When several players fit, the name is ambiguous unless one
 * has the whole name. When none does, the first word is the given name and all others are the surname.
 *
 * @returns undefined for a single word, for a name that several players fit, and for a new player under the slug of one of the other tour
 */
export function playerSide(fullName: string, tour: Tour, { describe, slugs }: KnownPlayers): MatchSide | undefined {
  const words = fullName.split(' ').filter((word) => foldName(word) !== '');
  const splits = words.slice(1).map((_word, index) => splitAt(words, index + 1));
  const [usual] = splits;
  if (usual === undefined) return undefined;
  const fitting = new Map<string, { readonly split: Split; readonly player?: TennisPlayer }>();
  for (const split of splits) {
    for (const key of keysOf(split)) {
      const player = describe(tour, { key, name: fullName });
      const ofKey = slugOfKey(key);
      if (player.slug !== ofKey) fitting.set(player.slug, { split, player });
      else if (slugs[tour].has(ofKey)) fitting.set(ofKey, { split });
    }
  }
  const whole = toSlug(fullName);
  const wholeSplit = fitting.get(whole) ?? (slugs[tour].has(whole) ? { split: usual } : undefined);
  if (wholeSplit !== undefined) return sideOf(fullName, whole, wholeSplit);
  const [only] = fitting;
  if (only !== undefined) return fitting.size === 1 ? sideOf(fullName, ...only) : undefined;
  const slug = slugOfKey(keyOf(usual.surname, usual.given.map(initialOf).join('')));
  const isOther = tours.some((other) => other !== tour && slugs[other].has(slug));
  return isOther ? undefined : sideOf(fullName, slug, { split: usual });
}

/** A name divided before the surname; a given name with a hyphen counts as two. */
interface Split {
  readonly given: readonly string[];
  readonly initials: string;
  readonly surname: string;
}

function splitAt(words: readonly string[], place: number): Split {
  const given = words.slice(0, place);
  return {
    given: given.flatMap((word) => word.split('-')).filter((part) => foldName(part) !== ''),
    initials: given.map((word) => word.replace(/[^-]+/g, (part) => `${initialOf(part)}.`)).join(' '),
    surname: words.slice(place).join(' '),
  };
}

/** Returns the keys that `readPlayerName` of the feed of tennis-data.co.uk can give for a name: with one or more initials, each of one or two letters. */
function keysOf({ given, surname }: Split): string[] {
  let beginnings = [''];
  return given.flatMap((name) => {
    const letters = lettersOf(name);
    beginnings = beginnings.flatMap((before) => [1, 2].map((count) => before + letters.slice(0, count)));
    return beginnings.map((initials) => keyOf(surname, initials));
  });
}

function keyOf(surname: string, initials: string): string {
  return `${lettersOf(surname)} ${lettersOf(initials)}`;
}

function slugOfKey(key: string): string {
  return key.replaceAll(' ', '-');
}

function lettersOf(text: string): string {
  return foldName(text).replaceAll(' ', '');
}

function initialOf(name: string): string {
  return ([...name][0] ?? '').toUpperCase();
}

function sideOf(
  fullName: string,
  slug: string,
  { split: { initials, surname }, player }: { readonly split: Split; readonly player?: TennisPlayer },
): MatchSide {
  const shorter = [abbreviated(surname), longestWord(surname)];
  return {
    slug,
    name: player?.name ?? fullName,
    rowName: firstOf([player?.rowName ?? `${initials} ${surname}`, surname, ...shorter], maxRowLetters),
    shortName: firstOf([surname, ...shorter], maxShortLetters),
    ...(player?.country === undefined ? {} : { country: player.country }),
    ...(player?.countryCode === undefined ? {} : { nation: player.countryCode }),
  };
}

/** Returns a surname of several words with the longest of them whole: `Davidovich F.` */
function abbreviated(surname: string): string {
  const longest = longestWord(surname);
  return surname.replace(/[^ -]+/g, (word) => (word === longest ? word : `${initialOf(word)}.`));
}

function longestWord(surname: string): string {
  return surname.split(/[ -]/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Returns the first name that is short enough, or else the last one, cut. */
function firstOf(names: readonly string[], maxLetters: number): string {
  return names.find((name) => name.length <= maxLetters) ?? `${(names.at(-1) as string).slice(0, maxLetters - 1)}.`;
}
