import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
const textOf = (piece: string) => read(`./pages/${piece}/en.md`);
const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

/** What holds in English holds in the other languages by its headings and figures, see content.test.ts. */
describe('the standing pages state what the specification asks for', () => {
  it('about us: the four values', () => {
    expect(headingsOf(textOf('about-us')).slice(0, 4)).toEqual(['Independence', 'Expertise', 'Performance', 'Passion']);
  });

  it('responsible gambling: symptoms, advice, limits, self-exclusion, help', () => {
    const text = textOf('responsible-gambling');
    expect(headingsOf(text).slice(0, 5)).toEqual(['Symptoms', 'Advice', 'Limits', 'Self-exclusion', 'Help organisations']);
    expect(text).toMatch(/permanent .* about three years or is indefinite/);
  });

  it('terms: 18 years and legal capacity, accounts and their closure, the e-mail address', () => {
    const text = textOf('terms-conditions');
    expect(text).toMatch(/at least 18 years old.*full legal capacity/);
    expect(text).toMatch(/## \d+\. Accounts\n\n.*e-mail address.*You may close it at any time.*We may close an account/);
  });

  it('disclaimer: no betting site, tips only inform, no liability for losses', () => {
    const text = textOf('disclaimer');
    expect(headingsOf(text).slice(0, 2)).toEqual(['Not a betting site', 'Tips are information']);
    expect(text).toContain('We accept no liability for losses');
  });

  it('cookies: those for analysis were removed before 25 May 2018', () => {
    expect(textOf('cookies-policy')).toContain('Cookies for analysis were removed before 25 May 2018');
  });
});

it('the sign-up guide: the 4-digit security code, first bet, settlement, free bet', () => {
  expect(read('./special/bet365-sign-up/en.json')).toContain('4-digit security code');
  expect(read('./special/bet365-sign-up/en.md')).toMatch(
    /first bet .*no less than a minimum price.*has to be settled.*Then the free bet is credited/,
  );
});
