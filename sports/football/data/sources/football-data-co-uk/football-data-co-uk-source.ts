import { refuseUnreadFile } from '#data/sources/refuse-unread-file.ts';
import type { Source } from '#data/sources/source.ts';
import { type Competitions, readMatchFile } from '../../feeds/football-data/match-file.ts';
import { ukMoments } from '../../feeds/football-data/quote-moments.ts';
import { footballDataCalls } from './calls.ts';

/**
 * Returns football-data.co.uk as a source: its seasons since 2012 with results, statistics and prices, and its coming matches with early prices,
 * without a key. It has the name of the feed that reads the same files from a folder, since both are one provider's data.
 *
 * @param competitions the catalogue's competitions by the provider's codes, and these codes
 */
export function createFootballDataCoUkSource(
  { address }: { readonly address: URL },
  competitions: Competitions & { readonly codes: readonly string[] },
): Source {
  const momentInUk = ukMoments();
  return {
    name: 'football-data',
    budget: { perMinute: 20, perDay: 2_000, pauseSeconds: 3 },
    calls: (_fixtures, now) => footballDataCalls(competitions.codes, address, now),
    read({ name: source }, text, now) {
      const { rows, matches, problems } = readMatchFile(source, text, now, competitions, momentInUk);
      refuseUnreadFile(source, { rows, problems });
      return { source, rows, matches, problems, progress: { done: 1, total: 1 } };
    },
  };
}
