import { buildOfPage } from '#app/builds/served-build.ts';
import { type OfflineMatch, type OfflineMatches, offlineCache, offlineEntries } from '#app/offline/offline-cache.ts';
import { shownScores } from '#app/stores/live-preferences.ts';
import { serviceWorkerPath } from '#app/stores/push-paths.ts';

/** Max stored matches, as many as are read at a glance; the rest of the day needs the network. */
const maxStored = 80;

/**
 * Registers the service worker, and stores what it shows while the browser is offline: a page in the visitor's language, and the matches on
 * this page. A visitor who reads one page and leaves is sent nothing: the entry calls this once the page is used.
 */
export async function storeForOffline(): Promise<void> {
  await navigator.serviceWorker.register(serviceWorkerPath);
  const matches = matchesOfPage();
  const cache = await caches.open(offlineCache);
  await keepPage(cache);
  if (matches.length === 0) return;
  const kept: OfflineMatches = { seenAt: new Date().toISOString(), day: listedDay(), matches };
  await cache.put(offlineEntries.matches, new Response(JSON.stringify(kept), { headers: { 'Content-Type': 'application/json' } }));
}

/** Fetches and stores the offline page, unless that of this build and language is stored already. */
async function keepPage(cache: Cache): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const mark = `${lang} ${buildOfPage()}`;
  const kept = await cache.match(offlineEntries.page);
  if (kept?.headers.get('x-kept-for') === mark) return;
  const answer = await fetch(`${dataset.prefix ?? ''}${offlineEntries.page}`, { priority: 'low' });
  if (!answer.ok) throw new Error(`the site answered ${answer.status} to ${offlineEntries.page}`);
  const headers = new Headers(answer.headers);
  headers.set('x-kept-for', mark);
  await cache.put(offlineEntries.page, new Response(await answer.blob(), { headers }));
}

/** Returns the first 80 matches of the page's list, without those beside its subject (within `data-beside`). */
function matchesOfPage(): OfflineMatch[] {
  const isHidden = shownScores.read() === 'hidden';
  return [...document.querySelectorAll<HTMLElement>('#main li[data-match]:not([data-beside] > li)')].slice(0, maxStored).map((row) => {
    const text = (selector: string) => row.querySelector(selector)?.textContent?.trim() ?? '';
    const [home, away] = [text('[data-goals="home"]'), text('[data-goals="away"]')];
    return {
      day: text('small > time'),
      // What follows the word for a shoot-out is its score.
      moment: (isHidden ? row.querySelector('match-clock')?.firstChild?.textContent?.trim() : undefined) ?? text('match-clock'),
      clubs: row.getElementsByTagName('a')[0]?.textContent?.trim() ?? '',
      goals: home === '' || away === '' || isHidden ? null : { home: Number(home), away: Number(away) },
    };
  });
}

function listedDay(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="listed-day"]')?.content ?? null;
}
