import type { Queryable } from '#data/database/database.ts';
import { type LiveLag, listLiveLags } from '#data/queries/live/list-live-lags.ts';
import { firstLagDay } from '#domain/live/lag-days.ts';
import type { LiveLagAnswer } from './answers.ts';

/** Returns the delays of live changes in the last four weeks, as the API gives them. */
export async function answerLiveLag(db: Queryable, now: Date): Promise<LiveLagAnswer> {
  const sources = await listLiveLags(db);
  return {
    since: firstLagDay(now),
    sources: sources.map(({ source, competitions, ...lag }) => ({
      source,
      ...lagAnswer(lag),
      competitions: competitions.map(({ competition, ...ofCompetition }) => ({ id: competition, ...lagAnswer(ofCompetition) })),
    })),
  };
}

function lagAnswer({ changes, p50, p95 }: LiveLag) {
  const [half, most] = [p50, p95].map((seconds) => (Number.isFinite(seconds) ? seconds : null)) as [number | null, number | null];
  return { changes, p50_seconds: half, p95_seconds: most };
}
