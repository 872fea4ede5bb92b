import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SettingsError } from '#app/site/settings-error.ts';
import { affiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { CountryCode } from '#domain/jurisdiction/jurisdiction.ts';
import { jurisdictionOf } from '#domain/jurisdiction/jurisdictions.ts';
import { type BookmakerLink, linkSports, placements } from '#domain/offer/bookmaker-link.ts';

export interface BookmakerTargets {
  /** All addresses to which links may lead. */
  readonly addresses: readonly string[];
  /** Returns the bookmaker's address to which a link leads from a country; undefined when none is known. */
  targetOf(link: BookmakerLink, country: CountryCode): string | undefined;
}

/** Path of the project's own list: the operators' home pages. */
const ownFile = fileURLToPath(new URL('./bookmaker-targets.json', import.meta.url));
/** The key of a target for every other country or placement. */
const anyOther = '*';
const places: ReadonlySet<string> = new Set([
  anyOther,
  ...placements,
  ...linkSports.flatMap((sport) => placements.map((one) => `${sport}/${one}`)),
]);

/**
 * Returns the link targets by bookmaker, country (`*` is every other) and, where an address differs by placement, placement (`claimbonus`, or
 * `soccer/claimbonus`). Entries of `file` replace those of the project's own list.
 *
 * @throws SettingsError for a malformed file, or one with an entry that no link can ever use; the message names the entry
 */
export function readBookmakerTargets(file: string | undefined): BookmakerTargets {
  const entries = new Map([...readEntries(ownFile), ...(file === undefined ? [] : readEntries(file))]);
  return {
    addresses: [...entries.values()],
    targetOf({ bookmaker, sport, placement }, country) {
      const ways = [...(sport === undefined ? [] : [`${sport}/${placement}`]), ...(placement === undefined ? [] : [placement]), anyOther];
      for (const where of [country, anyOther]) {
        for (const place of ways) {
          const target = entries.get(keyOf(bookmaker, where, place));
          if (target !== undefined) return target;
        }
      }
      return undefined;
    },
  };
}

const keyOf = (bookmaker: string, country: string, place: string) => `${bookmaker} ${country} ${place}`;

function readEntries(file: string): [key: string, target: string][] {
  const refuse = (where: string, why: string): never => {
    throw new SettingsError(`${file}: ${where === '' ? '' : `${where}: `}${why}`);
  };
  const inside = (value: unknown, where: string): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : refuse(where, `an object is wanted, not ${JSON.stringify(value)}`);
  return inside(parse(file, refuse), '').flatMap(([bookmaker, countries]) => {
    if (affiliateBookmaker(bookmaker) === undefined) refuse(bookmaker, 'is no bookmaker of the site');
    return inside(countries, bookmaker).flatMap(([country, targets]) => {
      const where = `${bookmaker}.${country}`;
      if (country !== anyOther && jurisdictionOf(country) === undefined) refuse(where, 'is no country whose law is known here, nor *');
      const byPlace: [string, unknown][] = typeof targets === 'string' ? [[anyOther, targets]] : inside(targets, where);
      return byPlace.map(([place, target]): [string, string] => {
        if (!places.has(place)) refuse(`${where}.${place}`, 'is no placement, nor *');
        return isSecureAddress(target)
          ? [keyOf(bookmaker, country, place), target]
          : refuse(`${where}.${place}`, `${JSON.stringify(target)} is no address that begins with https://`);
      });
    });
  });
}

function parse(file: string, refuse: (where: string, why: string) => never): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('', `is no JSON: ${error.message}`);
    throw error;
  }
}

function isSecureAddress(target: unknown): target is string {
  if (typeof target !== 'string' || !URL.canParse(target)) return false;
  const { protocol, username, password } = new URL(target);
  return protocol === 'https:' && username === '' && password === '';
}
