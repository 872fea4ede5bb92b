import type { Hono } from 'hono';
import { speculationRules } from '#app/document/speculation/speculation.ts';
import { locales } from '#app/i18n/locales.ts';

const speculationRulesPath = '/speculation-rules.json';

/** The header that names the file of speculation rules; sent with every page. */
export const speculationHeader = ['Speculation-Rules', `"${speculationRulesPath}"`] as const;

/** Mounts the rules by which browsers fetch pages ahead. */
export function mountSpeculation(app: Hono): void {
  const rules = JSON.stringify(speculationRules(['', ...locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')]));
  app.get(speculationRulesPath, (c) =>
    c.body(rules, 200, { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' }),
  );
}
