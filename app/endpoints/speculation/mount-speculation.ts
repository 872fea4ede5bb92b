import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { gzipBody } from '#app/http/gzip-body.ts';
import { locales } from '#app/i18n/locales.ts';
import { speculationRules } from '#app/speculation/speculation.ts';

const speculationRulesPath = '/speculation-rules.json';

/** The header that names the file of speculation rules; sent with every page. */
export const speculationHeader = ['Speculation-Rules', `"${speculationRulesPath}"`] as const;

/** Mounts the rules by which browsers prefetch pages. A browser requests them with the first page that it opens. */
export function mountSpeculation(app: Hono): void {
  const rules = JSON.stringify(speculationRules(['', ...locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')]));
  const compressed = gzipSync(rules, { level: 9 });
  app.get(speculationRulesPath, (c) =>
    gzipBody(c, [compressed], { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' }),
  );
}
