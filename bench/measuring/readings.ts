import { rm } from 'node:fs/promises';
import type { Database } from '#data/database/database.ts';
import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import type { FeedBatch, FeedMatch } from '#data/feeds/feed.ts';
import { createRandom, type Random } from '#domain/chance/random.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import { readSettings } from '#server/start/settings.ts';
import { listFixtures } from '../list-fixtures.ts';
import { temporaryFolder } from '../site/temporary-folder.ts';
import type { Figure } from './figure.ts';

const maxMatches = 300;
const bookmakers = Object.entries(knownBookmakers)
  .flatMap(([slug, { kind }]) => (kind === 'bookmaker' ? [slug] : []))
  .slice(0, 40);
const everyMs = 5 * 60_000;
const firstReading = Date.parse('2026-11-21T10:00:00Z');
const kickoff = Date.parse('2026-11-21T15:00:00Z');
const readings = (kickoff - firstReading) / everyMs;
/** The share of prices that differ from one reading to the next. */
const movingShare = 0.05;

/**
 * Measures the afternoon of a source of prices: 300 matches, 40 bookmakers and three prices each, read every five minutes in the five hours
 * before kick-off, of which one in twenty changes between two readings.
 */
export async function measureReadings(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const settings = readSettings({ DATA_FOLDER: folder }, 'no such file').database;
  const dataset = await openDataset(settings, new Date(firstReading), () => {}, 'real');
  try {
    const random = createRandom(15);
    const prices = new Map<string, number>();
    const matches = listFixtures(maxMatches, new Date(kickoff));
    let moved = 0;
    const seconds: number[] = [];
    for (let reading = 0; reading < readings; reading += 1) {
      const now = new Date(firstReading + reading * everyMs);
      const quoted = matches.map((match, at) => ({
        ...match,
        quotes: bookmakers.map((bookmaker) => {
          const key = `${at} ${bookmaker}`;
          const before = prices.get(key);
          const home = nextPrice(before, random);
          if (home !== before) moved += 1;
          prices.set(key, home);
          return { bookmaker, market: 'match-result' as const, line: 0, phase: 'moving' as const, quotedAt: now, prices: [home, 3.4, 3.3] };
        }),
      }));
      const began = performance.now();
      await take(dataset.db, quoted, now);
      seconds.push((performance.now() - began) / 1_000);
    }
    const { rows } = await dataset.db.query<{ rows: number }>('select count(*)::int as rows from quotes');
    const stored = rows[0] as { rows: number };
    const read = readings * matches.length * bookmakers.length;
    return [
      {
        name: `rows of prices after ${readings} readings of ${matches.length} matches by ${bookmakers.length} bookmakers, ${read} prices read`,
        value: String(stored.rows),
        target: `the ${moved} that moved`,
        met: stored.rows === moved,
      },
      {
        name: 'seconds to take in a reading in which one price in twenty moves, the middle one and the longest',
        value: `${middle(seconds).toFixed(2)}, ${Math.max(...seconds).toFixed(2)}`,
        target: 'less than the five minutes until the next by far: 15',
        met: Math.max(...seconds) < 15,
      },
    ];
  } finally {
    await dataset.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function nextPrice(before: number | undefined, random: Random): number {
  if (before === undefined) return Math.round(210 + random.integer(30)) / 100;
  if (random.integer(1_000) >= movingShare * 1_000) return before;
  return Math.round((before + (random.integer(2) === 0 ? -0.02 : 0.02)) * 100) / 100;
}

async function take(db: Database, matches: readonly FeedMatch[], now: Date): Promise<void> {
  async function* batches(): AsyncGenerator<FeedBatch> {
    yield { source: 'readings', rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
  }
  const { problems } = await ingestFootballFeed(
    db,
    { name: 'the-odds-api', isSimulated: false, call: { name: 'readings', everySeconds: 300 } },
    batches(),
    { now },
  );
  if (problems[0] !== undefined) throw new Error(`a reading was not taken in whole: ${JSON.stringify(problems[0])}`);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}
