import { expect, it } from 'vitest';
import { type Locale, type LocaleCode, localeByCode } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { AlertMatch, TwoSidedAlertFacts } from '#data/queries/alerts/get-alert-facts.ts';
import type { LiveEvent } from '#domain/live/live-event.ts';
import type { TennisPlay } from '#sports/tennis/domain/tennis-play.ts';
import { writeMatchNotice } from './write-match-notice.ts';

const football = { period: null, penaltiesHome: null, penaltiesAway: null, venueName: null, reds: { home: 0, away: 0 } };
const kickoff = { kickoffUtc: new Date('2023-07-16T13:00:00Z'), kickoffKnown: true, status: 'live' } as const;
const scoreless = { homeGoals: null, awayGoals: null };
const final = {
  ...football,
  ...kickoff,
  ...scoreless,
  id: 9,
  slug: 'alcaraz-djokovic-2023-07-16',
  competition: 'Wimbledon',
  namedFirst: 'home',
} as const;
const night = {
  ...football,
  ...kickoff,
  ...scoreless,
  id: 8,
  slug: 'warriors-lakers-2022-01-12',
  competition: 'NBA',
  namedFirst: 'away',
} as const;
const facts = { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 5, ranks: [1, 2] } as const;
type Change = Extract<LiveEvent, { kind: 'play' }>['change'];

function reader(code: LocaleCode, hideScores: boolean) {
  return { words: createWordsOf(localeByCode(code) as Locale), zone: 'Europe/London', hideScores };
}

/** Returns the two lines of a notice, separated by a bar. */
function toldOfFinal(change: Change, score: [number, number] | null, play: TennisPlay, code: LocaleCode = 'en', hidden = false) {
  const match = { ...final, homeName: 'Alcaraz', awayName: 'Djokovic' };
  const court: TwoSidedAlertFacts = { sport: 'tennis', facts, play, stage: 'final' };
  const event: LiveEvent = { kind: 'play', sport: 'tennis', status: 'live', change, score: score && { home: score[0], away: score[1] } };
  const notice = writeMatchNotice({ event, match, court }, reader(code, hidden));
  return notice && `${notice.title} | ${notice.body}`;
}

const sets = (
  [
    [1, 6],
    [7, 6],
    [6, 1],
  ] as const
).map((games) => ({ games }));

it('a match of tennis begins, and its sets end with their games, whatever is played meanwhile', () => {
  expect(toldOfFinal('begun', [0, 0], { sets: [] })).toBe('Under way: Alcaraz v Djokovic | Wimbledon · Final');
  expect(toldOfFinal('set-over', [1, 1], { sets })).toBe('End of set 2: Alcaraz 1–1 Djokovic | 1–6 7–6 · Wimbledon · Final');
  expect(toldOfFinal('set-over', [1, 1], { sets }, 'en', true)).toBe('End of set 2: Alcaraz v Djokovic | Wimbledon · Final');
  expect(toldOfFinal('going-on', [1, 1], { sets })).toBeUndefined();
});

it('a match of tennis that was not played to its end says why', () => {
  expect(toldOfFinal('ended', [2, 1], { sets, winner: 0, ending: 'retired' })).toBe(
    'Result: Alcaraz 2–1 Djokovic | 1–6 7–6 6–1 · Djokovic retired · Wimbledon · Final',
  );
  expect(toldOfFinal('ended', null, { sets: [], winner: 1, ending: 'walkover' })).toBe(
    'Finished: Alcaraz v Djokovic | Alcaraz withdrew before the start · Wimbledon · Final',
  );
});

it.each([
  ['en', 'End of set 3: Alcaraz 2–1 Djokovic'],
  ['cz', 'Konec 3. setu: Alcaraz 2:1 Djokovic'],
  ['de', '3. Satz beendet: Alcaraz 2:1 Djokovic'],
  ['es', 'Termina el set 3: Alcaraz 2-1 Djokovic'],
  ['gr', 'Τέλος 3ου σετ: Alcaraz 2-1 Djokovic'],
  ['it', 'Fine 3º set: Alcaraz 2-1 Djokovic'],
  ['pt_br', 'Fim do 3º set: Alcaraz 2\u00a0x\u00a01 Djokovic'],
] as const)('the end of a set in %s is %s', (code, title) => {
  expect(toldOfFinal('set-over', [2, 1], { sets }, code)?.split(' | ')[0]).toBe(title);
});

/** Returns the notice of the end of a game that the home side won 120–116 after overtime. */
function toldOfGame(match: Omit<AlertMatch, 'homeName' | 'awayName'>, [homeName, awayName]: [string, string], code: LocaleCode = 'en') {
  const play = { quarters: [], overtime: [10, 6], total: [120, 116] } as const;
  const court: TwoSidedAlertFacts = { sport: 'basketball', facts: { stage: 'regular', venue: 'home' }, play, stage: null };
  const event: LiveEvent = { kind: 'play', sport: 'basketball', status: 'finished', change: 'ended', score: { home: 120, away: 116 } };
  return writeMatchNotice({ event, match: { ...match, homeName, awayName }, court }, reader(code, false));
}

it('a game of the NBA is told with the visiting club first, and leads to its own page', () => {
  expect(toldOfGame(night, ['Warriors', 'Lakers'])).toEqual({
    title: 'Result: Lakers 116–120 Warriors',
    body: 'After overtime · NBA',
    tag: 'm8',
    path: '/basketball/matches/warriors-lakers-2022-01-12',
    language: 'en',
  });
});

it('a game of the EuroLeague is told with the home side first', () => {
  const game = { ...night, competition: 'EuroLeague', namedFirst: 'home' } as const;
  expect(toldOfGame(game, ['Olympiacos', 'Real Madrid'])?.title).toBe('Result: Olympiacos 120–116 Real Madrid');
  expect(toldOfGame(game, ['Olympiacos', 'Real Madrid'], 'de')?.title).toContain('Olympiacos 120:116 Real Madrid');
});
