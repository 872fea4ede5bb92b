import type { StoredLiveEvent } from '#data/queries/live/list-live-events.ts';
import type { LiveState } from '#domain/live/live-event.ts';
import { toEventAnswer, toStateAnswer } from './live-answers.ts';

/** Returns an event as a stream sends it: its kind by name, and by its sequence the browser says where to go on. */
export function eventFrame(event: StoredLiveEvent): string {
  const { sequence, kind, ...facts } = toEventAnswer(event);
  return `id: ${sequence}\nevent: ${kind}\ndata: ${JSON.stringify(facts)}\n\n`;
}

/** Returns the whole of a match, for a browser that has missed more than is kept. */
export function stateFrame(matchId: number, state: LiveState): string {
  return `event: state\ndata: ${JSON.stringify(toStateAnswer(matchId, state))}\n\n`;
}

/**
 * Returns the first frame of a stream: the sequence from which it goes on, the present by the site's clock, and the pause after which the
 * browser connects anew, which differs from one to the next so that they do not all come at once.
 */
export function helloFrame(sequence: number, now: Date, retryMs: number): string {
  return `retry: ${retryMs}\nid: ${sequence}\nevent: hello\ndata: ${JSON.stringify({ now: now.toISOString() })}\n\n`;
}

/**
 * Returns the frame that says that the stream is well, or that the site hears nothing of changes at present. It moves the browser's place on
 * over what did not concern it.
 */
export function pulseFrame(kind: 'beat' | 'cut', now: Date, last: number): string {
  return `id: ${last}\nevent: ${kind}\ndata: ${JSON.stringify({ now: now.toISOString() })}\n\n`;
}

/** Returns the frame behind everything that was missed, which moves the browser's place on as well. */
export function readyFrame(last: number): string {
  return `id: ${last}\nevent: ready\ndata: {}\n\n`;
}
