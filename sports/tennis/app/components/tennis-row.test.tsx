import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { TennisRow } from './tennis-row.tsx';

type Match = TwoSidedListedMatchOf<'tennis'>;

const player = (id: number, name: string, rowName: string, nation: string) => ({
  id,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  rowName,
  shortName: rowName.slice(3),
  nation,
  colours: [],
  crestName: name,
});

/** The final of Wimbledon 2023, before it was played. */
const before: Match = {
  sport: 'tennis',
  id: 7,
  slug: 'carlos-alcaraz-novak-djokovic-2023-07-16',
  tournamentId: 1,
  seasonId: 1,
  kickoffUtc: new Date('2023-07-16T13:00:00Z'),
  kickoffKnown: true,
  stage: 'final',
  matchday: null,
  groupLabel: null,
  status: 'scheduled',
  home: player(1, 'Carlos Alcaraz', 'C. Alcaraz', 'ESP'),
  away: player(2, 'Novak Djokovic', 'N. Djokovic', 'SRB'),
  namedFirst: 'home',
  play: null,
  facts: { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 5, ranks: [1, 2] },
  odds: [2.63, 1.56],
  bookmakers: null,
  averageOdds: null,
  spread: null,
  total: null,
  chances: [37, 63],
  prediction: null,
  tip: null,
};

function markupOf(match: Partial<Match>, code = 'en'): string {
  return renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
        <TennisRow match={{ ...before, ...match }} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
}

/** Returns the words of a row in their order. */
function shown(match: Partial<Match>, code = 'en'): string {
  return markupOf(match, code)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const sets = [{ games: [1, 6] }, { games: [7, 6], tieBreak: [8, 6] }, { games: [6, 1] }, { games: [3, 6] }] as const;

it('before a match stand the hour, both players with country and rank, the best prices and the chances', () => {
  expect(shown({})).toBe(
    'Carlos Alcaraz v Novak Djokovic 14:00 ESP C. Alcaraz 1 SRB N. Djokovic 2 2.63 1.56 Chances before the start: 37% 63%',
  );
  expect(markupOf({})).toContain('href="/tennis/matches/carlos-alcaraz-novak-djokovic-2023-07-16"');
});

it('where no bookmaker quotes, the average of the market is said to be one', () => {
  expect(shown({ odds: [null, null], averageOdds: [2.54, 1.54] })).toContain('Market average 2.54 1.54');
});

it('of a match that is over the games of every set stand, small the points of whoever lost a tie-break', () => {
  const row = shown({ status: 'finished', play: { sets: [...sets, { games: [6, 4] }], winner: 0, ending: 'completed' } });
  expect(row).toContain('1–6 7–6 6–1 3–6 6–4');
  expect(row).toContain('1 6 7 6 6 6 1 3 6 6 4');
  expect(row).not.toContain('2.63');
  expect(markupOf({ status: 'finished', play: { sets: [sets[1]], winner: 0, ending: 'completed' } })).toMatch(/6<sup>6<\/sup>/);
});

it('a match that is over says so, as in the other sports', () => {
  const over = { status: 'finished', play: { sets: [...sets, { games: [6, 4] as const }], winner: 0, ending: 'completed' } } as const;
  expect(shown(over)).toContain('Djokovic Ended ESP');
  expect(shown(over, 'cz')).toContain('Djokovic Konec ESP');
});

it('in the middle of a match stand the set, the points and who serves', () => {
  const play = { sets: [...sets, { games: [3, 2] as const }], game: { server: 1 as const, points: ['40', '30'] as const } };
  expect(shown({ status: 'live', play })).toMatch(/5th set .*N\. Djokovic 2 N\. Djokovic serving .*3 2 40 30/);
  const inTieBreak = { sets: [{ games: [6, 6] as const }], game: { server: 0 as const, points: ['5', '4'] as const } };
  expect(shown({ status: 'live', play: inTieBreak })).toContain('TB');
});

it('a match that rain stopped says so in the place of its set, its score standing and nobody serving', () => {
  const play = { sets: [...sets, { games: [3, 2] as const }], game: { server: 1 as const, points: ['40', '30'] as const } };
  const row = shown({ status: 'live', play: { ...play, interruption: 'rain' } });
  expect(row).toMatch(/Djokovic Rain ESP .*3 2 40 30/);
  expect(row).not.toMatch(/5th set|serving/);
  expect(shown({ status: 'live', play: { ...play, interruption: 'rain' } }, 'de')).toContain('Regen');
  expect(markupOf({ status: 'live', play: { ...play, interruption: 'other' } })).toContain('<abbr title="Interrupted">Int.</abbr>');
  expect(shown({ status: 'live', play })).toMatch(/5th set .*serving/);
});

it('a match that a player gave up says so, and one that nobody began has no figures', () => {
  expect(shown({ status: 'finished', play: { sets: [{ games: [6, 4] }, { games: [2, 0] }], winner: 0, ending: 'retired' } })).toMatch(
    /Ret\. .*6 4 2 0/,
  );
  expect(shown({ status: 'finished', play: { sets: [], winner: 1, ending: 'walkover' } })).toMatch(/W\.O\. .*– –/);
});

it('a tip stands in few letters with its outcome', () => {
  const tip = {
    sequence: 3,
    bet: { market: 'set-handicap', line: 1.5, selection: 'second' },
    decimalOdds: 1.5,
    present: null,
    probability: 0.66,
    origin: 'live',
    state: 'won',
  } as const;
  expect(shown({ tip })).toMatch(/Tip Djokovic −1\.5 66% · .*W/);
});

it('sets are written as readers of the language write them', () => {
  const play = { sets: [{ games: [6, 4] as const }], winner: 0 as const, ending: 'completed' as const };
  expect(shown({ status: 'finished', play }, 'pt_br')).toContain('6/4');
  expect(shown({ status: 'finished', play }, 'cz')).toContain('6:4');
});
