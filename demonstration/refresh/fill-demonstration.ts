import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { noteFilling, pastFilling } from '#data/commands/fillings/note-filling.ts';
import type { Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import { withAdvisoryLock } from '#data/database/locks/with-advisory-lock.ts';
import { getLastSuccess } from '#data/queries/feed-runs/get-last-success.ts';
import { createDemonstrationThread } from '#demonstration/thread/demonstration-thread.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { FillWatcher, OpenedDatabase } from '#jobs/dataset-kind.ts';
import { toDemonstrationCatalogue } from '#sports/football/demonstration/catalogue/to-demonstration-catalogue.ts';
import { demonstrationFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';
import { clearDemonstration } from './clear-demonstration.ts';
import { longestLeadMs } from './refresh-demonstration.ts';

/**
 * Fills the demonstration when it is empty, when the clock was set back, when the catalogue (from which every fixture follows) has changed,
 * or when its players have no names yet. It stores the days around the present where this process goes on to load the past behind them, and
 * everything where it does not. Otherwise the stored data are shown at once, and the first run of the refresh job brings them up to date.
 * The thread that fills it is ended afterwards, which frees its memory.
 */
export async function fillDemonstration(
  { db, address, asOwner, newCatalogue }: OpenedDatabase,
  clock: Clock,
  { announce, progressed, ended, goesOn }: FillWatcher,
): Promise<void> {
  announce('This is the demonstration: no match in it is real, and no network is asked. Real football: npm start -- --real');
  await withAdvisoryLock(db, advisoryLocks.loadingDemonstration, async (client) => {
    const last = await getLastSuccess(client, demonstrationFeedName);
    const now = clock.now();
    const isAhead = last !== undefined && last.getTime() - now.getTime() > longestLeadMs;
    if (last !== undefined && !newCatalogue && !isAhead && !(await hasNamelessPlayers(client))) return;
    announce('Loading the demonstration');
    if (last !== undefined) await asOwner((owner) => clearDemonstration(owner, now));
    const filling = new AbortController();
    const thread = createDemonstrationThread(address);
    try {
      if (goesOn) {
        await noteFilling(db, { name: pastFilling, done: 0, total: toDemonstrationCatalogue(loadCatalogue()).tournaments.length }, now);
        await thread.fillPresent(now, clock.setTo === undefined ? 'live' : 'clock-set', filling.signal);
      } else {
        await thread.refresh(now, filling.signal, ({ share, matches, quotes }) =>
          progressed(share, `${matches} matches, ${quotes} quotes`),
        );
      }
    } finally {
      filling.abort();
      ended();
    }
  });
}

/** Returns true for a demonstration stored by a version whose players had numbers in place of names. */
export async function hasNamelessPlayers(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ nameless: boolean }>(
    'select exists (select from squad_members where player_name is null) as nameless',
  );
  return rows[0]?.nameless === true;
}
