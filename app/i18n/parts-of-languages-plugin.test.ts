import { expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { withParts } from './parts-of-languages-plugin.ts';

it('gives a script one part of every language, and not the registry', () => {
  const code = withParts("import { ofEach } from './of-each.ts';\n\nexport const regionNames = ofEach('regions');\n");
  expect(code).not.toMatch(/of-?each|languages\.ts/i);
  for (const tag of languages) expect(code).toContain(`from './${tag}/names/regions.ts';`);
  expect(code).toContain("export const regionNames = { 'en': regions0, 'cs': regions1,");
});

it('refuses a part that no pack has', () => {
  expect(() => withParts("ofEach('nothing')")).toThrow('languages/en/pack.ts imports no nothing');
});
