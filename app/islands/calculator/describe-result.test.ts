import { expect, it } from 'vitest';
import { defaultLocale, type LocaleCode, localeByCode, locales } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { tools } from '#app/pages/calculator/calculator.address.ts';
import { calculatorStateOf } from '#tests/factories/calculator-state-of.ts';
import { calculate } from './calculate.ts';
import { fieldsOf } from './calculator-state.ts';
import { describeProblem } from './describe-problem.ts';
import { describeResult } from './describe-result.ts';
import { evensWords } from './evens-words.ts';
import { examplePath } from './examples.ts';
import { decimalMarkOf } from './figures.ts';

const wordsOf = (code: LocaleCode) => createWordsOf(localeByCode(code) ?? defaultLocale);

function described(query: string, code: LocaleCode = 'en') {
  const words = wordsOf(code);
  const state = calculatorStateOf(query);
  const { problems, result } = calculate(state, decimalMarkOf(words.format));
  return {
    ...describeResult(state, result, words),
    wrong: Object.entries(problems).map(([name, problem]) => describeProblem(problem, state.entries[name] ?? state.format, words)),
  };
}
const figuresOf = (query: string, code?: LocaleCode) => described(query, code).lines.map(({ figures }) => figures.join(' ').trim());

it('writes 100/30 in every format without rounding it on the way', () => {
  expect(figuresOf('odds=100/30')).toEqual(['4.3333', '10/3', '+333.33', '3.3333', '−0.30', '3.3333', '23.08%', '43.33']);
});

it('writes two to one on as the charts do, and evens with its word', () => {
  expect(figuresOf('odds=-200')).toEqual(['1.50', '1/2', '−200', '0.50', '0.50', '−2.00', '66.67%', '15.00']);
  expect(figuresOf('odds=2,00', 'it')[1]).toBe('1/1 (alla pari)');
  expect(figuresOf('odds=2,00', 'it')[0]).toBe('2,00');
});

it('marks a fraction of the ladder that is not exact, never one that pays more, and says what it is worth', () => {
  const line = described('odds=1.91').lines[1];
  expect(line?.figures).toEqual(['≈ 10/11']);
  expect(line?.note).toContain('approximately');
  expect(line?.note).toContain('1.9091');
  expect(line?.note).toContain('exactly 91/100');
  expect(figuresOf('odds=5.30')[1]).toBe('≈ 17/4');
  expect(described('odds=5/2').lines[1]?.note).not.toContain('approximately');
});

it('closes the sum of a market with 104.6%', () => {
  const { lines } = described('calculator=margin&odds1=2.32&odds2=3.70&odds3=2.90');
  expect(lines.find(({ kind }) => kind === 'sum')?.figures).toEqual(['', '104.6%', '100.0%', '']);
  expect(lines[0]?.figures).toEqual(['2.32', '43.1%', '41.2%', '2.43']);
});

it('says when a price has no value, a spread stake loses, and a market has no margin', () => {
  expect(described('calculator=kelly&odds=2&chance=40').notes).toHaveLength(1);
  expect(described('calculator=kelly&odds=2&chance=60').notes).toEqual([]);
  expect(described('calculator=dutching&odds1=1.8&odds2=1.8').notes).toHaveLength(1);
  expect(described('calculator=margin&odds1=2.2&odds2=2.2').notes).toHaveLength(1);
});

it('names the value that is refused and what is expected, in figures of the language', () => {
  expect(described('odds=2.5abc').wrong).toEqual(['“2.5abc” cannot be read as odds. Write them like 3.50, 5/2, +250 or 40%.']);
  expect(described('odds=%2B50').wrong).toEqual([
    'There are no such odds as “+50”. A moneyline is +100 or more, or −100 or less, for example +250 or −200.',
  ]);
  expect(described('odds=2,5x', 'de').wrong[0]).toContain('„2,5x“');
  expect(described('odds=2,5x', 'de').wrong[0]).toContain('3,50');
  expect(described('odds=1/0', 'gr').wrong[0]).toContain('«1/0»');
});

it.each(locales.map(({ code }) => code))(
  'has in %s the same lines before and after a result, an example that can be read, and its word for evens',
  (code) => {
    const { format, t } = wordsOf(code);
    for (const tool of tools) {
      const query = new URL(examplePath(tool, format), 'https://example.org').search;
      const example = described(query, code);
      expect(example.wrong, tool).toEqual([]);
      expect(example.spoken, tool).not.toBe(undefined);
      expect(
        example.lines.flatMap(({ figures }) => figures).filter((figure) => figure === '–'),
        tool,
      ).toEqual([]);
      const rows = calculatorStateOf(query).rows;
      const bare = described(`calculator=${tool}${fieldsOf[tool].list === undefined ? '' : `&rows=${rows}`}`, code);
      expect(
        bare.lines.map(({ label }) => label),
        tool,
      ).toEqual(example.lines.map(({ label }) => label));
      expect(bare.spoken).toBeUndefined();
    }
    expect(evensWords).toContain(t('calculator.evens'));
  },
);
