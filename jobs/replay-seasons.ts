import type { Database } from '#data/database/database.ts';
import type { Feed, FeedBatch, FeedMatch } from '#data/feeds/feed.ts';
import { asKnownAt } from '#domain/match/as-known-at.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import { Walker } from './forecasting/walker.ts';
import { ingestFeed } from './ingest-feed.ts';

/** The seasons that are lived through again: from one day to another, both included. */
export interface Replay {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

export interface ReplayWatcher {
  /** Called when a file of the time before has been stored. */
  read(done: number, total: number): void;
  /** Called when a day is done; `tips` counts those written so far. */
  lived(day: LocalDay, tips: number): void;
}

/**
 * The time of day of the replay, half an hour after the feed's prices of the coming days are collected, see
 * sports/football/data/feeds/football-data/quote-moments.ts.
 */
const momentOfDay = '16:30';
/** The hours ahead for which tips are looked for: as far as the prices that are collected on a Friday reach. */
const reachHours = 4 * 24;
const dayMs = 86_400_000;

/**
 * Replays past seasons day by day as if they were played now: the coming days' fixtures with the prices known by then are stored, matches
 * forecast, tips written as reconstructed, results stored, tips settled. What was played before the first day is stored first, as history.
 * Files are read once; the same replay again changes nothing, and one that was broken off is completed.
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
  await ingestFeed(database, feed, historyOf(feed.read(paths, moment), replay, season), moment, {
    progressed: ({ progress }) => watcher.read(progress.done, progress.total),
  });
  const walker = await Walker.at(database, momentOn(replay.from));
  let tips = 0;
  const days = daysOf(season, replay, async (day) => {
    tips += await walker.runMoment(momentOn(day), reachHours);
    watcher.lived(day, tips);
  });
  await ingestFeed(database, feed, days, moment);
  await walker.settle(new Date(momentOn(replay.to).getTime() + dayMs));
  return tips;
}

/** Yields the batches with what was played before the first day; what is played from then on is put aside into `season`. */
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

/** Yields what a feed would have given on each day. The next day is requested when a day is stored, and by then its jobs have run. */
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

/** Returns a match when it is news: coming within reach, or over. */
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
