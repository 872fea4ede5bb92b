import { announce } from '#app/document/announce.ts';
import { pageWords } from '#app/elements/page-words.ts';
import { fillIn } from '#app/i18n/words/live-words.ts';
import { favourites } from '#app/stores/favourites.ts';
import { goalsInTitle, shownScores } from '#app/stores/live-preferences.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import { scoreOfPage } from './score-of-page.ts';

type GoalMessage = LiveMessage & { readonly kind: 'goal' };

let unseen = 0;
let title = '';

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' || unseen === 0) return;
  unseen = 0;
  document.title = title;
});

/** Announces a goal of a followed match or club to screen readers, and counts it in the title of a tab in the background when that is chosen. */
export function announceGoal(message: GoalMessage): void {
  if (message.change === 'revised' || shownScores.read() === 'hidden') return;
  speak(message);
  if (document.visibilityState === 'visible' || message.change !== 'scored' || goalsInTitle.read() === 'off') return;
  if (unseen === 0) title = document.title;
  unseen += 1;
  document.title = `(${unseen}) ${title}`;
}

function speak({ match, change, score }: GoalMessage): void {
  const row = document.querySelector<HTMLElement>(`[data-match="${match}"]`);
  if (row === null || !isFollowed(row)) return;
  const words = pageWords();
  const nameOf = (side: 'home' | 'away') => row.querySelector<HTMLElement>(`[data-side="${side}"] [title]`)?.title ?? '';
  announce(
    fillIn(change === 'scored' ? words.spokenGoal : words.spokenTakenBack, {
      home: nameOf('home'),
      away: nameOf('away'),
      score: scoreOfPage(score),
    }),
  );
}

function isFollowed({ dataset: { match, home, away } }: HTMLElement): boolean {
  const ids: ReadonlySet<string> = new Set(favourites.read());
  return ids.has(`m${match}`) || ids.has(`t${home}`) || ids.has(`t${away}`);
}
