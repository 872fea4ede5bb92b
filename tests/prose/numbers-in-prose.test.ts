import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { languages } from '#domain/language/languages.ts';
import { chooseStories } from '#domain/story/choose-stories.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import { checks as czech } from '#languages/cs/checks.ts';
import { checks as english } from '#languages/en/checks.ts';
import { languagePacks } from '#languages/languages.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { catalogueLeagues, matchToTell } from '#tests/factories/matches-to-tell.ts';
import { factsSaid, type NumberInProse, numbersInProse, numbersWithoutFact, signsOfBets } from './numbers-in-prose.ts';

const inEnglish = { names: ['Schalke 04'], numberWords: english.numberWords, decimalSign: '.' } as const;
const values = (numbers: readonly NumberInProse[]) => numbers.map(({ value, unit }) => (unit === 'percent' ? `${value}%` : value));

it('reads digits, grouped and with decimals, scores, per cents and words, and no names', () => {
  expect(
    values(numbersInProse('Schalke 04 beat Fulham 2–1 at 3.25, a 41% chance in 10,000 simulations, for a fourth win in five.', inEnglish)),
  ).toEqual([2, 1, 3.25, '41%', 10_000, 4, 5]);
  const inCzech = { names: [], numberWords: czech.numberWords, decimalSign: ',' } as const;
  expect(values(numbersInProse('Po pěti výhrách má třetí Sparta šanci 41\u00a0% a kurz 1,85 z 10\u00a0000 simulací.', inCzech))).toEqual([
    '41%',
    1.85,
    10_000,
    3,
    5,
  ]);
});

it('finds a number that is in no fact', () => {
  const facts = [
    { chance: 0.408, run: 4, winner: 'Fulham' },
    { price: 1.854, bet: { selection: '2-1' } },
  ];
  const wrong = (sentence: string) => values(numbersWithoutFact(numbersInProse(sentence, inEnglish), facts));
  expect(wrong('A 41% chance, a fifth win, 1.85, 2–1 and 59% against it.')).toEqual([]);
  expect(wrong('A 42% chance, a sixth win, 1.86 and 7–1.')).toEqual(['42%', 1.86, 7, 6]);
});

/** Numbers of matches of which the texts are read back. */
const count = howMany(250, 2000);

describe.each(languages)('%s', async (tag) => {
  const { numberWords } = (await languagePacks[tag].checks()).checks;
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const leagues = catalogueLeagues(tag);
  const formsOf = (name: ProseName) => [...prose.decline(name), name.name];

  it('every number of a preview or review is one of its facts', () => {
    const wrong = Array.from({ length: count }, (_, number) => matchToTell(number, leagues)).flatMap((match) => {
      const names = [match.home.name, match.away.name, match.competition, ...(match.town === undefined ? [] : [match.town])].flatMap(
        formsOf,
      );
      const facts = chooseStories(match).flat().map(factsSaid);
      return prose
        .tell(match)
        .flat()
        .flatMap((sentence) =>
          numbersWithoutFact(
            numbersInProse(sentence, { names, numberWords, signs: signsOfBets, decimalSign: tag === 'en' ? '.' : ',' }),
            facts,
          ).map(({ text }) => `${text}: ${sentence}`),
        );
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
