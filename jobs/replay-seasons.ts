import type { Database } from '#data/database/database.ts';
import type { Feed, FeedBatch, FeedMatch } from '#data/feeds/feed.ts';
import { asKnownAt } from '#domain/match/as-known-at.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import { Walker } from './forecasting/walker.ts';
import { ingestFootballFeed } from './ingest-football-feed.ts';

/** The period that is replayed: from one day to another, both included. */
export interface Replay {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

export interface ReplayWatcher {
  /** Called when a file has been read and its matches before the period are stored. */
  read(done: number, total: number): void;
  /** Called when a day is done; `tips` counts those written so far. */
  lived(day: LocalDay, tips: number): void;
}

/**
 * The time of day of the replay: half an hour after the feed's prices of the coming days are collected, see
 * sports/football/data/feeds/football-data/quote-moments.ts.
 */
const momentOfDay = '16:30';
/** The hours ahead for which tips are chosen: as far as the prices collected on a Friday reach. */
const reachHours = 4 * 24;
const dayMs = 86_400_000;

/**
 * Replays past seasons day by day as if they were played now. Each day it stores the coming days' fixtures with the prices known by then,
 * forecasts matches, writes tips as reconstructed, stores results and settles tips. Matches before the first day are stored first, as
 * history. Files are read once; the same replay again changes nothing, and an interrupted one is completed.
 *
 * @returns the number of tips written
 */
export async function replaySeasons(
  database: Database,
  feed: Feed,
  paths: readonly string[],
  replay: Replay,
  watcher: ReplayWatcher,
): Promise<number> {
  const moment = { now: momentOn(replay.to) };
  const season: FeedMatch[] = [];
  await ingestFootballFeed(database, feed, historyOf(feed.read(paths, moment), replay, season), moment, {
    progressed: ({ progress }) => watcher.read(progress.done, progress.total),
  });
  const walker = await Walker.at(database, momentOn(replay.from));
  let tips = 0;
  const days = daysOf(season, replay, async (day) => {
    tips += await walker.runMoment(momentOn(day), reachHours);
    watcher.lived(day, tips);
  });
  await ingestFootballFeed(database, feed, days, moment);
  await walker.settle(new Date(momentOn(replay.to).getTime() + dayMs));
  return tips;
}

/** Yields the batches with only their matches before the first day, and adds the matches of the period to `season`. */
async function* historyOf(batches: AsyncIterable<FeedBatch>, { from, to }: Replay, season: FeedMatch[]): AsyncGenerator<FeedBatch> {
  const first = Date.parse(`${from}T00:00:00Z`);
  const end = Date.parse(`${to}T00:00:00Z`) + dayMs;
  for await (const batch of batches) {
    const history: FeedMatch[] = [];
    for (const match of batch.matches) {
      const kickoff = kickoffMoment(match.kickoff).getTime();
      if (kickoff < first) history.push(match);
      else if (kickoff < end) season.push(match);
    }
    yield { ...batch, matches: history };
  }
}

/** Yields a feed's batch of each day. The next one is requested when a day is stored, and its jobs are run then. */
async function* daysOf(
  season: readonly FeedMatch[],
  { from, to }: Replay,
  live: (day: LocalDay) => Promise<void>,
): AsyncGenerator<FeedBatch> {
  const stages = new Map<FeedMatch, 'announced' | 'played'>();
  const total = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  let done = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const now = momentOn(day);
    const matches = season.flatMap((match) => reportedOn(match, now, stages));
    done += 1;
    yield { source: `replay:${day}`, rows: matches.length, matches, problems: [], progress: { done, total } };
    await live(day);
  }
  const late = season.filter((match) => stages.get(match) !== 'played');
  yield { source: `replay:after ${to}`, rows: late.length, matches: late, problems: [], progress: { done, total } };
}

/**
 * Returns the match as it was known at a moment, as a list of one; an empty list when a feed would have no news of it. There is news when
 * the match comes within reach, and when it is over.
 */
function reportedOn(match: FeedMatch, now: Date, stages: Map<FeedMatch, 'announced' | 'played'>): FeedMatch[] {
  if (stages.get(match) === 'played') return [];
  const kickoff = kickoffMoment(match.kickoff).getTime();
  if (kickoff > now.getTime() + reachHours * 3_600_000) return [];
  const known = asKnownAt(match, now);
  const isOver = known.status !== 'scheduled' || match.status === 'scheduled';
  if (!isOver && kickoff <= now.getTime()) return [];
  stages.set(match, isOver && kickoff <= now.getTime() ? 'played' : 'announced');
  return [known];
}

function momentOn(day: LocalDay): Date {
  return new Date(`${day}T${momentOfDay}:00Z`);
}
