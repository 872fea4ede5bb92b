import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { markUnseenTexts, type SeenTexts, type WithTexts } from './unseen-texts.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that axe leaves out by default: a target is 24 by 24 px, or has enough space around it, or is in a sentence (WCAG 2.2, 2.5.8). */
const furtherRules = { 'target-size': { enabled: true } };

/** Has every document that the page opens come with axe, for a page that is looked at again and again: the browser then compiles it once. */
export async function comeWithAxe(page: Page): Promise<void> {
  await page.addInitScript(axe);
}

/**
 * Returns the faults that axe finds in a page, each rule with the first element that breaks it. The visitor's browser must bypass the page's CSP.
 *
 * @param seen the texts whose contrast need not be checked again; those that pass are added
 */
export async function accessibilityFaults(page: Page, seen: SeenTexts = new Set()): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await markUnseenTexts(page, seen);
  return faults(page, seen, { rules: furtherRules });
}

/**
 * Returns the faults of contrast on a page in a colour scheme; `accessibilityFaults` must have run on the page before.
 *
 * @param seen as for `accessibilityFaults`
 */
export async function contrastFaults(page: Page, colorScheme: 'light' | 'dark', seen: SeenTexts = new Set()): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return (await markUnseenTexts(page, seen)) === 0 ? [] : faults(page, seen, { runOnly: ['color-contrast'] });
}

async function faults(page: Page, seen: SeenTexts, options: AxeOptions): Promise<string[]> {
  const { broken, passed } = await page.evaluate(async (requested) => {
    const { axe: run, kindsOfTexts } = window as unknown as { axe: Axe } & WithTexts;
    run.configure({ rules: [{ id: 'color-contrast', selector: '[data-unseen-text]' }] });
    const { violations, incomplete } = await run.run({ ...requested, resultTypes: ['violations', 'incomplete'], elementRef: true });
    const undecided = [...violations, ...incomplete].flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []));
    const open = new Set(undecided.map(({ element }) => kindsOfTexts.get(element)));
    const checked = [...kindsOfTexts].filter(([element]) => element.hasAttribute('data-unseen-text'));
    return {
      broken: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
      passed: checked.map(([, kind]) => kind).filter((kind) => !open.has(kind)),
    };
  }, options);
  for (const kind of passed) seen.add(kind);
  return broken;
}

interface AxeOptions {
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  readonly runOnly?: readonly string[];
  readonly resultTypes?: readonly string[];
  readonly elementRef?: boolean;
}

interface Axe {
  configure(spec: { readonly rules: readonly { readonly id: string; readonly selector: string }[] }): void;
  run(options: AxeOptions): Promise<Record<'violations' | 'incomplete', readonly AxeResult[]>>;
}

interface AxeResult {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly element: Element }[];
}
