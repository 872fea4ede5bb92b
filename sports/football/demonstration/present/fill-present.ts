import type { Database } from '#data/database/database.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { dayNumberOf } from '#jobs/forecasting/rate-clubs.ts';
import { Walker } from '#jobs/forecasting/walker.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';
import { publishForecasts } from '#jobs/publish-forecasts.ts';
import { publishTips } from '#jobs/publish-tips.ts';
import { beginRecord } from '#jobs/rebuild-record.ts';
import type { DemonstrationFeed } from '../feed/demonstration-feed.ts';
import { rateFeed } from './rate-feed.ts';

const tipReachMs = 4 * 24 * 3_600_000;

/**
 * Fills an empty demonstration with the data of its first pages: the football of the days around a moment, with forecasts and tips that use the whole
 * past. The past itself is stored by `loadPast`.
 *
 * @param origin of the tips on matches that are still to come
 */
export async function fillPresent(database: Database, feed: DemonstrationFeed, now: Date, origin: TipOrigin): Promise<void> {
  await feed.prepare(now);
  const tournaments = await listForecastTournaments(database);
  const ratings = await rateFeed(database, feed, tournaments, now);
  await ingestFootballFeed(database, feed, once(feed.readPresent(now)), { now });
  await beginRecord(database, Walker.knowing(database, tournaments, ratings, dayNumberOf(now)), now);
  const reach = { now, until: new Date(now.getTime() + tipReachMs) };
  await publishForecasts(database, ratings, tournaments, reach);
  await publishTips(database, 'football', reach, origin);
}

async function* once<Batch>(batch: Batch): AsyncGenerator<Batch> {
  yield batch;
}
