import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that axe leaves out by default: a target is 24 by 24 px, or has enough space around it, or is in a sentence (WCAG 2.2, 2.5.8). */
const furtherRules = { 'target-size': { enabled: true } };

/** Returns the faults that axe finds in a page, each rule with the first element that breaks it. The visitor's browser must bypass the page's CSP. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return faults(page, { rules: furtherRules });
}

/** Returns the faults of contrast on a page in a colour scheme; `accessibilityFaults` must have run on the page before. */
export async function contrastFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return faults(page, { runOnly: ['color-contrast'] });
}

function faults(page: Page, options: AxeOptions): Promise<string[]> {
  return page.evaluate(async (requested) => {
    const { axe: run } = window as unknown as { axe: Axe };
    return (await run.run({ ...requested, resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`,
    );
  }, options);
}

interface AxeOptions {
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  readonly runOnly?: readonly string[];
  readonly resultTypes?: readonly string[];
}

interface Axe {
  run(options: AxeOptions): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
