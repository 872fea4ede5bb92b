import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cautiousDefault, jurisdictions } from '#domain/jurisdiction/jurisdictions.ts';
import { languages } from '#domain/language/languages.ts';

const folder = fileURLToPath(new URL('./pages/responsible-gambling', import.meta.url));

it.each(languages)('the page on responsible gambling names the help of every country in %s', (language) => {
  // Telephone numbers are written with quarter spaces, since the groups of digits are no thousands; Czech holds short words with no-break ones.
  const text = readFileSync(`${folder}/${language}.md`, 'utf8').replaceAll(/[\u2005\u00a0]/g, ' ');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  expect(rows).toHaveLength(jurisdictions.length + 1);
  for (const { helplines, selfExclusion } of [...jurisdictions, cautiousDefault]) {
    const row = rows.find((line) => helplines.every(({ name, phone = '' }) => line.includes(name) && line.includes(phone)));
    expect(row, helplines[0]?.name).toBeDefined();
    expect(row).toContain(selfExclusion?.name ?? ' |');
  }
});
