import { createHash } from 'node:crypto';
import { type TwoSidedSport, twoSidedSports } from '#domain/sports/sport.ts';
import { basketballFiles } from '#sports/basketball/data/catalogue/basketball-files.ts';
import { tennisFiles } from '#sports/tennis/data/catalogue/tennis-files.ts';
import type { SportCatalogue, SportFiles } from './sport-catalogue.ts';

/** Files of each sport except football, whose catalogue is in `countries/`. */
const files = {
  tennis: tennisFiles,
  basketball: basketballFiles,
} satisfies Readonly<Record<TwoSidedSport, unknown>>;

type FactsOfFiles<Name extends TwoSidedSport> = ReturnType<(typeof files)[Name]['load']>;

/** Facts of these sports that the site knows before any feed is read, by sport, and the competitions and clubs stored from them. */
export type TwoSidedCatalogue = { readonly [Name in TwoSidedSport]: FactsOfFiles<Name> } & StoredCatalogues;

/** Competitions and clubs of these sports as they are stored. */
export interface StoredCatalogues {
  readonly bySport: Readonly<Record<TwoSidedSport, SportCatalogue>>;
  /** Digest of the stored facts, compared to detect changes. */
  readonly hash: string;
}

/** Returns the catalogue from the files of this folder, after checking them. */
export function loadTwoSidedCatalogue(): TwoSidedCatalogue {
  const loaded = twoSidedSports.map((sport) => loadSport(sport, files[sport] as SportFiles<unknown>));
  const hash = createHash('sha256')
    .update(JSON.stringify(loaded.map(({ digested }) => digested)))
    .digest('hex');
  const facts = Object.fromEntries(loaded.map(({ sport, facts }) => [sport, facts]));
  const bySport = Object.fromEntries(loaded.map(({ sport, catalogue }) => [sport, catalogue]));
  return { ...facts, bySport, hash } as TwoSidedCatalogue;
}

function loadSport<Facts>(sport: TwoSidedSport, { load, digested, toCatalogue }: SportFiles<Facts>) {
  const facts = load();
  return { sport, facts, digested: digested(facts), catalogue: toCatalogue(facts) };
}
