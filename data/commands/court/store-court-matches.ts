import { findExternalMatches } from '#data/commands/matches/external-ids.ts';
import { storeMatchReports } from '#data/commands/matches/store-match-reports.ts';
import { updateMatches } from '#data/commands/matches/update-matches.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CourtMatch } from '#data/feeds/court-feed.ts';
import { identifyMatch, type StoredMatch } from '#domain/match/identify-match.ts';
import { statusWhenAdded } from '#domain/match/overdue.ts';
import { playingDay } from '#domain/sports/playing-day.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { insertCourtMatchesSql, toCourtMatchRow, updateCourtMatchesSql } from './court-match-columns.ts';
import type { PlacedCourtMatch } from './place-court-matches.ts';
import type { CourtContext } from './store-court-batch.ts';

export interface StoredCourtMatches {
  /** The id of each placed match, in their order. */
  readonly matchIds: readonly number[];
  readonly inserted: readonly number[];
  /** The ids of stored matches in which a visitor sees a change. */
  readonly updated: readonly number[];
}

/** Updates the matches that are stored and adds the others. */
export async function storeCourtMatches(
  client: Queryable,
  placed: readonly PlacedCourtMatch[],
  { provider, call, now, asOf }: Pick<CourtContext, 'provider' | 'call' | 'now' | 'asOf'>,
): Promise<StoredCourtMatches> {
  const found = await findStored(client, placed, provider);
  const known = placed.flatMap((place, index) => (found[index] === undefined ? [] : { id: found[index], row: toCourtMatchRow(place) }));
  const fresh = placed.filter((_, index) => found[index] === undefined);
  const slugs = await freeSlugs(
    client,
    fresh.map(({ home, away, kickoffUtc }) => `${home.slug}-${away.slug}-${kickoffUtc.toISOString().slice(0, 10)}`),
  );
  const updated = await updateMatches(client, updateCourtMatchesSql, { provider, now }, known);
  const added = fresh.map((place, index) => ({
    slug: slugs[index] as string,
    ...toCourtMatchRow(place),
    status: statusWhenAdded({ ...place.match, kickoffUtc: place.kickoffUtc, kickoffKnown: place.match.kickoff.known }, asOf),
  }));
  const inserted = await client.query<{ id: number; slug: string }>(insertCourtMatchesSql, [JSON.stringify(added), now, provider]);
  const newIds = new Map(inserted.rows.map(({ id, slug }) => [slug, id]));
  const idOfFresh = new Map(fresh.map((place, index) => [place, newIds.get(slugs[index] as string) as number]));
  const reported = added.map(({ slug, ...row }) => ({ id: newIds.get(slug) as number, row }));
  await storeMatchReports(client, { provider, call, now }, call === undefined ? known : [...known, ...reported]);
  return {
    matchIds: placed.map((place, index) => found[index] ?? (idOfFresh.get(place) as number)),
    inserted: [...idOfFresh.values()],
    updated,
  };
}

interface Candidate extends StoredMatch {
  readonly id: number;
  readonly pair: string;
  readonly stage: string | null;
  readonly isOver: boolean;
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
       status in ('scheduled', 'postponed', 'awaited') as movable, stage, status in ('finished', 'awarded') as "isOver"
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
      rulesOf(match.sport).meetings === 'day'
        ? onTheDay(ofPair, match.sport, kickoffUtc)
        : identifyMatch(sameRound(ofPair, match, kickoffUtc), kickoffUtc);
    if (meant !== undefined) ofPair.splice(ofPair.indexOf(meant), 1);
    return meant?.id;
  });
}

function onTheDay(candidates: readonly Candidate[], sport: Sport, kickoffUtc: Date): Candidate | undefined {
  const day = playingDay(sport, kickoffUtc);
  return candidates.find((candidate) => playingDay(sport, candidate.kickoffUtc) === day);
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
