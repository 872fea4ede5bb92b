import { scoreText } from '#app/i18n/score-text.ts';
import { type OfflineMatch, type OfflineMatches, offlineCache, offlineEntries } from '#app/offline/offline-cache.ts';
import type { Language } from '#domain/language/languages.ts';
import { writingCustoms } from '#languages/writing-customs.ts';

/* The script of the offline page, in the page itself: it fills in the matches that this browser has kept. */

const language = document.documentElement.lang as Language;
const { tag } = writingCustoms[language];
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

// The page is shown at the address that was requested.
document.getElementById('try-again')?.addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
void showOfflineMatches();

async function showOfflineMatches(): Promise<void> {
  const answer = await (await caches.open(offlineCache)).match(offlineEntries.matches);
  const section = document.getElementById('kept-matches');
  const kept = (await answer?.json()) as OfflineMatches | undefined;
  if (kept === undefined || kept.matches.length === 0 || section === null) return;
  const list = section.getElementsByTagName('ul')[0];
  list?.append(...kept.matches.map((match) => rowOf(match, section.getElementsByTagName('template')[0] as HTMLTemplateElement)));
  const seen = section.querySelector<HTMLElement>('[data-seen]');
  if (seen !== null) seen.textContent = (seen.dataset.seen ?? '').replace('{ago}', ago(new Date(kept.seenAt)));
  const day = section.querySelector('[data-day]');
  if (day !== null && kept.day !== null) day.textContent = `· ${longDay(kept.day)}`;
  section.hidden = false;
  document.getElementById('no-kept-matches')?.remove();
}

function rowOf({ day, moment, clubs, goals }: OfflineMatch, template: HTMLTemplateElement): Node {
  const row = template.content.cloneNode(true) as DocumentFragment;
  for (const [selector, text] of [
    ['[data-row-day]', day],
    ['[data-moment]', moment],
    ['[data-clubs]', clubs],
    ['[data-score]', goals ? scoreText(language, goals) : ''],
  ] as const) {
    const part = row.querySelector(selector);
    if (part !== null) part.textContent = text;
  }
  return row;
}

/** Returns the time since the matches were seen, in the words of the page, at least a minute: `5 minutes ago`. */
function ago(seenAt: Date): string {
  const seconds = Math.max(60, (Date.now() - seenAt.getTime()) / 1_000);
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}

function longDay(day: string): string {
  return new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
}
