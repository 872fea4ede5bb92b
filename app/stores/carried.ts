import type { LocaleCode } from '#app/i18n/locales.ts';
import { oddsType, theme } from './appearance.ts';
import { type FavouriteId, favourites, folded, pinned } from './favourites.ts';
import { chooseLanguage, isStored, language } from './language.ts';
import { goalsInTitle, liveDelay, shownScores } from './live-preferences.ts';
import type { StoredValue } from './stored-value.ts';
import { timeZone } from './time-zone.ts';

/* The stores that a reader can take to another device; a test lists those that are left behind on purpose. */

/** Lists that are added to those of the other device, by their keys. */
export const carriedLists = { favorites: favourites, pinned, folded } as const satisfies Readonly<
  Record<string, StoredValue<readonly FavouriteId[]>>
>;

/** Settings that replace those of the other device, by their keys. */
export const carriedSettings = {
  theme,
  oddsType,
  scores: shownScores,
  liveDelay,
  goalsInTitle,
  timeZone,
  language,
} as const satisfies Readonly<Record<string, StoredValue<string>>>;

export type CarriedList = keyof typeof carriedLists;
export type CarriedSetting = keyof typeof carriedSettings;

export const listNames = Object.keys(carriedLists) as readonly CarriedList[];
export const settingNames = Object.keys(carriedSettings) as readonly CarriedSetting[];

const storedSettings: Readonly<Record<CarriedSetting, StoredValue<string>>> = carriedSettings;

/** The lists and settings of one device. */
export interface Carried {
  readonly lists: Readonly<Record<CarriedList, readonly FavouriteId[]>>;
  /** The settings; one that is absent is not changed on the other device. */
  readonly settings: Readonly<Partial<Record<CarriedSetting, string>>>;
}

/** The changes that a link would make on this device. */
export interface CarriedChanges {
  /** Number of entries that would be added to each list. */
  readonly added: Readonly<Record<CarriedList, number>>;
  readonly settings: Carried['settings'];
}

/** Returns the lists and settings of this device, with the language that is read on it, which need not have been chosen. */
export function carriedFromHere(read: LocaleCode): Carried {
  const settings = Object.fromEntries(settingNames.map((name) => [name, storedSettings[name].read()]));
  return { lists: ofEachList((name) => carriedLists[name].read()), settings: { ...settings, language: read } };
}

/** Returns the changes that `takeOver` would make on this device. */
export function changesBy({ lists, settings }: Carried): CarriedChanges {
  const differing = settingNames.filter((name) => settings[name] !== undefined && !isSetHere(name, settings[name]));
  return {
    added: ofEachList((name) => missingHere(name, lists[name]).length),
    settings: Object.fromEntries(differing.map((name) => [name, settings[name]])),
  };
}

/** Adds the entries that the lists of this device lack, and replaces the settings that differ. */
export function takeOver(carried: Carried): void {
  const { settings } = changesBy(carried);
  for (const name of listNames) {
    const missing = missingHere(name, carried.lists[name]);
    if (missing.length > 0) carriedLists[name].write([...carriedLists[name].read(), ...missing]);
  }
  for (const name of settingNames) {
    const chosen = settings[name];
    if (chosen === undefined) continue;
    if (name === 'language') chooseLanguage(chosen as LocaleCode);
    else storedSettings[name].write(chosen);
  }
}

function isSetHere(name: CarriedSetting, value: string): boolean {
  return name === 'language' ? isStored(value as LocaleCode) : storedSettings[name].read() === value;
}

function missingHere(name: CarriedList, ids: readonly FavouriteId[]): readonly FavouriteId[] {
  const here = new Set(carriedLists[name].read());
  return ids.filter((id) => !here.has(id));
}

/** Returns the result of `make` for each list, by its name. */
export function ofEachList<Value>(make: (name: CarriedList) => Value): Readonly<Record<CarriedList, Value>> {
  return Object.fromEntries(listNames.map((name) => [name, make(name)])) as Record<CarriedList, Value>;
}
