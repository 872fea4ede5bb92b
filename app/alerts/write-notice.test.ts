import { describe, expect, it } from 'vitest';
import { type Locale, type LocaleCode, localeByCode } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { AlertMatch } from '#data/queries/alerts/get-alert-facts.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import type { LiveEvent, LiveGoal } from '#domain/live/live-event.ts';
import { aLedgerTip } from '#tests/factories/a-ledger-tip.ts';
import { writeMatchNotice } from './write-match-notice.ts';
import { writeTipNotice } from './write-tip-notice.ts';

const match: AlertMatch = {
  id: 12,
  slug: 'borussia-monchengladbach-eintracht-frankfurt-2026-11-21',
  kickoffUtc: new Date('2026-11-21T14:30:00Z'),
  kickoffKnown: true,
  status: 'live',
  period: 'second-half',
  homeGoals: 2,
  awayGoals: 1,
  penaltiesHome: null,
  penaltiesAway: null,
  homeName: 'M’gladbach',
  awayName: 'Frankfurt',
  namedFirst: 'home',
  competition: 'Bundesliga',
  venueName: 'Borussia-Park',
  reds: { home: 0, away: 1 },
};
const readerIn = (code: LocaleCode, zone: string, hideScores = false) => ({
  words: createWordsOf(localeByCode(code) as Locale),
  zone,
  hideScores,
});
const hack: LiveGoal = { side: 'home', kind: 'goal', minute: 71, addedMinute: null, playerName: 'Hack', shirtNumber: 25 };
const goal = (over: Partial<LiveGoal> = {}, change: 'scored' | 'taken-back' = 'scored'): LiveEvent => ({
  kind: 'goal',
  number: 3,
  goal: { ...hack, ...over },
  score: { home: 2, away: 1 },
  change,
});
const status = (of: 'live' | 'finished', period: AlertMatch['period']): LiveEvent => ({
  kind: 'status',
  status: of,
  period,
  kickoffUtc: '2026-11-21T14:30:00Z',
  forecast: null,
});

/** Returns the two lines of a notice, separated by a bar. */
function told(
  event: LiveEvent,
  { code = 'en', hidden = false, of = {} }: { code?: LocaleCode; hidden?: boolean; of?: Partial<AlertMatch> } = {},
) {
  const notice = writeMatchNotice({ event, match: { ...match, ...of }, court: null }, readerIn(code, 'Europe/Berlin', hidden));
  return notice && `${notice.title} | ${notice.body}`;
}

describe('on a locked screen', () => {
  it('a goal stands with score, minute, scorer, and who is down to ten', () => {
    expect(told(goal())).toBe('M’gladbach 2–1 Frankfurt | 71’ Hack. Frankfurt down to 10.');
    expect(told(goal({ kind: 'own-goal', minute: 45, addedMinute: 2 }), { of: { reds: { home: 0, away: 0 } } })).toBe(
      'M’gladbach 2–1 Frankfurt | 45+2’ Hack, own goal.',
    );
    expect(told(goal({ kind: 'penalty-goal' }), { code: 'de' })).toBe(
      'M’gladbach 2:1 Frankfurt | 71’ Hack, Elfmeter. Frankfurt: nur noch 10 auf dem Platz.',
    );
  });

  it('a goal without scorer and minute names the competition', () => {
    expect(told(goal({ playerName: null, minute: null }), { of: { reds: { home: 0, away: 0 } } })).toBe(
      'M’gladbach 2–1 Frankfurt | Bundesliga',
    );
  });

  it('a goal that is taken back stands with the score that counts', () => {
    expect(told(goal({ minute: 64 }, 'taken-back'))).toBe('Goal disallowed: 2–1 | 64’ M’gladbach v Frankfurt');
  });

  it('an end after a shoot-out stands with it', () => {
    const of = { homeGoals: 1, awayGoals: 1, penaltiesHome: 5, penaltiesAway: 4 };
    expect(told(status('finished', null), { of })).toBe('Full time: M’gladbach 1–1 Frankfurt | penalties 5–4');
  });

  it('line-ups stand with the hour of the reader', () => {
    expect(told({ kind: 'line-up' })).toBe('Line-ups: M’gladbach v Frankfurt | Kick-off at 15:30.');
  });

  it('hidden scores hide every figure', () => {
    const hidden = true;
    expect(told(goal(), { hidden })).toBe('A goal at Borussia-Park | Score hidden. Tap to see it.');
    expect(told(goal(), { hidden, code: 'gr' })).toMatch(/^Γκολ: Μπορούσια Παρκ \|/);
    expect(told(goal(), { hidden, of: { venueName: null } })).toBe('A goal: M’gladbach v Frankfurt | Score hidden. Tap to see it.');
    expect(told(goal({}, 'taken-back'), { hidden })).toBe('A goal was disallowed | M’gladbach v Frankfurt');
    expect(told(status('live', 'half-time'), { hidden })).toBe('Half-time: M’gladbach v Frankfurt | Bundesliga');
    expect(told(status('finished', null), { hidden })).toBe('Full time: M’gladbach v Frankfurt | Bundesliga');
    const card = { side: 'away', kind: 'red-card', minute: 52, addedMinute: null, playerName: 'Koch', shirtNumber: 4 } as const;
    expect(told({ kind: 'card', card, reds: { home: 0, away: 1 }, change: 'shown' }, { hidden })).toBe(
      'Red card: Frankfurt | 52’ Koch. M’gladbach v Frankfurt',
    );
  });

  it.each([
    ['en', 'Half-time: M’gladbach 2–1 Frankfurt'],
    ['cz', 'Poločas: M’gladbach 2:1 Frankfurt'],
    ['de', 'Halbzeit: M’gladbach 2:1 Frankfurt'],
    ['es', 'Descanso: M’gladbach 2-1 Frankfurt'],
    ['gr', 'Ημίχρονο: M’gladbach 2-1 Frankfurt'],
    ['it', 'Intervallo: M’gladbach 2-1 Frankfurt'],
    ['pt_br', 'Intervalo: M’gladbach 2\u00a0x\u00a01 Frankfurt'],
  ] as const)('half-time in %s is %s', (code, title) => {
    expect(told(status('live', 'half-time'), { code })).toBe(`${title} | Bundesliga`);
  });

  it('a price is nothing to be told', () => {
    expect(told({ kind: 'price', odds: [1.5, 4, 6] })).toBeUndefined();
  });
});

describe('a new tip on a locked screen', () => {
  const tip = aLedgerTip(41, {
    tip: { market: 'total-goals', line: 2.5, selection: 'over', decimalOdds: 1.7, probability: 0.64 },
  });

  it('stands with its price, the hour of the reader, our chance and the fair price', () => {
    expect(writeTipNotice(tip, readerIn('en', 'Europe/London'))).toEqual({
      title: 'New tip: Over 2.5 goals at 1.70',
      body: 'IFK Göteborg v Malmö FF, 21 Nov 18:00. Our chance 64%, fair price 1.56.\n18+',
      tag: 'tip41',
      path: '/ifk-goteborg-malmo-ff-2026-11-21',
      language: 'en',
    });
    expect(writeTipNotice(tip, readerIn('cz', 'Europe/Prague'))?.body).toContain('21. 11. 19:00');
  });

  it.each([
    ['USA', 'Lakers at Celtics, 21 Nov 18:00.'],
    ['INT', 'Celtics v Lakers, 21 Nov 18:00.'],
  ])('on basketball names both sides in the order of the competition: %s', (countryCode, line) => {
    const { tournament, ...game } = aLedgerTip(43, { match: { homeName: 'Celtics', awayName: 'Lakers' } });
    const ofBasketball = {
      sport: 'basketball',
      market: 'moneyline',
      line: 0,
      selection: 'home',
      tournament: { ...tournament, countryCode },
    };
    const notice = writeTipNotice({ ...game, ...ofBasketball } as unknown as LedgerTip, readerIn('en', 'Europe/London'));
    expect(notice?.title).toBe('New tip: Celtics to win at 1.91');
    expect(notice?.body).toContain(line);
  });

  it('is none where it was withdrawn meanwhile', () => {
    const withdrawn = { ...tip, withdrawal: { sequence: 42, publishedAt: new Date(), reason: 'postponed' } } as const;
    expect(writeTipNotice(withdrawn, readerIn('en', 'Europe/London'))).toBeUndefined();
  });
});
