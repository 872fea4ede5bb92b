import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { languages } from '#domain/language/languages.ts';
import { chooseStories } from '#domain/story/choose-stories.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import type { Story } from '#domain/story/stories.ts';
import { checks as czech } from '#languages/cs/checks.ts';
import { checks as english } from '#languages/en/checks.ts';
import { languagePacks } from '#languages/languages.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { catalogueLeagues, matchToTell } from '#tests/factories/matches-to-tell.ts';
import { type NumberInProse, numbersInProse, numbersWithoutFact } from './numbers-in-prose.ts';

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

/** Returns the facts of a story with the numbers that its sentences take from its kind. */
function factsSaid({ kind, facts }: Story<ProseName>): object {
  // The line of 2.5 goals: more are three goals, fewer are two.
  if (kind === 'goalsMany' || kind === 'goalsFew') return { ...facts, line: 2.5, goals: kind === 'goalsMany' ? 3 : 2 };
  if (kind === 'manyGoals' || kind === 'fewGoals') return { ...facts, average: facts.goals / facts.matches };
  // A match between two in danger is one for six points: three won and three kept from the other.
  if (kind === 'relegationFight') return { ...facts, sixPointer: 6 };
  // A side of eleven, less those sent off.
  if (kind === 'sentOff') return { ...facts, left: 10 };
  if (kind === 'severalSentOff') return { ...facts, left: 11 - facts.players };
  if (kind === 'bothSentOff') return { ...facts, homeLeft: 11 - facts.homePlayers, awayLeft: 11 - facts.awayPlayers };
  // The round of 32 clubs is that of sixteen ties.
  if ('stage' in facts && facts.stage !== undefined) return { ...facts, ties: Number(/\d+$/.exec(facts.stage)?.[0] ?? 0) / 2 };
  return facts;
}

/** Signs of bets, no numbers: `12` for either side to win. */
const signsOfBets = ['12', '1X', 'X2'];

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
