import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { chooseStories } from '#domain/story/choose-stories.ts';
import { leadStories } from '#domain/story/lead-stories.ts';
import { playedStories } from '#domain/story/played-stories.ts';
import { exampleMatches } from '#tests/factories/example-matches.ts';
import { catalogueLeagues, matchToTell } from '#tests/factories/matches-to-tell.ts';
import { proseOf } from './prose-of.server.ts';

const leagues = catalogueLeagues('en');
const previews = Array.from({ length: 10_000 }, (_, number) => matchToTell(number, leagues)).filter(({ result }) => result === undefined);

it('a preview has four to six sentences, or there is none', () => {
  const told = exampleMatches('en', 5000).filter(({ match }) => match.result === undefined);
  expect([...new Set(told.map(({ sentences }) => sentences.length))].sort()).toEqual([0, 4, 5, 6]);
});

it('neighbours in a list open in different words', () => {
  const locale = localeByTag('en');
  const prose = proseOf(locale, createFormatters(locale));
  const match = previews.find((each) => chooseStories(each)[0]?.[0]?.kind === 'leagueMatch') as (typeof previews)[number];
  const openings = [0, 1, 2].map((order) => prose.tell({ ...match, order })[0]?.[0]);
  expect(new Set(openings).size).toBeGreaterThan(1);
  expect(openings[0]).not.toBe(openings[1]);
});

it.each(['cs', 'de'] as const)('a club whose name ends in a number is followed by no other, in %s', (tag) => {
  const [league = expect.fail('no league')] = catalogueLeagues(tag);
  const clubs = [
    { slug: 'schalke-04', name: 'Schalke 04' },
    { slug: '1860-munich', name: '1860 Munich' },
  ];
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const sentences = Array.from({ length: 300 }, (_, number) => matchToTell(number, [{ ...league, clubs }])).flatMap((match) =>
    prose.tell(match).flat(),
  );
  expect(sentences.filter((sentence) => /\b(?:04|1860)\b/.test(sentence)).length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => /\d \d/.test(sentence))).toEqual([]);
});

/** Facts that may be 0: goals of one side, or of a drawn match, and the wins of a side without a win. */
const mayBeZero: Readonly<Record<string, readonly string[]>> = {
  homeWithoutWin: ['won'],
  awayWithoutWin: ['won'],
  alsoHomeWithoutWin: ['won'],
  alsoAwayWithoutWin: ['won'],
  heavyDefeat: ['loserGoals'],
  lastWon: ['otherGoals'],
  lastLost: ['ownGoals'],
  lastMeetingWon: ['loserGoals'],
  lastMeetingDrawn: ['goals'],
  likeliestScore: ['homeGoals', 'awayGoals'],
  likeliestWin: ['homeGoals', 'awayGoals'],
};

it('nothing that a preview counts is zero', () => {
  const stories = previews.flatMap((match) => [
    ...[...leadStories(match), ...playedStories(match)].map(({ story }) => story),
    ...chooseStories(match).flat(),
  ]);
  const zeros = stories.flatMap(({ kind, facts }) =>
    Object.entries(facts)
      .filter(([name, value]) => value === 0 && !mayBeZero[kind]?.includes(name))
      .map(([name]) => `${kind}: ${name}`),
  );
  expect([...new Set(zeros)]).toEqual([]);
});
