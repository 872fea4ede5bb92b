import type { Site } from '#app/site/site-context.server.ts';
import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { basketballCompetitionFacts } from '../data/catalogue/basketball-competition-facts.ts';
import { basketballFormat } from '../data/catalogue/basketball-formats.ts';
import {
  type BasketballResult,
  type BasketballSeasonClub,
  listBasketballClubs,
  listBasketballResults,
} from '../data/queries/list-basketball-games.ts';
import type { PlayedGame } from '../domain/forecast/played-game.ts';
import type { Conference } from '../domain/season/conference.ts';
import { type ConferenceRow, conferenceTables } from '../domain/season/conference-table.ts';
import type { PlayOffZone } from '../domain/season/play-off-zones.ts';
import { namedClub } from './named-basketball-clubs.server.ts';

export type SeasonGame = BasketballResult & PlayedGame;

/** A row of a table with its club. */
export type NamedConferenceRow = ConferenceRow & { readonly club: BasketballSeasonClub };

export interface NamedConferenceTable {
  /** Undefined in a league without conferences. */
  readonly conference: Conference | undefined;
  readonly rows: readonly NamedConferenceRow[];
}

/** The games and tables of a season of basketball, up to a day. */
export interface BasketballSeasonFacts {
  /** The IANA zone that the days of the games are in. */
  readonly zone: string;
  readonly quarterMinutes: number;
  readonly zones: readonly PlayOffZone[];
  /** Max games of a series in each round of the play-offs. */
  readonly playOffs: readonly number[];
  readonly games: readonly SeasonGame[];
  readonly clubs: ReadonlyMap<number, BasketballSeasonClub>;
  readonly tables: readonly NamedConferenceTable[];
}

interface SeasonReading {
  /** The slug of the competition. */
  readonly competition: string;
  readonly season: { readonly id: number; readonly label: string };
  readonly before?: Date | undefined;
}

/** Facts for a competition that is no longer in the catalogue: the periods of European basketball, and days in UTC. */
const unknownCompetition = { zone: 'UTC', quarterMinutes: 10, playOffs: [], clubs: [] } as const;

/**
 * Returns a season with the tables from which its play-offs follow, one per conference in a league with conferences.
 *
 * @param before only games of earlier days count; all without it
 */
export async function readBasketballSeason(
  { db, words }: Pick<Site, 'db' | 'words'>,
  { competition, season, before }: SeasonReading,
): Promise<BasketballSeasonFacts> {
  const language = words.locale.tag;
  const facts = basketballCompetitionFacts(competition) ?? unknownCompetition;
  const [results, stored] = await Promise.all([listBasketballResults(db, season.id), listBasketballClubs(db, season.id, language)]);
  const until: LocalDay | undefined = before && localDayOf(before, facts.zone);
  const games = results
    .map((result) => ({ ...result, day: localDayOf(result.kickoffUtc, facts.zone) }))
    .filter(({ day }) => until === undefined || day < until);
  const clubs = new Map(stored.map((club) => [club.id, namedClub(club, language)]));
  const known = new Map(facts.clubs.map((club) => [club.slug, club]));
  const placed = [...clubs.values()].map(({ id, slug }) => ({ id, ...pick(known.get(slug)) }));
  const { tables, zones } = conferenceTables(basketballFormat(competition, season.label), placed, games);
  return {
    zone: facts.zone,
    quarterMinutes: facts.quarterMinutes,
    zones,
    playOffs: facts.playOffs,
    games,
    clubs,
    tables: tables.map(({ conference, rows }) => ({
      conference,
      rows: rows.map((row) => ({ ...row, club: clubs.get(row.clubId) as BasketballSeasonClub })),
    })),
  };
}

function pick(club: { readonly conference?: Conference | undefined; readonly division?: string | undefined } | undefined) {
  return { conference: club?.conference, division: club?.division };
}

/** Returns the row of a club and the conference of its table; undefined for a club without a table. */
export function placeOf(
  tables: readonly NamedConferenceTable[],
  clubId: number,
): (NamedConferenceRow & Pick<NamedConferenceTable, 'conference'>) | undefined {
  for (const { conference, rows } of tables) {
    const row = rows.find((other) => other.clubId === clubId);
    if (row !== undefined) return { ...row, conference };
  }
  return undefined;
}
