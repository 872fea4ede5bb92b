import { type Carried, carriedLists, carriedSettings, listNames, ofEachList, settingNames } from './carried.ts';
import { carriedMark } from './carried-mark.ts';
import type { FavouriteId } from './favourites.ts';

const version = 1;
const fragmentShape = /^#c=(\d{1,4})\.([A-Za-z0-9_-]*)$/;
/** Max entries of a list that are written or read: the latest ones. */
const maxIds = 1_000;
/** Max letters of a fragment: more than three full lists of the longest ids need. */
const maxLetters = 60_000;

/** Returns the fragment of a link that carries favourites and settings: `#c=1.` and base64url of JSON, each list as `m12.t7`. */
export function carriedFragment({ lists, settings }: Carried): string {
  const texts = Object.fromEntries(listNames.map((name) => [name, lists[name].slice(-maxIds).join('.')]));
  const filled = Object.entries({ ...texts, ...settings }).filter(([name, text]) => text !== '' || name === 'timeZone');
  const encoded = btoa(JSON.stringify(Object.fromEntries(filled)));
  return `${carriedMark}${version}.${encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * Returns the favourites and settings of a fragment, as far as their stores accept them; `foreign` for one of another version, `damaged`
 * for one that cannot be read or is too long.
 */
export function parseFragment(fragment: string): Carried | 'foreign' | 'damaged' {
  const [, of, encoded = ''] = (fragment.length <= maxLetters && fragmentShape.exec(fragment)) || [];
  if (of === undefined) return 'damaged';
  if (Number(of) !== version) return 'foreign';
  const texts = decoded(encoded);
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return 'damaged';
  const named = texts as Readonly<Record<string, unknown>>;
  const lists = ofEachList((name): readonly FavouriteId[] => {
    const text = named[name];
    return typeof text === 'string' ? (carriedLists[name].parse(text.split('.')) ?? []).slice(-maxIds) : [];
  });
  const settings = Object.fromEntries(
    settingNames.flatMap((name) => {
      const chosen = carriedSettings[name].parse(named[name]);
      return chosen === undefined ? [] : [[name, chosen]];
    }),
  );
  const isEmpty = Object.keys(settings).length === 0 && listNames.every((name) => lists[name].length === 0);
  return isEmpty ? 'damaged' : { lists, settings };
}

function decoded(encoded: string): unknown {
  try {
    return JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
