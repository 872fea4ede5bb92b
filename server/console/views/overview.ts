import { html } from 'hono/html';
import type { Summary } from '../part.ts';
import type { Html } from './html.ts';
import { counted } from './moments.ts';

/** A part's line on the first page. */
export interface OverviewLine extends Summary {
  readonly path: string;
  readonly title: string;
}

const states = { fault: 'Fault', waiting: 'Waiting', fine: 'Fine' } as const satisfies Record<Summary['state'], string>;
const order = Object.keys(states) as Summary['state'][];

/** Returns the first page: a line for each part, faults first, then what waits for a decision. */
export function overview(lines: readonly OverviewLine[]): Html {
  const sorted = lines.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const [faults, waiting] = order.map((state) => lines.filter((line) => line.state === state).length);
  return html`<p class="lead">${leadOf(faults ?? 0, waiting ?? 0)}</p>
<ul class="lines">${sorted.map(
    ({ path, title, state, text }) =>
      html`<li><a href="/${path}"><span class="state ${state}">${states[state]}</span><b>${title}</b><span class="text">${text}</span></a></li>`,
  )}</ul>`;
}

function leadOf(faults: number, waiting: number): string {
  if (faults + waiting === 0) return 'Nothing fails, and nothing waits for a decision.';
  const toDecide = waiting === 0 ? 'nothing to decide' : `${counted(waiting, 'part')} with something to decide`;
  return faults === 0 ? `Nothing fails; ${toDecide}.` : `${counted(faults, 'part')} with a fault; ${toDecide}.`;
}
