import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import type { Prose } from '#app/i18n/preview/create-prose.server.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import type { HomeAndAway } from '#languages/prose/story-texts.ts';
import { exampleMatches, faultsOfAnyLanguage, sentencesWith, tipSentencesOf } from '#tests/factories/example-matches.ts';
import { breachesInSentences } from '#tests/factories/glossary.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { germanFaultShapes, germanFaults } from '../faults.fixture.ts';
import { type GermanNoun, germanNouns } from '../nouns/nouns.ts';
import { germanProse } from '../prose.ts';
import { counted, inMonth, inRound, inRunningText, lastLeagueMatches, nth, ofLastLeagueMatches, rank, rankAfterDen } from '../words.ts';
import { betPhrase } from './bets.ts';

const locale = localeByTag('de');
const told = exampleMatches('de', howMany(2_000, 5_000));

/** Returns a name without its article. */
const germanName = (prose: Prose, name: ProseName) => prose.decline(name).at(-1) as string;

it('has no fault of any language in thousands of matches', () => {
  expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
});

it('keeps to the words of the glossary', () => {
  expect(breachesInSentences('de', told)).toEqual([]);
});

it('says that the figures of a tip are of when it was given', async () => {
  const { count, timeless } = await tipSentencesOf('de', told);
  expect(count).toBeGreaterThan(20);
  expect(timeless).toEqual([]);
});

it('has no fault of German in thousands of matches', () => {
  expect(sentencesWith(germanFaultShapes, told)).toEqual([]);
});

it('calls nobody host or guest where nobody is at home', () => {
  const onNeutralGround = told.filter(({ match: { neutral, stage } }) => neutral || stage === 'final');
  expect(onNeutralGround.filter(({ sentences }) => sentences.length > 0).length).toBeGreaterThan(50);
  expect(sentencesWith({ roles: /Gastgeber|Gäste|zu Hause|auswärts|Heimsieg|Auswärtssieg/ }, onNeutralGround)).toEqual([]);
});

it('does not name a club in three sentences running where it can be called host or guest', () => {
  const prose = proseOf(locale, createFormatters(locale));
  const repeating = told.flatMap(({ match, paragraphs }) => {
    if (match.neutral || match.stage === 'final') return [];
    // Short names hardly weigh where a text is chosen.
    const names = [match.home.name, match.away.name].map((name) => germanName(prose, name)).filter((name) => /\p{L}{5}/u.test(name));
    return paragraphs.filter(
      (paragraph) => paragraph.length > 2 && names.some((name) => paragraph.slice(0, 3).every((sentence) => sentence.includes(name))),
    );
  });
  expect(repeating).toEqual([]);
});

it('speaks of the forecast once in a review', () => {
  const reviews = told.filter(({ match, sentences }) => match.result !== undefined && sentences.length > 0);
  expect(reviews.length).toBeGreaterThan(400);
  const texts = reviews.map(({ sentences }) => sentences.join(' '));
  expect(texts.filter((text) => /Prognose.*Prognose|erwartet.*erwartet/.test(text)).slice(0, 3)).toEqual([]);
});

it.each(Object.entries(germanFaults))('would notice %s', (_, [shape, bad]) => {
  expect(bad).toMatch(shape);
});

const tableFigures = createProseFigures(locale, createFormatters(locale));
const figures = inRunningText(tableFigures);
const hsv = germanNouns.read('der HSV');
const dortmund = germanNouns.read('Dortmund');
const rangers = germanNouns.read('die Glasgow Rangers p');

it.each<[bet: Bet, phrase: string]>([
  [{ market: 'match-result', line: 0, selection: 'home' }, 'einen Sieg des HSV'],
  [{ market: 'match-result', line: 0, selection: 'draw' }, 'ein Unentschieden'],
  [{ market: 'double-chance', line: 0, selection: 'draw-or-away' }, 'Sieg oder Unentschieden Dortmunds'],
  [{ market: 'draw-no-bet', line: 0, selection: 'away' }, 'einen Sieg Dortmunds (Unentschieden keine Wette)'],
  [{ market: 'total-goals', line: 2.5, selection: 'over' }, 'über 2,5 Tore'],
  [{ market: 'total-goals', line: 1, selection: 'under' }, 'unter 1 Tor'],
  [{ market: 'both-teams-to-score', line: 0, selection: 'yes' }, 'Tore auf beiden Seiten'],
  [{ market: 'asian-handicap', line: 0, selection: 'home' }, 'einen Sieg des HSV (Unentschieden keine Wette)'],
  [{ market: 'asian-handicap', line: -1.5, selection: 'home' }, 'den HSV mit Handicap −1,5'],
  [{ market: 'asian-handicap', line: -1.5, selection: 'away' }, 'Dortmund mit Handicap +1,5'],
  [{ market: 'half-time-result', line: 0, selection: 'home' }, 'eine Pausenführung des HSV'],
  [{ market: 'correct-score', line: 0, selection: '0-2' }, 'einen 2:0-Sieg Dortmunds'],
  [{ market: 'correct-score', line: 0, selection: '1-1' }, 'ein 1:1'],
])('names the bet %j after the preposition „auf“', (bet, phrase) => {
  expect(betPhrase(bet, { home: hsv, away: dortmund }, figures)).toBe(phrase);
});

it('writes a chance with the word for per cent, also where no whole one tells it', () => {
  expect(figures.percent(0.54)).toBe('54\u00a0Prozent');
  expect(figures.percent(0.004)).toBe('weniger als 1\u00a0Prozent');
  expect(figures.percent(0.996)).toBe('mehr als 99\u00a0Prozent');
});

it('declines what is counted, in words up to twelve', () => {
  expect(counted(1, 'Punkt', 'acc')).toBe('einen Punkt');
  expect(counted(1, 'Liganiederlage', 'dat')).toBe('einer Liganiederlage');
  expect(counted(12, 'Ligaspiel', 'dat')).toBe('zwölf Ligaspielen');
  expect(counted(13, 'Punkt', 'nom')).toBe('13 Punkte');
});

it('speaks of the last two matches as both, and of all of them without counting twice', () => {
  expect(lastLeagueMatches(2)).toBe('letzten beiden Ligaspiele');
  expect(ofLastLeagueMatches(5, 5)).toBe('die letzten fünf Ligaspiele');
  expect(ofLastLeagueMatches(1, 5)).toBe('eines der letzten fünf Ligaspiele');
});

it('names a club by its place, beyond the twentieth in figures', () => {
  expect(rank(1)).toBe('Tabellenführer');
  expect(rank(3)).toBe('Tabellendritter');
  expect(rankAfterDen(8)).toBe('Tabellenachten');
  expect(rankAfterDen(24)).toBe('Tabellen-24.');
  expect(nth(7, 'en')).toBe('siebten');
});

it('ends a sentence on an ordinal with one stop', () => {
  expect(germanProse.polish?.('Dortmund stellt sich beim HSV vor, dem Tabellen-24..')).toBe(
    'Dortmund stellt sich beim HSV vor, dem Tabellen-24.',
  );
});

it('places a round in its competition, and a match without a round in the competition alone', () => {
  const cup = germanNouns.read('der DFB-Pokal');
  expect(inRound(cup, 'quarter-final')).toBe('im Viertelfinale des DFB-Pokals');
  expect(inRound(cup, undefined)).toBe('im DFB-Pokal');
  expect(inRound(germanNouns.read('die Champions League'), 'league-phase')).toBe('in der Ligaphase der Champions League');
});

it('gives a club in the plural verbs in the plural', () => {
  const run = { club: rangers, opponent: dortmund, atHome: true, run: 4 };
  expect(germanProse.texts(tableFigures).winningRun[0](run)).toBe(
    'die Glasgow Rangers haben die letzten vier Ligaspiele gewonnen und empfangen nun Dortmund.',
  );
});

it('names the town of a derby once', () => {
  const read = germanNouns.read;
  const [opening] = germanProse.texts(tableFigures).derby;
  expect(opening({ home: read('die AS Rom'), away: read('Lazio Rom'), town: read('Rom') })).toBe(
    'Derbytag: Die AS Rom empfängt Lazio Rom.',
  );
  expect(opening({ home: read('Union Berlin'), away: read('Hertha BSC'), town: read('Berlin') })).toBe(
    'Derbytag: Union Berlin empfängt Hertha BSC.',
  );
  expect(opening({ home: hsv, away: read('der FC St. Pauli'), town: read('Hamburg') })).toBe(
    'Derbytag in Hamburg: Der HSV empfängt den FC St. Pauli.',
  );
});

it('names a month alone where its year is clear', () => {
  expect(inMonth({ month: 12 })).toBe('im Dezember');
  expect(inMonth({ month: 4, year: 2024 })).toBe('im April 2024');
});

it('does not spell out the place of one club where the other has a figure', () => {
  const pair = { higher: dortmund, lower: hsv, higherAtHome: false };
  const openings = (lowerPlace: number) =>
    germanProse.texts(tableFigures).inTable.map((text) => text({ ...pair, higherPlace: 13, lowerPlace }));
  expect(openings(20)[0]).toBe('der HSV empfängt als Tabellenzwanzigster den Tabellendreizehnten Dortmund.');
  expect(openings(21)[0]).toBe('Der HSV (Platz 21) empfängt Dortmund (Platz 13).');
  expect(openings(21).filter((text) => /Tabellen/.test(text))).toEqual([]);
});

it('leans to neither side where goals are as likely as not', () => {
  const { goalsMany, goalsFew } = germanProse.texts(tableFigures);
  const open = 'Ob mindestens drei Tore fallen, ist offen: Die Chance liegt bei 50\u00a0Prozent.';
  expect([...goalsMany, ...goalsFew].map((text) => text({ chance: 0.503 }))).toEqual(Array(19).fill(open));
  expect(goalsFew[0]({ chance: 0.51 })).toBe('Die Chance auf höchstens zwei Tore liegt bei 51\u00a0Prozent.');
});

it('calls the last of the table by its word', () => {
  const { relegationFight, inTable } = germanProse.texts(tableFigures);
  const fight = { home: hsv, away: dortmund, homePlace: 17, awayPlace: 18, lastPlace: 18 };
  expect(relegationFight.map((text) => text(fight))).toContain('Kellerduell: Der HSV (Platz 17) empfängt Dortmund (Schlusslicht).');
  const table = { higher: hsv, lower: dortmund, higherPlace: 13, lowerPlace: 18, lastPlace: 18, higherAtHome: true };
  expect(inTable[0](table)).toBe('der HSV empfängt als Tabellendreizehnter den Tabellenletzten Dortmund.');
});

it('calls clubs host and guest, with their cases and in the plural', () => {
  const { manyGoals, alsoLosing } = germanProse.texts(tableFigures);
  const ground = { home: hsv, away: dortmund };
  const inRoles = <Facts extends object>(texts: readonly ((facts: Facts, on?: typeof ground) => string)[], facts: Facts) =>
    [...new Set(texts.map((text) => text(facts, ground)))].filter((text) => /Gäste|Gastgeber/.test(text)).sort();
  expect(inRoles(manyGoals, { club: dortmund, opponent: hsv, atHome: false, matches: 27, goals: 96 })).toEqual([
    'In den bisher 27 Ligaspielen der Gäste fielen insgesamt 96 Tore.',
    'Torreich sind die Ligaspiele der Gäste: 96 Treffer fielen in den 27 Partien dieser Saison.',
    'Wenn die Gäste spielen, fallen oft viele Tore: In 27 Ligaspielen waren es auf beiden Seiten zusammen 96.',
  ]);
  const lost = { club: hsv, opponent: dortmund, atHome: true, run: 3 };
  expect(inRoles(alsoLosing, lost)).toContain('In der Liga verloren die Gastgeber zuletzt dreimal in Folge.');
});

it('names the winner of an earlier match, whose hosts and guests were others', () => {
  const ofEarlier = told.flatMap(({ sentences }) => sentences.filter((sentence) => /letzte (?:Duell|Aufeinandertreffen)/.test(sentence)));
  expect(ofEarlier.length).toBeGreaterThan(100);
  expect(ofEarlier.filter((sentence) => /Gastgeber|Gäste/.test(sentence))).toEqual([]);
});

it.each([
  [undefined, ''],
  ['table', ' trotz des Rückstands in der Tabelle'],
  ['own-form', ' trotz zuletzt schwacher Ergebnisse'],
  ['other-form', ' trotz der guten Form der Gäste'],
  ['meetings', ' trotz der schlechten Bilanz gegen diesen Gegner'],
] as const)('names what speaks against a favourite: %s', (despite, said) => {
  expect(favouriteAtHome(despite, { home: hsv, away: dortmund })).toBe(
    `Unsere Prognose sieht den HSV${said} mit 37 Prozent vorn, Dortmund kommt auf 30 Prozent.`,
  );
});

it('names the other club where its form speaks against a favourite and nobody is at home', () => {
  expect(favouriteAtHome('other-form', undefined)).toContain('trotz der guten Form Dortmunds mit 37 Prozent vorn');
});

function favouriteAtHome(despite: AgainstFavourite | undefined, ground: HomeAndAway<GermanNoun> | undefined): string {
  const clubs = { favourite: hsv, outsider: dortmund, favouriteAtHome: true };
  const chances = { favouriteChance: 0.37, outsiderChance: 0.3, drawChance: 0.33 };
  const [first] = germanProse.texts(tableFigures).forecastFavourite;
  return first({ ...clubs, ...chances, ...(despite && { despite }) }, ground).replaceAll('\u00a0', ' ');
}
