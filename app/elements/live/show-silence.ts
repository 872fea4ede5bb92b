import { pageWords } from '#app/elements/page-words.ts';
import { fillIn } from '#app/i18n/words/live-words.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import { clockText } from './clock-text.ts';

/** The kinds of events that come only from the source of a match. */
const news: ReadonlySet<LiveMessage['kind']> = new Set(['status', 'clock', 'score', 'goal', 'card', 'details']);

/**
 * Writes at the beginning of an element since when the source of its match has reported nothing, once that is longer than usual, and
 * removes the note with its next report.
 */
export function showSilence(place: Element, message: LiveMessage): void {
  if (message.kind === 'silence') write(place, message.since);
  else if (message.kind === 'state') write(place, message.silentSince ?? null);
  else if (news.has(message.kind)) write(place, null);
}

function write(place: Element, since: string | null): void {
  place.querySelector('[data-silent]')?.remove();
  if (since === null) return;
  const note = document.createElement('small');
  note.dataset.silent = '';
  note.textContent = fillIn(pageWords().cut, { time: clockText(new Date(since)) });
  place.prepend(note);
}
