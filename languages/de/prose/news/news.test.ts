import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { faultsOfAnyLanguage, sentencesWith } from '#tests/factories/example-matches.ts';
import { exampleNews } from '#tests/factories/news-to-tell.ts';
import { germanFaultShapes } from '../faults.fixture.ts';
import { germanNouns } from '../nouns/nouns.ts';
import { germanNews } from './news.ts';

const locale = localeByTag('de');
const news = germanNews(createProseFigures(locale, createFormatters(locale)));
const told = exampleNews('de', 1200);
const headlines = [{ sentences: told.map(({ headline }) => headline) }];
/** Sentences of news; a full stop after a figure, `1. FC Köln`, ends none. */
const sentences = [
  { sentences: told.flatMap(({ paragraphs }) => paragraphs.flatMap((text) => text.split(/(?<=(?<!\d)[.?]) (?=\p{Lu})/u))) },
];
const { 'no stop at the end': _, ...faultsOfHeadlines } = faultsOfAnyLanguage;

/** Faults of headlines alone, each with one that has it. */
const headlineFaults: Readonly<Record<string, readonly [shape: RegExp, bad: string]>> = {
  'a stop at the end': [/[.!]$/, 'Dortmund schlägt HSV.'],
  'an article before a club': [
    /(?:^|: |schlägt |gegen |auf )(?:der|die|das|den|Der|Die|Das) (?!Tabelle|Titel|Woche|Aufstieg|Abstieg|Kippe|Klassenerhalt|Verbleib|Serie|Rettung|Prognose)\p{Lu}/u,
    'Dortmund siegt gegen den HSV',
  ],
};
const headlineShapes = Object.fromEntries(Object.entries(headlineFaults).map(([name, [shape]]) => [name, shape]));

it.each(Object.entries(headlineFaults))('would notice %s of a headline', (_name, [shape, bad]) => {
  expect(bad).toMatch(shape);
});

it('has no fault in the headlines of 1,200 pieces', () => {
  expect(sentencesWith({ ...faultsOfHeadlines, ...germanFaultShapes, ...headlineShapes }, headlines)).toEqual([]);
});

it('has no fault in the sentences of 1,200 pieces', () => {
  expect(sentencesWith({ ...faultsOfAnyLanguage, ...germanFaultShapes }, sentences)).toEqual([]);
});

it('heads pieces in at most 110 characters', () => {
  expect(headlines[0]?.sentences.filter((headline) => headline.length > 110)).toEqual([]);
});

const hsv = germanNouns.read('der HSV');
const dortmund = germanNouns.read('Dortmund');
const rangers = germanNouns.read('die Glasgow Rangers p');
const halle = germanNouns.read(['der Hallesche FC', 'des Halleschen FC', 'dem Halleschen FC', 'den Halleschen FC', 'Hallescher FC']);

it('inflects an adjective in a headline', () => {
  expect(news.headlineLeaderBeaten[0]({ leader: dortmund, winner: halle })).toBe('Hallescher FC bezwingt Tabellenführer Dortmund');
  expect(news.headlineNewLeader[0]({ leader: rangers, former: halle })).toBe('Glasgow Rangers lösen Halleschen FC an der Spitze ab');
});

it('tells the defeat of a leader from its side, at home and away', () => {
  const defeat = { leader: dortmund, winner: hsv, loser: dortmund, winnerGoals: 3, loserGoals: 1 };
  expect(news.leaderBeaten[0]({ ...defeat, winnerAtHome: true, ahead: 2 })).toBe(
    'Tabellenführer Dortmund verlor beim HSV mit 1:3, bleibt aber mit zwei Punkten Vorsprung vorn.',
  );
  expect(news.leaderBeaten[0]({ ...defeat, winnerAtHome: false, ahead: 0 })).toBe(
    'Tabellenführer Dortmund verlor zu Hause gegen den HSV mit 1:3, bleibt aber punktgleich mit dem Zweiten vorn.',
  );
});

it('says of a leader who is not ahead that the second has as many points', () => {
  const level = { leader: hsv, ahead: 0 };
  const win = { ...level, winner: hsv, loser: dortmund, winnerAtHome: true, winnerGoals: 2, loserGoals: 1 };
  const written = [
    ...news.leaderWon.map((text) => text(win)),
    ...news.leaderBeaten.map((text) => text({ ...win, winner: dortmund, loser: hsv })),
    ...news.leaderHeld.map((text) => text({ ...level, opponent: dortmund, leaderAtHome: true, goals: 1 })),
    ...news.leaderIdle.map((text) => text(level)),
  ];
  expect(written.filter((text) => !/punktgleich mit dem Zweiten|der Zweite hat ebenso viele Punkte/.test(text))).toEqual([]);
});

it('does not say of a winner that it stays on top, which in a first week is not so', () => {
  const win = { leader: hsv, winner: hsv, loser: dortmund, winnerAtHome: true, winnerGoals: 2, loserGoals: 1, ahead: 0 };
  const written = [...news.leaderWon, ...news.headlineLeaderWon].map((text) => text(win));
  expect(written.filter((text) => /bleib|weiter|behaupt|verteidig/.test(text))).toEqual([]);
});

it.each([
  [{ tips: 1, won: 1, lost: 0 }, 'ein Tipp', ', er ging auf.'],
  [{ tips: 1, won: 0, lost: 0 }, 'ein Tipp', ' abgerechnet.'],
  [{ tips: 2, won: 0, lost: 2 }, 'zwei Tipps', ', keiner von beiden ging auf.'],
  [{ tips: 4, won: 0, lost: 4 }, 'vier Tipps', ', keiner ging auf.'],
  [{ tips: 3, won: 3, lost: 0 }, 'drei Tipps', ', alle gingen auf.'],
  [{ tips: 9, won: 1, lost: 7 }, 'neun Tipps', ', davon einer gewonnen und sieben verloren.'],
  [{ tips: 40, won: 18, lost: 9 }, '40 Tipps', ', davon 18 gewonnen und 9 verloren.'],
  [{ tips: 5, won: 0, lost: 3 }, 'fünf Tipps', ', davon drei verloren.'],
])('counts the tips of a month: %o', (counts, tips, end) => {
  const text = news.tipsOfMonth[0]({ month: 5, year: 2026, ...counts });
  expect(text).toMatch(new RegExp(`^im Mai 2026 (?:wurde|wurden) ${tips} abgerechnet`));
  expect(text.endsWith(end)).toBe(true);
});

it('gives a month of one tip verbs in the singular', () => {
  expect(news.tipsOfMonth[0]({ month: 3, year: 2026, tips: 1, won: 0, lost: 1 })).toBe(
    'im März 2026 wurde ein Tipp abgerechnet, er ging nicht auf.',
  );
  expect(news.weekendTips[0]({ tips: 1, matches: 4 })).toBe('In unserer Bilanz steht für dieses Wochenende bisher ein Tipp.');
});

it('gives two clubs with the same chance one figure', () => {
  const even = { favourite: hsv, rival: dortmund, chance: 0.404, rivalChance: 0.4 };
  expect(news.titleFavourite[0](even)).toBe('Die besten Chancen auf den Titel haben der HSV und Dortmund mit je 40\u00a0Prozent.');
  expect(news.openestMatch[0]({ home: hsv, away: dortmund, homeChance: 0.36, awayChance: 0.362 })).toBe(
    'Zwischen dem HSV und Dortmund ist nach unserer Prognose alles offen, beide kommen auf 36\u00a0Prozent.',
  );
});

it('speaks of two forecasts as both', () => {
  expect(news.forecastAllRight[0]({ of: 2 })).toBe('Beide Prognosen hatten den richtigen Ausgang vorn gesehen, und das ist selten.');
  expect(news.forecastNoneRight[0]({ of: 2 })).toBe('Keine unserer beiden Prognosen hatte den richtigen Ausgang vorn gesehen.');
});
