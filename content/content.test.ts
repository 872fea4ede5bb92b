import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readArticles } from '#data/articles/read-articles.ts';
import type { SpecialWords } from '#data/articles/special.ts';
import { withPeriods } from '#data/articles/with-periods.ts';
import { messageAddressHours } from '#data/commands/contact/trim-contact-messages.ts';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { countriesThatLicense } from '#domain/jurisdiction/licences.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { defaultRetention, statePeriods } from '#domain/retention/retention.ts';
import { superCupPoll } from '#domain/vote/polls.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const pieces = readArticles(folder);
const bodyOf = (section: string, slug: string, language: Language) =>
  readFileSync(`${folder}/${section}/${slug}/${language}.md`, 'utf8').replace(/^---[\s\S]*?\n---\n/, '');

/** The figures of a text in order of size, however its language writes them: `1,284` and `1.284`, `2.50` and `2,50`. */
function figuresOf(text: string, language: Language): string[] {
  const plain = text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll('\\', '');
  const ungrouped =
    language === 'en'
      ? plain.replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
      : plain.replaceAll(/(\d)[. ](?=\d{3}\b)/g, '$1').replaceAll(/(\d),(?=\d)/g, '$1.');
  return (ungrouped.match(/\d+(?:\.\d+)?/g) ?? []).map((figure) => String(Number(figure))).sort();
}

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address).sort();

const others = languages.filter((language) => language !== 'en');

it('has a drawing of its own figures beside every piece of an index but those of words alone', () => {
  const indexed = pieces.filter(({ section }) => section !== 'pages');
  expect(indexed.filter(({ drawing }) => drawing === undefined).map(({ slug }) => slug)).toEqual([
    'how-our-forecasts-are-made',
    'staying-in-control',
    'away-goals-rule',
    'three-points-for-a-win',
    'level-on-points',
    'relegation-play-offs',
    'bet365-sign-up',
  ]);
});

it('names in a review every country in which our rules have the bookmaker licensed', () => {
  for (const { slug } of affiliateBookmakers) {
    const licensed = countriesThatLicense(slug);
    const facts = pieces.find((piece) => piece.section === 'reviews' && piece.slug === slug)?.review;
    expect(facts?.licences).toEqual(expect.arrayContaining(licensed));
  }
});

it('has typographic apostrophes, in texts as in what stands beside them', () => {
  const files = globSync('*/*/*.{md,json}', { cwd: folder });
  expect(files.length).toBeGreaterThan(pieces.length * languages.length);
  expect(files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/.{0,20}\p{L}'.{0,20}/gu) ?? [])).toEqual([]);
});

describe.each(pieces.map(({ section, slug }) => [`${section}/${slug}`, section, slug] as const))('%s', (_, section, slug) => {
  const english = bodyOf(section, slug, 'en');

  it.each(others)('has the figures of the English in %s', (language) => {
    expect(figuresOf(bodyOf(section, slug, language), language)).toEqual(figuresOf(english, 'en'));
  });

  it.each(others)('has no score with the dash of the English in %s', (language) => {
    // What a row of a table begins with may be a span of places: `| 1–8 |`.
    expect(bodyOf(section, slug, language).match(/(?<!^\| )\b\d–\d\b(?!,\d)/gm) ?? []).toEqual([]);
  });

  it.each(others)('has the links and headings of the English in %s', (language) => {
    const text = bodyOf(section, slug, language);
    expect(linksOf(text)).toEqual(linksOf(english));
    expect(text.match(/^## /gm)?.length).toBe(english.match(/^## /gm)?.length);
  });
});

describe.each(pieces.flatMap(({ slug, special }) => (special === undefined ? [] : [[slug, special] as const])))(
  'special/%s',
  (_, special) => {
    const textsOf = ({ keyFacts, quiz }: SpecialWords) => [
      ...keyFacts.map(({ title, text }) => `${title} ${text}`),
      ...quiz.flatMap(({ question, options, explanation }) => [question, ...options, explanation]),
    ];
    const figures = (language: Language) => textsOf(special.words[language]).map((text) => figuresOf(text, language));

    it.each(others)('has the figures of the English in every fact, question, option and explanation in %s', (language) => {
      expect(figures(language)).toEqual(figures('en'));
    });

    it.each(others)('has no score with the dash of the English in %s', (language) => {
      expect(textsOf(special.words[language]).filter((text) => /\b\d–\d\b/.test(text))).toEqual([]);
    });

    it.each(others)('is nowhere left in English in %s, except for names', (language) => {
      const wordedTexts = ({ keyFacts, quiz }: SpecialWords) => [
        ...keyFacts.flatMap(({ title, text }) => [title, text]),
        ...quiz.flatMap(({ question, explanation }) => [question, explanation]),
      ];
      const english = new Set(wordedTexts(special.words.en));
      expect(wordedTexts(special.words[language]).filter((text) => english.has(text))).toEqual([]);
    });

    it('names no player who cannot be voted for', () => {
      const known = new Set(superCupPoll.options.map(({ value }) => value));
      const named = languages.flatMap((language) => Object.keys(special.words[language].players));
      expect(named.filter((player) => !known.has(player))).toEqual([]);
    });
  },
);

describe.each(pieces.flatMap(({ slug, guide }) => (guide === undefined ? [] : [[slug, guide] as const])))('the steps of %s', (_, guide) => {
  const textsOf = (language: Language) => guide.words[language].steps.map(({ title, text }) => `${title} ${text}`);

  it.each(others)('have the figures of the English, and nothing of its words, in %s', (language) => {
    expect(textsOf(language).map((text) => figuresOf(text, language))).toEqual(textsOf('en').map((text) => figuresOf(text, 'en')));
    expect(textsOf(language).filter((text) => textsOf('en').includes(text))).toEqual([]);
  });
});

it('writes an article of the academy in 550 to 1,300 words', () => {
  const lengths = pieces
    .filter(({ section }) => section === 'academy')
    .flatMap(({ slug, texts }) => languages.map((language) => ({ slug, language, words: texts[language].words })));
  expect(lengths.length).toBeGreaterThanOrEqual(14 * 7);
  expect(lengths.filter(({ words }) => words < 550 || words > 1_300)).toEqual([]);
});

it('leads only to pages of the site', () => {
  const known = new Set([
    ...['/tips', '/track-record', '/odds', '/leagues', '/contact', '/carry', '/betting-odds-calculator-converter-tips-betting-tool'],
    ...['/betting-academy', '/where-to-use-our-tips', '/sports-life'],
    ...pieces.map(
      ({ section, slug }) =>
        ({ academy: '/betting-academy/', reviews: '/where-to-use-our-tips/', 'sports-life': '/sports-life/', special: '/', pages: '/' })[
          section
        ] + slug,
    ),
  ]);
  const lost = pieces.flatMap(({ section, slug }) => linksOf(bodyOf(section, slug, 'en')).filter((link) => !known.has(link as string)));
  expect(lost).toEqual([]);
});

it.each(languages)('tells in %s for how long messages are kept, as the job that deletes them has it', (language) => {
  const rows = statePeriods(bodyOf('pages', 'privacy-policy', language), defaultRetention)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((row) => figuresOf(row, language));
  const { mailedDays, unmailedDays } = defaultRetention;
  const messages = rows.findIndex((figures) => figures.length === 2);
  expect(rows.slice(messages, messages + 2)).toEqual([[String(mailedDays), String(unmailedDays)].sort(), [String(messageAddressHours)]]);
});

it.each(languages)('names in %s every period of the settings, and states it where the page is shown', (language) => {
  const written = bodyOf('pages', 'privacy-policy', language);
  const named = new Set([...written.matchAll(/%(\w+)%/g)].map(([, name]) => name));
  expect([...named].toSorted()).toEqual(Object.keys(defaultRetention).toSorted());
  const [policy] = withPeriods(
    pieces.filter(({ slug }) => slug === 'privacy-policy'),
    { ...defaultRetention, voterDays: 1_234 },
  );
  expect(policy?.texts[language].html).toContain('1234');
  expect(policy?.texts[language].html).not.toContain('Days%');
});
