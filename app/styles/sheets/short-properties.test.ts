import { expect, it } from 'vitest';
import { withShortProperties } from './short-properties.ts';

it('gives each custom property one short name in all sheets, and keeps those that others name', () => {
  const sheets = [':root{--color-ink:red;--text-base--line-height:1}', 'p{color:var(--color-ink);width:var(--share);top:var(--b)}'];
  expect(withShortProperties(sheets, new Set(['--share', '--b']))).toEqual([
    ':root{--a:red;--c:1}',
    'p{color:var(--a);width:var(--share);top:var(--b)}',
  ]);
});
