import { html } from 'hono/html';
import type { Html } from './html.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns a time as `2026-03-01 08:30` in UTC, with its distance from `now`; `none` without a time. */
export function moment(at: Date | null | undefined, now: Date, none = 'never'): Html {
  if (at == null) return html`${none}`;
  const written = at.toISOString();
  const distance = Math.abs(now.getTime() - at.getTime());
  const words = at > now ? `in ${duration(distance)}` : `${duration(distance)} ago`;
  return html`<time datetime="${written}">${written.slice(0, 10)} ${written.slice(11, 16)}</time> <span class="soft">${words}</span>`;
}

/** Returns a span of milliseconds in its largest whole unit: `45 s`, `12 min`, `5 h`, `9 days`. */
export function duration(ms: number): string {
  if (ms < minuteMs) return `${Math.floor(ms / 1_000)} s`;
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} days`;
}

/** Returns a count with its noun: `1 job`, `1,204 jobs`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
