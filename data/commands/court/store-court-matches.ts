import { sportIds } from '#data/catalogue/sport-ids.ts';
import { findExternalMatches } from '#data/commands/matches/external-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CourtMatch } from '#data/feeds/court-feed.ts';
import { identifyMatch, type StoredMatch } from '#domain/match/identify-match.ts';
import { overallScore } from '#domain/sports/overall-score.ts';
import { playingDay } from '#domain/sports/playing-day.ts';
import type { PlacedCourtMatch } from './place-court-matches.ts';

export interface StoredCourtMatches {
  /** The id of each placed match, in their order. */
  readonly matchIds: readonly number[];
  readonly inserted: readonly number[];
  /** The ids of stored matches in which a visitor sees a change. */
  readonly updated: readonly number[];
}

interface Candidate extends StoredMatch {
  readonly id: number;
  readonly pair: string;
  readonly stage: string | null;
  readonly isOver: boolean;
}

/** Updates the matches that are stored and adds the others. */
export async function storeCourtMatches(
  client: Queryable,
  placed: readonly PlacedCourtMatch[],
  { provider, now }: { readonly provider: string; readonly now: Date },
): Promise<StoredCourtMatches> {
  const found = await findStored(client, placed, provider);
  const known = placed.flatMap((place, index) => (found[index] === undefined ? [] : { ...toRow(place), id: found[index] }));
  const fresh = placed.filter((_, index) => found[index] === undefined);
  const slugs = await freeSlugs(
    client,
    fresh.map(({ home, away, kickoffUtc }) => `${home.slug}-${away.slug}-${kickoffUtc.toISOString().slice(0, 10)}`),
  );
  const updated = await client.query<{ id: number }>(updateSql, [JSON.stringify(known), now, provider]);
  const inserted = await client.query<{ id: number; slug: string }>(insertSql, [
    JSON.stringify(fresh.map((place, index) => ({ ...toRow(place), slug: slugs[index] }))),
    now,
    provider,
  ]);
  const newIds = new Map(inserted.rows.map(({ id, slug }) => [slug, id]));
  const idOfFresh = new Map(fresh.map((place, index) => [place, newIds.get(slugs[index] as string) as number]));
  return {
    matchIds: placed.map((place, index) => found[index] ?? (idOfFresh.get(place) as number)),
    inserted: [...idOfFresh.values()],
    updated: updated.rows.map(({ id }) => id),
  };
}

const columns = {
  kickoff_utc: 'timestamptz',
  kickoff_known: 'boolean',
  stage: 'text',
  matchday: 'smallint',
  group_label: 'text',
  status: 'text',
  home_goals: 'smallint',
  away_goals: 'smallint',
  play: 'jsonb',
  facts: 'jsonb',
} as const;
const names = Object.keys(columns);
const recordset = `jsonb_to_recordset($1) as r(id int, slug text, sport_id smallint, tournament_id int, season_id int, home_team_id int, away_team_id int,
  ${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`;

const insertSql = `
  insert into matches (slug, sport_id, tournament_id, season_id, home_team_id, away_team_id, ${names.join(', ')}, updated_at, fixture_source, state_source)
  select slug, sport_id, tournament_id, season_id, home_team_id, away_team_id, ${names.join(', ')}, $2, $3, $3 from ${recordset}
  returning id, slug`;

/** Returns how far a match of this status has come: 0 before it, 1 in it, 2 after it. */
const progressOf = (status: string) =>
  `case when ${status} in ('finished', 'awarded', 'abandoned') then 2 when ${status} = 'live' then 1 else 0 end`;

/** The parts of a score that are told: a list that is empty says only that nothing is known of it. */
const partsWithContent = `coalesce((select jsonb_object_agg(key, value) from jsonb_each(s.play) where value <> '[]'), '{}')`;

/**
 * The parts of a stored score that hold no longer: what runs while a match is on, once it is over; a count of sets, and that play is interrupted, once
 * the sets are told by somebody who does not say so.
 */
const pastParts = `(case when ${progressOf('s.status')} = 2 then array['clock', 'game', 'interruption'] else '{}' end
  || case when s.play->'sets' <> '[]' then array['setsWon', 'interruption'] else '{}' end)`;

/** The facts that are told: ranks of which neither is known say nothing. */
const knownFacts = `(jsonb_strip_nulls(s.facts) - case when s.facts->'ranks' = '[null, null]' then array['ranks'] else '{}' end)`;

/**
 * Nobody but who told it takes back that a match has begun or is over; a fixture without its hour leaves the hour that is known, and a score without
 * its parts those of another provider.
 */
const updateSql = `
  with said as (
    select r.*, m.state_source = $3 or ${progressOf('r.status')} >= ${progressOf('m.status')} as takes_state,
      m.state_source = $3 as is_own, r.kickoff_known or not m.kickoff_known as takes_kickoff
    from ${recordset} join matches m on m.id = r.id
  ), wanted as (
    select m.id, case when s.takes_kickoff then s.kickoff_utc else m.kickoff_utc end as kickoff_utc, m.kickoff_known or s.kickoff_known as kickoff_known,
      coalesce(s.stage, m.stage) as stage, coalesce(s.matchday, m.matchday) as matchday, coalesce(s.group_label, m.group_label) as group_label,
      case when s.takes_state then s.status else m.status end as status,
      case when s.takes_state and (s.is_own or s.home_goals is not null) then s.home_goals else m.home_goals end as home_goals,
      case when s.takes_state and (s.is_own or s.away_goals is not null) then s.away_goals else m.away_goals end as away_goals,
      case when not s.takes_state or s.play is null and not s.is_own then m.play when m.play is null or s.is_own then s.play
        else (m.play - ${pastParts}) || ${partsWithContent} end as play,
      coalesce(m.facts, '{}') || ${knownFacts} as facts, s.takes_state
    from said s join matches m on m.id = s.id
  )
  update matches m set ${names.map((name) => `${name} = w.${name}`).join(', ')}, updated_at = $2,
    state_source = case when w.takes_state then $3 else m.state_source end
  from wanted w
  where m.id = w.id and (${names.map((name) => `m.${name}`).join(', ')}) is distinct from (${names.map((name) => `w.${name}`).join(', ')})
  returning m.id`;

function toRow({ match, tournament, seasonId, home, away, kickoffUtc }: PlacedCourtMatch): Record<string, unknown> {
  const [homeScore, awayScore] = overallScore(match) ?? [null, null];
  return {
    sport_id: sportIds[match.sport],
    tournament_id: tournament.numericId,
    season_id: seasonId,
    home_team_id: home.id,
    away_team_id: away.id,
    kickoff_utc: kickoffUtc.toISOString(),
    kickoff_known: match.kickoff.known,
    stage: match.round?.stage ?? null,
    matchday: match.round?.matchday ?? null,
    group_label: match.round?.group ?? null,
    status: match.status,
    home_goals: homeScore,
    away_goals: awayScore,
    play: match.play ?? null,
    facts: match.facts,
  };
}

/** Returns the stored match that each one means, by the provider's number or by season, sides and day; undefined where it is new. */
async function findStored(client: Queryable, placed: readonly PlacedCourtMatch[], provider: string): Promise<(number | undefined)[]> {
  const [sport] = placed.map(({ match }) => match.sport);
  if (sport === undefined) return [];
  const externalIds = placed.flatMap(({ match: { externalId } }) => externalId ?? []);
  const byExternalId = await findExternalMatches(client, provider, externalIds, sport);
  const unnamed = placed.filter(({ match: { externalId } }) => externalId === undefined || !byExternalId.has(externalId));
  const { rows } = await client.query<Candidate>(
    `select id, season_id || '|' || home_team_id || '|' || away_team_id as pair, kickoff_utc as "kickoffUtc", kickoff_known as "kickoffKnown",
       status in ('scheduled', 'postponed') as awaited, stage, status in ('finished', 'awarded') as "isOver"
     from matches where home_team_id = any($1) and season_id = any($2)`,
    [[...new Set(unnamed.map(({ home }) => home.id))], [...new Set(unnamed.map(({ seasonId }) => seasonId))]],
  );
  const claimed = new Set(byExternalId.values());
  const candidates = Map.groupBy(
    rows.filter(({ id }) => !claimed.has(id)),
    ({ pair }) => pair,
  );
  return placed.map(({ match, seasonId, home, away, kickoffUtc }) => {
    const known = match.externalId === undefined ? undefined : byExternalId.get(match.externalId);
    if (known !== undefined) return known;
    const ofPair = candidates.get(`${seasonId}|${home.id}|${away.id}`) ?? [];
    const meant =
      match.sport === 'basketball' ? onTheDay(ofPair, kickoffUtc) : identifyMatch(sameRound(ofPair, match, kickoffUtc), kickoffUtc);
    if (meant !== undefined) ofPair.splice(ofPair.indexOf(meant), 1);
    return meant?.id;
  });
}

/** Clubs of basketball meet on two nights in a row. */
function onTheDay(candidates: readonly Candidate[], kickoffUtc: Date): Candidate | undefined {
  const day = playingDay('basketball', kickoffUtc);
  return candidates.find((candidate) => playingDay('basketball', candidate.kickoffUtc) === day);
}

/** The time between the noon of a day whose hour is not known and the last match of its evening, with some to spare. */
const longestDayMs = 18 * 3_600_000;

/**
 * Returns the matches that may be meant by another between the same players. They meet once in a tournament, unless it has groups before its
 * semi-finals; what is still to come long after a match that is over is their second.
 */
function sameRound(candidates: readonly Candidate[], { round, status }: CourtMatch, kickoffUtc: Date): Candidate[] {
  const isOpen = status === 'scheduled' || status === 'live';
  return candidates.filter((candidate) => {
    const isOtherRound = round !== undefined && candidate.stage !== null && (round.stage === 'group') !== (candidate.stage === 'group');
    const isPast = isOpen && candidate.isOver && kickoffUtc.getTime() - candidate.kickoffUtc.getTime() > longestDayMs;
    return !isOtherRound && !isPast;
  });
}

/** The second of two matches whose sides meet twice on a day of the calendar in Greenwich gets an address with a word more. */
async function freeSlugs(client: Queryable, wishes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ slug: string }>('select slug from matches where slug = any($1)', [wishes]);
  const taken = new Set(rows.map(({ slug }) => slug));
  const slugs = wishes.map((wish) => {
    const slug = taken.has(wish) ? `${wish}-again` : wish;
    taken.add(slug);
    return slug;
  });
  return slugs.every((slug, index) => slug === wishes[index]) ? slugs : freeSlugs(client, slugs);
}
