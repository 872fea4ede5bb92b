import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { twoSidedProseOf } from '#app/i18n/preview/two-sided/two-sided-prose-of.server.ts';
import { languages } from '#domain/language/languages.ts';
import { breachesOf, readGlossary, unusedIn, unusedOfFootball } from '#tests/factories/glossary.ts';
import { exampleNews } from '#tests/factories/news-to-tell.ts';
import { basketballGameToTell, tennisMatchToTell } from '#tests/factories/two-sided-matches-to-tell.ts';

type Tree = { readonly [key: string]: string | Tree };

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Returns a message as readers see it, with a mark in place of each figure and name. */
const withoutSyntax = (message: string) =>
  message
    .replaceAll(/\{\w+(?:, \w+)?\}/g, '…')
    .replaceAll(/\{\w+, \w+,/g, '')
    .replaceAll(/(?:=\d+|\b(?:zero|one|two|few|many|other)) (?=\{)/g, '')
    .replaceAll(/[{}]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** Returns the texts of a tree of messages, each with its key. */
const textsOf = (tree: Tree, at = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, withoutSyntax(value)] as [string, string]] : textsOf(value, `${at}${key}.`),
  );

describe('the table of what is not used', () => {
  const unused = unusedIn(
    '# Words\n\n| Term | Word |\n| --- | --- |\n| odds | odds |\n\n## Not used\n\n| not used | instead |\n| --- | --- |\n' +
      '| best odds, top odds | best price |\n| `/^Loss$\\|^Win$/` | Lost, Won |\n| πρόγνωση | πρόβλεψη |\n',
  );

  it('finds words whole, whatever their capitals', () => {
    expect(breachesOf(unused, [['a', 'The Best odds']])).toEqual(['a: “The Best odds” (Best odds: rather best price)']);
    expect(breachesOf(unused, [['b', 'Our top odds.']])).toHaveLength(1);
    expect(breachesOf(unused, [['c', 'Προγνωστικά και πρόγνωση']])).toHaveLength(1);
    expect(breachesOf(unused, [['d', 'the best oddsmakers']])).toEqual([]);
  });

  it('finds what an expression finds', () => {
    expect(breachesOf(unused, [['a', 'Win']])).toHaveLength(1);
    expect(breachesOf(unused, [['b', 'A loss of three units']])).toEqual([]);
  });

  it('is searched for in what readers see of a message', () => {
    const message = '{count, plural, one {# tip of {name}} other {# tips of {day, date}}} settled';
    expect(textsOf({ tips: { number: message } })).toEqual([['tips.number', '# tip of … # tips of … settled']]);
  });
});

/** The languages whose editors have agreed on their words. */
const agreed = languages.filter((tag) => existsSync(new URL(`../../languages/${tag}/glossary.md`, import.meta.url)));

it('holds English to its words at least', () => {
  expect(agreed).toContain('en');
});

/** Messages of a sport whose words are not football's: a set has games, and a game may have overtime. */
const isOfTwoSidedSport = ([key]: readonly [key: string, text: string]) => /^(?:tennis|basketball)\./.test(key);

/* Those of previews and reviews are tested where their language is. */
describe.each(agreed)('%s', (tag) => {
  const unusedAnywhere = unusedIn(readGlossary(tag));
  const unused = unusedOfFootball(tag);

  it('says what it does not use', () => {
    expect(unused).not.toEqual([]);
  });

  it('keeps to its words in messages', () => {
    const texts = textsOf(JSON.parse(read(`../../languages/${tag}/messages.json`)) as Tree);
    const ofFootball = texts.filter((text) => !isOfTwoSidedSport(text));
    expect([...breachesOf(unused, ofFootball), ...breachesOf(unusedAnywhere, texts.filter(isOfTwoSidedSport))]).toEqual([]);
  });

  it('keeps to its words in tennis and basketball', () => {
    const locale = localeByTag(tag);
    const prose = twoSidedProseOf(locale, createFormatters(locale));
    const numbers = Array.from({ length: 300 }, (_, number) => number);
    const texts = numbers.flatMap((number) => [
      ...prose.tellTennis(tennisMatchToTell(number)),
      ...prose.tellBasketball(basketballGameToTell(number)),
    ]);
    expect(
      breachesOf(
        unusedAnywhere,
        [...new Set(texts)].map((text) => ['preview', text]),
      ),
    ).toEqual([]);
  });

  it('keeps to its words in news', () => {
    const texts = exampleNews(tag, 400).flatMap(({ headline, paragraphs }) => [headline, ...paragraphs]);
    expect(
      breachesOf(
        unused,
        [...new Set(texts)].map((text) => ['news', text]),
      ),
    ).toEqual([]);
  });
});
