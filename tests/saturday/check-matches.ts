import type { Queryable } from '#data/database/database.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { listMatchEvents } from '#sports/football/data/queries/match/list-match-events.ts';
import { matchAt, type PlayedMatch } from '#tests/mirrors/played-match.ts';
import type { ShownState } from './journal.ts';
import { believedLie, end, lies, matches, outage } from './saturday.ts';

export interface StoredMatch {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly kickoff: Date;
  readonly status: string;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly sources: number;
}

/** Returns the stored matches, each with the number of network sources that have named it. */
export async function listStored(database: Queryable): Promise<StoredMatch[]> {
  const { rows } = await database.query<StoredMatch>(
    `select m.id, h.slug as home, a.slug as away, m.kickoff_utc as kickoff, m.status, m.home_goals as "homeGoals", m.away_goals as "awayGoals",
       (select count(*)::int from external_ids e where e.kind = 'match' and e.own_id = m.id) as sources
     from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id order by m.id`,
  );
  return rows;
}

export function storedOf(stored: readonly StoredMatch[], { home, away }: PlayedMatch): StoredMatch | undefined {
  return stored.find((match) => match.home === home.slug && match.away === away.slug);
}

/** Compares statuses, scores and timelines at the end with the truth; adds differences to `faults`. */
export async function checkMatches(
  database: Queryable,
  matches: readonly PlayedMatch[],
  faults: string[],
): Promise<{ matches: number; events: number }> {
  const stored = await listStored(database);
  if (stored.length !== matches.length) faults.push(`${stored.length} matches are stored, not ${matches.length}`);
  let events = 0;
  for (const match of matches) {
    const name = `${match.home.slug}–${match.away.slug}`;
    const truth = matchAt(match, end);
    const found = storedOf(stored, match);
    if (found === undefined) {
      faults.push(`${name} is not stored`);
      continue;
    }
    const isScored = truth.status !== 'postponed';
    const wanted = `${truth.status} ${isScored ? written(truth.goals) : 'no score'}`;
    const is = `${found.status} ${found.homeGoals === null ? 'no score' : `${found.homeGoals}-${found.awayGoals}`}`;
    if (is !== wanted) faults.push(`${name} is ${is}, not ${wanted}`);
    const timeline = (await listMatchEvents(database, found.id)).map(
      ({ minute, addedMinute, side, kind, playerName }) =>
        `${minute}${addedMinute === null ? '' : `+${addedMinute}`} ${side} ${kind} ${playerName ?? ''}`,
    );
    const wantedTimeline = truth.standing.map(
      ({ minute, added, side, kind, player }) => `${minute}${added === undefined ? '' : `+${added}`} ${side} ${kind} ${player ?? ''}`,
    );
    events += timeline.length;
    if (timeline.join() !== wantedTimeline.join()) faults.push(`${name} has the timeline [${timeline}], not [${wantedTimeline}]`);
  }
  return { matches: stored.length, events };
}

/** Max time from a state to its storing, by the clock of the sites. */
const latenessMs = 3 * 60_000;
/** Max time by which a state may be later than the site's note of it: a provider is polled a little later than that note. */
const earlyMs = 60_000;

/**
 * Compares every state that visitors could see with the truth of its moment; adds states that were never true to `faults`. The one lie that
 * has to be believed for a while must have been believed, and no other.
 */
export function checkShownStates(
  shown: readonly ShownState[],
  stored: readonly StoredMatch[],
  faults: string[],
): { states: number; lieStoodSeconds: number } {
  const lied = storedOf(stored, believedLie.match)?.id;
  const isLie = ({ matchId, status, home, away, source }: ShownState) =>
    matchId === lied &&
    status === 'finished' &&
    source === believedLie.source &&
    home === believedLie.goals.home &&
    away === believedLie.goals.away;
  for (const match of matches) {
    const id = storedOf(stored, match)?.id;
    for (const state of shown.filter((one) => one.matchId === id)) {
      if (isLie(state) && state.at > outage.from) continue;
      if (!wasSo(match, state, latenessMs)) {
        faults.push(
          `${match.home.slug}–${match.away.slug} was shown as ${state.status} ${state.home}-${state.away} at ${state.at.toISOString().slice(11, 19)} by the word of ${state.source}`,
        );
      }
    }
  }
  const ofLied = shown.filter(({ matchId }) => matchId === lied);
  const lieAt = ofLied.findIndex(isLie);
  const from = ofLied[lieAt]?.at;
  const until = ofLied[lieAt + 1]?.at;
  if (from === undefined || until === undefined) faults.push('the lie at the end of a match was never believed, or never corrected');
  return {
    states: shown.length,
    lieStoodSeconds: from === undefined || until === undefined ? 0 : (until.getTime() - from.getTime()) / 1_000,
  };
}

/** Returns true when the match was in that state at some moment from `latenessMs` before it was stored until a little after. */
export function wasSo(match: PlayedMatch, { at, status, home, away }: ShownState, latenessMs: number): boolean {
  for (let ms = at.getTime() - latenessMs; ms <= at.getTime() + earlyMs; ms += 5_000) {
    const truth = matchAt(match, new Date(ms));
    const isScored = truth.status !== 'scheduled' && truth.status !== 'postponed';
    if (truth.status === status && (isScored ? truth.goals.home === home && truth.goals.away === away : home === null)) return true;
  }
  return false;
}

/** Compares the stored reports of both sources on the match about which one lied with what they reported last, and returns them. */
export async function checkBothWords(
  database: Queryable,
  stored: readonly StoredMatch[],
  faults: string[],
): Promise<Record<string, string>> {
  const { rows } = await database.query<{ provider: string; score: string }>(
    "select provider, (report->>'home_goals') || '-' || (report->>'away_goals') as score from match_reports where match_id = $1 order by provider",
    [storedOf(stored, believedLie.match)?.id],
  );
  const words = Object.fromEntries(rows.map(({ provider, score }) => [provider, score]));
  const wanted: Record<string, string> = {
    'api-football': written(matchAt(believedLie.match, end).goals),
    openligadb: written(believedLie.goals),
  };
  for (const [provider, score] of Object.entries(wanted)) {
    if (words[provider] !== score) faults.push(`the word of ${provider} on the lied match is kept as ${words[provider]}, not ${score}`);
  }
  const early = lies.find(({ isFinished, until }) => isFinished && until !== undefined);
  const { rowCount } = await database.query("select 1 from source_problems where source = 'openligadb' and field = 'matchIsFinished'");
  if (early !== undefined && rowCount === 0) faults.push('nobody noted that OpenLigaDB called a match over after an hour');
  return words;
}

function written({ home, away }: Goals): string {
  return `${home}-${away}`;
}
