import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import { exampleMatches, faultsOfAnyLanguage, sentencesWith, tipSentencesOf } from '#tests/factories/example-matches.ts';
import { breachesInSentences } from '#tests/factories/glossary.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { czechFaults, czechShapes, fromTheOtherSide } from '../faults.fixture.ts';
import { czechNouns } from '../nouns/nouns.ts';
import { czechTexts } from './football.ts';

const told = exampleMatches('cs', howMany(2_000, 5_000));
const locale = localeByTag('cs');
const prose = proseOf(locale, createFormatters(locale));
const nameInProse = ({ name }: { name: ProseName }) => prose.decline(name)[0] as string;

describe('Czech previews and reviews', () => {
  it('have no fault of any language in thousands of matches', () => {
    expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
  });

  it('keep to the words of the glossary', () => {
    expect(breachesInSentences('cs', told)).toEqual([]);
  });

  it('say that the figures of a tip are of when it was given', async () => {
    const { count, timeless } = await tipSentencesOf('cs', told);
    expect(count).toBeGreaterThan(20);
    expect(timeless).toEqual([]);
  });

  it('have no shape that is wrong in Czech', () => {
    expect(sentencesWith(czechShapes, told)).toEqual([]);
  });

  it('open no two sentences running with the same club', () => {
    const openings = told.flatMap(({ match, sentences }) =>
      [match.home, match.away]
        .map(nameInProse)
        .flatMap((name) =>
          sentences.filter((sentence, index) => sentence.startsWith(`${name} `) && sentences[index - 1]?.startsWith(`${name} `)),
        ),
    );
    expect(openings.slice(0, 3)).toEqual([]);
  });

  it.each([
    ['round-of-128', /ve čtyřiašedesátifinále/i],
    ['round-of-64', /ve dvaatřicetifinále/i],
  ])('name the %s of a cup', (stage, words) => {
    const ofStage = told.filter(({ match }) => match.stage === stage).flatMap(({ sentences }) => sentences);
    expect(ofStage.filter((sentence) => words.test(sentence))).not.toEqual([]);
  });

  it('say of no two things running that nobody lost', () => {
    const twice = ['neprohrál', 'bez porážky'].flatMap((words) =>
      told.flatMap(({ sentences }) =>
        sentences.filter((sentence, index) => sentence.includes(words) && sentences[index - 1]?.includes(words)),
      ),
    );
    expect(twice.slice(0, 3)).toEqual([]);
  });

  it('say at once who is at home, since what follows speaks of hosts and visitors', () => {
    const openings = told
      .filter(({ match, sentences }) => sentences.length > 0 && !match.result && !match.neutral && match.stage !== 'final')
      .map(({ sentences }) => sentences[0] as string);
    const saysWho =
      /(?<!\p{L})(?:hostí|hostem|host(?:é|ů|ům|y)|doma|[Vv]enku|domácí(?:m|ho)?|[Vv]enkovní(?:m|ho)?|hřišt[iě]|přivítá|přivítají|cizích)(?!\p{L})/u;
    expect(openings.filter((opening) => !saysWho.test(opening)).slice(0, 3)).toEqual([]);
  });

  it('speak of no hosts or visitors where there are none', () => {
    const role = /(?<!\p{L})(?:hosté|hostů|hostům|hosty|hostech|domácí|domácích|domácím|domácími)(?!\p{L})/iu;
    const onNeutralGround = told.filter(({ match }) => match.neutral && !match.result).flatMap(({ sentences }) => sentences);
    expect(onNeutralGround.filter((sentence) => role.test(sentence))).toEqual([]);
    expect(onNeutralGround.length).toBeGreaterThan(100);
  });

  it('say every score from the side of whoever is spoken of', () => {
    expect(told.flatMap(({ sentences }) => fromTheOtherSide(sentences)).slice(0, 3)).toEqual([]);
    expect(fromTheOtherSide(['Plzeň prohrála 2:0 se Slavií.', 'Slavia vyhrála 0:2.'])).toHaveLength(2);
  });
});

it.each(Object.entries(czechFaults))('the search for %s finds one', (_name, [shape, example]) => {
  expect(example).toMatch(shape);
});

it.each([
  ['table', 'navzdory tabulce je Slavia podle naší předpovědi favoritem se šancí 45 %, Plzeň má 30 %.'],
  ['own-form', 'navzdory posledním výsledkům domácích je Slavia podle naší předpovědi favoritem'],
  ['other-form', 'navzdory dobré formě hostů je Slavia podle naší předpovědi favoritem'],
  ['meetings', 'navzdory vzájemné bilanci je Slavia podle naší předpovědi favoritem'],
  [undefined, 'favoritem je podle naší předpovědi Slavia'],
] as const)('names what speaks against the favourite: %s', (despite, said) => {
  const { forecastFavourite } = czechTexts(createProseFigures(locale, createFormatters(locale)));
  const [favourite, outsider] = [czechNouns.read('Slavia'), czechNouns.read('Plzeň f')];
  const chances = { favouriteChance: 0.45, outsiderChance: 0.3, drawChance: 0.25 };
  const text = forecastFavourite[1]?.({ favourite, outsider, favouriteAtHome: true, ...chances, ...(despite && { despite }) });
  expect(text?.replaceAll('\u00a0', ' ')).toContain(said);
});

it.each([
  [
    3.4,
    6,
    'V průměru jsme čekali 3,4 gólu, padlo jich šest.',
    'Celkem padlo šest gólů, předpověď jich v průměru čekala 3,4.',
    'Diváci viděli šest gólů, předpověď jich v průměru čekala 3,4.',
  ],
  [
    2.97,
    5,
    'V průměru jsme čekali tři góly, padlo jich pět.',
    'Celkem padlo pět gólů, předpověď v průměru čekala tři.',
    'Diváci viděli pět gólů, předpověď v průměru čekala tři.',
  ],
])('compares the goals of a forecast with those that came: %s and %s', (expected, goals, ...said) => {
  const { moreGoals } = czechTexts(createProseFigures(locale, createFormatters(locale)));
  expect(moreGoals.map((text) => text({ expected, goals }))).toEqual(said);
});
