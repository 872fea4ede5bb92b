import { sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { listCompetitionContent } from '#data/queries/tournament/list-competition-content.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
import { isWorthIndexing } from '#domain/tournament/worth-indexing.ts';

export const sitemapKinds = ['tournaments', 'teams', 'players', 'matches'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export interface SitemapEntry {
  readonly sport: Sport;
  /** First part of the address of a competition; null for other pages. */
  readonly category: string | null;
  readonly slug: string;
  /** Moment at which the content of the page last changed. */
  readonly updatedAt: Date;
}

/** Number of entries per file. Every language lists each address in all languages, so a file of 10,000 is about 10 MB; the protocol allows 50 MB and 50,000. */
const entriesPerSitemap = 10_000;

/**
 * SQL of the moment at which the page of a match last changed. For a match that is over, it is the end of the match, even if the match was imported later;
 * for any other, the last change by a feed.
 */
const changeOfMatch = `case when m.status in ('finished', 'awarded', 'abandoned', 'cancelled')
  then least(m.kickoff_utc + interval '2 hours', m.updated_at) else m.updated_at end`;
/** SQL of the moments at which the records of a tip were published: its own, its settlements and its withdrawal. */
const changesOfTips = `
  select t.match_id, r.published_at from tips t join ledger_records r on r.sequence = t.sequence
  union all select t.match_id, r.published_at from tip_settlements s join tips t on t.sequence = s.tip_sequence join ledger_records r on r.sequence = s.sequence
  union all select t.match_id, r.published_at from tip_withdrawals w join tips t on t.sequence = w.tip_sequence join ledger_records r on r.sequence = w.sequence`;

interface Source {
  readonly table: string;
  readonly id: string;
  /** SQL of the sport's name. */
  readonly sport: string;
  readonly category?: string;
  /** SQL of a further condition for listing a page, besides having matches. */
  readonly isListed?: string;
  /** True when a page is listed only if its competition is worth indexing. */
  readonly restsOnCompetition?: true;
  /** SQL of the matches that the pages of this kind show, as pairs of the page's id and the match. */
  readonly matches: string;
}

const sources: Readonly<Record<SitemapKind, Source>> = {
  tournaments: {
    table: 'tournaments',
    id: 'numeric_id',
    sport: sportNameSql('sport_id'),
    category: 'category_slug',
    matches: 'select m.tournament_id as id, m.id as match_id from matches m where m.tournament_id >= $1 and m.tournament_id < $2',
  },
  teams: {
    table: 'teams',
    id: 'id',
    sport: sportNameSql('sport_id'),
    isListed: 'not exists (select from provisional_clubs p where p.team_id = teams.id)',
    matches: `select m.home_team_id as id, m.id as match_id from matches m where m.home_team_id >= $1 and m.home_team_id < $2
              union all select m.away_team_id, m.id from matches m where m.away_team_id >= $1 and m.away_team_id < $2`,
  },
  matches: {
    table: 'matches',
    id: 'id',
    sport: sportNameSql('sport_id'),
    restsOnCompetition: true,
    matches: 'select m.id, m.id as match_id from matches m where m.id >= $1 and m.id < $2',
  },
  players: {
    table: 'players',
    id: 'id',
    sport: `'${firstSport}'`,
    matches: `select noted.id, noted.match_id from (
                select player_id as id, match_id from line_up_players where player_id >= $1 and player_id < $2
                union select player_id, match_id from match_events where player_id >= $1 and player_id < $2
                union select assist_player_id, match_id from match_events where assist_player_id >= $1 and assist_player_id < $2
              ) noted join matches m on m.id = noted.match_id and m.status in ('live', 'finished', 'abandoned', 'awarded')`,
  },
};

/** Returns the number of files of a kind; file 0 has the ids below `entriesPerSitemap`, and so on. */
export async function countSitemaps(database: Queryable, kind: SitemapKind): Promise<number> {
  const { id, table } = sources[kind];
  const { rows } = await database.query<{ last: number | null }>(`select max(${id}) as last from ${table}`);
  const last = rows[0]?.last ?? null;
  return last === null ? 0 : Math.floor(last / entriesPerSitemap) + 1;
}

/**
 * Returns the entries of one file. A file holds a range of ids, so that an address remains in its file. Left out are clubs and competitions without a
 * match, and players without a line-up or event in a match that has begun. So are clubs that a source added and the operator has not checked, and matches
 * of competitions that are not worth indexing (domain/tournament/worth-indexing.ts).
 */
export async function listSitemapEntries(database: Queryable, kind: SitemapKind, file: number): Promise<SitemapEntry[]> {
  const { id, sport, category = 'null', table, isListed = 'true', restsOnCompetition = false, matches } = sources[kind];
  const unlisted = restsOnCompetition ? await listUnlisted(database) : [];
  const from = file * entriesPerSitemap;
  const { rows } = await database.query<SitemapEntry>(
    `with shown as (${matches}), tip_changes as (
       select match_id, max(published_at) as changed from (${changesOfTips}) as changes group by match_id
     ), changes as (
       select shown.id, max(greatest(${changeOfMatch}, tip_changes.changed)) as changed
       from shown join matches m on m.id = shown.match_id left join tip_changes on tip_changes.match_id = m.id
       group by shown.id
     )
     select ${sport} as sport, ${category} as category, slug, changes.changed as "updatedAt" from ${table} join changes on changes.id = ${table}.${id} where ${isListed}${restsOnCompetition ? ' and tournament_id <> all($3)' : ''} order by ${table}.${id}`,
    [from, from + entriesPerSitemap, ...(restsOnCompetition ? [unlisted] : [])],
  );
  return rows;
}

/** Returns the competitions whose matches are left out. */
async function listUnlisted(database: Queryable): Promise<number[]> {
  return [...(await listCompetitionContent(database))].flatMap(([id, content]) => (isWorthIndexing(content) ? [] : [id]));
}
