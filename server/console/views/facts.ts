import { html } from 'hono/html';
import type { Content, Html } from './html.ts';

/** Returns a list of terms with their values; pairs without a value are left out. */
export function facts(pairs: readonly (readonly [term: string, value: Content])[]): Html {
  return html`<dl class="facts">${pairs
    .filter(([, value]) => value !== undefined)
    .map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}
