import type { StoredLiveEvent } from '#data/queries/live/list-live-events.ts';
import type { LiveState } from '#domain/live/live-event.ts';
import { toEventAnswer, toStateAnswer } from './live-answers.ts';

/** Returns an event as a stream sends it: named by its kind, with its sequence as the id from which the browser resumes. */
export function eventFrame(event: StoredLiveEvent): string {
  const { sequence, kind, ...facts } = toEventAnswer(event);
  return `id: ${sequence}\nevent: ${kind}\ndata: ${JSON.stringify(facts)}\n\n`;
}

/** Returns the frame with the whole state of a match, for a browser that has missed too many events, or events that are no longer stored. */
export function stateFrame(matchId: number, state: LiveState): string {
  return `event: state\ndata: ${JSON.stringify(toStateAnswer(matchId, state))}\n\n`;
}

/**
 * Returns the first frame of a stream: the sequence from which it goes on, the present by the site's clock, and the pause in milliseconds after
 * which the browser reconnects, which differs between browsers so that they do not all return at once.
 */
export function helloFrame(sequence: number, now: Date, retryMs: number): string {
  return `retry: ${retryMs}\nid: ${sequence}\nevent: hello\ndata: ${JSON.stringify({ now: now.toISOString() })}\n\n`;
}

/**
 * Returns the frame that says that the stream works (`beat`), or that the site hears nothing of changes at present (`cut`). Its id moves the
 * browser's place past events of other topics.
 */
export function pulseFrame(kind: 'beat' | 'cut', now: Date, last: number): string {
  return `id: ${last}\nevent: ${kind}\ndata: ${JSON.stringify({ now: now.toISOString() })}\n\n`;
}

/** Returns the frame before the end of a stream whose browser is to reconnect after so many milliseconds. */
export function returnFrame(retryMs: number): string {
  return `retry: ${retryMs}\n\n`;
}

/** Returns the frame after everything that was missed; its id moves the browser's place on as well. */
export function readyFrame(last: number): string {
  return `id: ${last}\nevent: ready\ndata: {}\n\n`;
}
