import type { TwoSidedMatchDetails } from '#data/queries/two-sided/get-two-sided-match.ts';
import type { TwoSidedListedMatchOf, TwoSidedMatchOfTournament } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { LineComparison } from '#domain/odds/compare-prices.ts';
import { MatchPrices } from '#sports/shared/app/components/match-prices.tsx';
import { PairRow } from '#sports/shared/app/components/pair-row.tsx';
import { pricedLine } from '#sports/shared/app/components/priced-line.ts';
import { TwoSidedPrices } from '#sports/shared/app/components/two-sided-prices.tsx';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { TwoSidedSlipPrice } from '#sports/shared/app/components/two-sided-slip-price.tsx';
import { TwoSidedTip } from '#sports/shared/app/components/two-sided-tip.tsx';
import { TwoSidedTipLine } from '#sports/shared/app/components/two-sided-tip-line.tsx';
import { BasketballGames, BasketballGroup } from '../components/basketball-group.tsx';
import { BasketballHeads } from '../components/basketball-heads.tsx';
import { BasketballMiddle } from '../components/basketball-middle.tsx';
import { BasketballMoment } from '../components/basketball-moment.tsx';
import { BasketballRow } from '../components/basketball-row.tsx';
import { ConferenceLegend, ConferenceTable } from '../components/conference-table.tsx';
import { GamesByDay } from '../components/games-by-day.tsx';
import { WinStrip } from '../components/win-strip.tsx';

type Game = TwoSidedListedMatchOf<'basketball'>;

const club = (id: number, name: string, shortName: string, colours: readonly string[]): Game['home'] => ({
  id,
  slug: `example-club-${id}`,
  name,
  rowName: name,
  shortName,
  nation: null,
  colours,
  crestName: name,
});

/** A game to come with all its prices. */
const toCome: Game = {
  sport: 'basketball',
  id: 9_000_300,
  slug: 'boston-celtics-minnesota-timberwolves-2026-11-21',
  tournamentId: 1,
  seasonId: 1,
  kickoffUtc: new Date('2026-11-22T00:30:00Z'),
  kickoffKnown: true,
  stage: null,
  matchday: null,
  groupLabel: null,
  status: 'scheduled',
  home: club(1, 'Boston Celtics', 'Celtics', ['#007a33', '#ffffff']),
  away: club(2, 'Minnesota Timberwolves', 'Timberwolves', ['#0c2340', '#78be20']),
  namedFirst: 'away',
  play: null,
  facts: { stage: 'regular', venue: 'home' },
  odds: [1.62, 2.4],
  bookmakers: ['bet365', 'Pinnacle'],
  averageOdds: null,
  spread: { line: -3.5, odds: [1.91, 1.95], bookmakers: ['bet365', 'Pinnacle'] },
  total: { line: 224.5, odds: [1.93, 1.93], bookmakers: ['bet365', 'bet365'] },
  chances: [61, 39],
  prediction: { result: 'home', home: null, away: null, outcome: null },
  tip: null,
};
const bare: Game = {
  ...toCome,
  kickoffKnown: false,
  odds: [null, null],
  bookmakers: null,
  spread: null,
  total: null,
  chances: null,
  prediction: null,
};
const averaged: Game = { ...toCome, odds: [null, null], bookmakers: null, averageOdds: [1.6, 2.35], spread: null, total: null };
const live: Game = {
  ...toCome,
  status: 'live',
  bookmakers: null,
  play: {
    quarters: [
      [28, 31],
      [25, 19],
      [12, 14],
    ],
    total: [65, 64],
    clock: { period: 'q3', secondsLeft: 372 },
  },
};
const finished: Game = {
  ...live,
  status: 'finished',
  prediction: { result: 'home', home: null, away: null, outcome: 'right' },
  play: {
    quarters: [
      [28, 31],
      [25, 19],
      [22, 24],
      [30, 20],
    ],
    total: [105, 94],
  },
};
const afterOvertime: Game = {
  ...finished,
  prediction: { result: 'home', home: null, away: null, outcome: 'wrong' },
  play: {
    quarters: [
      [28, 31],
      [25, 19],
      [22, 24],
      [26, 27],
    ],
    overtime: [9, 14],
    total: [110, 115],
  },
};
const tip: NonNullable<Game['tip']> = {
  sequence: 612,
  bet: { market: 'spread', line: -3.5, selection: 'home' },
  decimalOdds: 1.95,
  present: { decimalOdds: 1.91, bookmaker: 'bet365', bookmakerName: 'bet365' },
  probability: 0.56,
  origin: 'live',
  state: 'open',
};

const row = (match: Game) => (
  <ul>
    <BasketballRow match={match} />
  </ul>
);
const tournament = { name: 'NBA', slug: 'nba', genderType: 'men', countryCode: 'USA' } as const;
const ofTournament = [live, finished, toCome].map(
  (game, at): TwoSidedMatchOfTournament<'basketball'> => ({ ...game, id: game.id + at, tournament }),
);

const names = ['Boston Celtics', 'Minnesota Timberwolves', 'Miami Heat', 'Chicago Bulls'];
const table = names.map((name, at) => ({
  clubId: at + 1,
  place: at + 1,
  wins: 12 - 3 * at,
  losses: 2 + 3 * at,
  share: at === 3 ? undefined : (12 - 3 * at) / 14,
  gamesBehind: 3 * at,
  home: { wins: 7 - at, losses: at },
  away: { wins: 5 - at, losses: 2 + 2 * at },
  lastTen: at === 3 ? [] : Array.from({ length: 10 }, (_, game) => (game * (at + 2)) % 3 !== 0),
  streak: undefined,
  scored: 1500,
  conceded: 1450,
  club: { slug: `example-club-${at + 1}`, name, shortName: name.split(' ').at(-1) as string, crestName: name, colours: [] },
}));
const zones = [
  { from: 1, to: 1, kind: 'play-offs' },
  { from: 2, to: 3, kind: 'play-in' },
  { from: 4, to: 4, kind: 'out' },
] as const;

const seenAt = new Date('2026-11-21T15:30:00Z');
const quoted = (
  bookmaker: string,
  name: string,
  prices: readonly (number | null)[],
  kind: 'bookmaker' | 'exchange' | 'market-average' = 'bookmaker',
) => ({
  bookmaker,
  name,
  kind,
  prices,
  margin: 0.045,
  change: undefined,
  history: [],
});
const line: LineComparison = {
  line: 0,
  bookmakers: [quoted('bet365', 'bet365', [1.62, 2.35]), quoted('pinnacle', 'Pinnacle', [1.6, 2.4])],
  best: { prices: [1.62, 2.4], margin: 0.034 },
  others: [quoted('average', 'Average', [1.6, 2.3], 'market-average')],
  old: [
    { bookmaker: 'william-hill', name: 'William Hill', kind: 'bookmaker', prices: [1.7, 2.2], seenAt: new Date('2026-11-19T08:00:00Z') },
  ],
};
const totals: readonly LineComparison[] = [224.5, 226.5].map((at) => ({ ...line, line: at, others: [], old: [] }));
const priced = { ...toCome, pricesSeenAt: seenAt };
const details: TwoSidedMatchDetails<'basketball'> = {
  ...toCome,
  seasonLabel: '2026/27',
  tournament,
  pricesFrom: null,
  pricesSeenAt: seenAt,
  venueName: null,
  venueTown: null,
  course: null,
  forecast: null,
  lastReported: null,
};
const noTip = { kind: 'no-tip', market: 'moneyline', reason: 'rule-not-proven' } as const;

/** The components of basketball in their states, and those of pages of matches that it shares with other sports. */
export const basketballExamples = {
  id: 'basketball',
  title: 'Basketball, and prices of matches that sports share',
  isWide: true,
  examples: {
    BasketballRow: {
      'to come': row(toCome),
      'to come, the spread first': (
        <ul>
          <BasketballRow match={toCome} leads="spread" />
        </ul>
      ),
      'to come, prices are an average': row(averaged),
      'to come, nothing else known': row(bare),
      'to come, with a tip from before': row({ ...toCome, tip }),
      'to come, the home side first': row({ ...toCome, namedFirst: 'home' }),
      live: row(live),
      'finished, prediction right': row(finished),
      'after overtime, prediction wrong': row(afterOvertime),
      postponed: row({ ...toCome, status: 'postponed' }),
      'with its day': (
        <ul>
          <BasketballRow match={toCome} when="Sat 21" />
        </ul>
      ),
    },
    BasketballGroup: {
      empty: <BasketballGroup matches={[]} leads="moneyline" />,
      several: <BasketballGroup matches={ofTournament} leads="moneyline" />,
    },
    BasketballGames: { 'without opinions': <BasketballGames heading="NBA" games={[bare]} /> },
    GamesByDay: {
      'two days': (
        <GamesByDay games={[toCome, { ...toCome, id: 9_000_309, kickoffUtc: new Date('2026-11-24T00:30:00Z') }]} zone="America/New_York" />
      ),
    },
    BasketballHeads: {
      points: <BasketballHeads of="points" namedFirst="away" hasOpinions />,
      prices: <BasketballHeads of="prices" namedFirst="away" hasOpinions={false} />,
      'prices, the home side first': <BasketballHeads of="prices" namedFirst="home" hasOpinions={false} />,
    },
    BasketballMiddle: {
      prices: <BasketballMiddle match={toCome} leads="moneyline" />,
      points: <BasketballMiddle match={live} leads="moneyline" />,
    },
    BasketballMoment: {
      'to come': <BasketballMoment match={toCome} />,
      live: <BasketballMoment match={live} />,
      'half-time': <BasketballMoment match={{ ...live, play: { quarters: [], total: [53, 50], clock: { period: 'half-time' } } }} />,
      finished: <BasketballMoment match={finished} />,
    },
    ConferenceTable: {
      empty: <ConferenceTable caption="East" rows={[]} zones={[]} />,
      'with zones, a club marked': <ConferenceTable caption="East" rows={table} zones={zones} marked={[2]} />,
    },
    ConferenceLegend: { zones: <ConferenceLegend zones={zones} /> },
    WinStrip: { none: <WinStrip wins={[]} />, ten: <WinStrip wins={table[0]?.lastTen ?? []} /> },
    PairRow: {
      'of any sport': (
        <ul>
          <PairRow
            match={toCome}
            named="Timberwolves at Celtics"
            when={undefined}
            moment="20:30"
            sides={[
              { side: 'Timberwolves', result: 'lost' },
              { side: 'Celtics', result: 'won' },
            ]}
            middle={null}
            chances={[39, 61]}
            className={undefined}
          />
        </ul>
      ),
    },
    TwoSidedTip: {
      open: <TwoSidedTip tip={tip} match={toCome} />,
      won: <TwoSidedTip tip={{ ...tip, state: 'won', present: null }} match={finished} />,
    },
    TwoSidedTipLine: {
      none: <TwoSidedTipLine match={details} decision={noTip} begun={false} />,
      'no forecast': <TwoSidedTipLine match={details} decision={undefined} begun={false} />,
      open: <TwoSidedTipLine match={{ ...details, tip }} decision={undefined} begun={false} />,
      lost: (
        <TwoSidedTipLine match={{ ...details, ...finished, tip: { ...tip, state: 'lost', present: null } }} decision={undefined} begun />
      ),
    },
    TwoSidedSlipPrice: {
      price: <TwoSidedSlipPrice match={toCome} bet={{ market: 'moneyline', line: 0, selection: 'home' }} odds={1.62} bookmaker="bet365" />,
    },
    MatchPrices: {
      none: <MatchPrices match={{ ...priced, pricesSeenAt: null }} markets={[]} begun={false} />,
      'two markets': (
        <MatchPrices
          match={priced}
          begun={false}
          markets={[
            { market: 'moneyline', lines: [line] },
            { market: 'total', lines: totals },
          ]}
        />
      ),
      begun: <MatchPrices match={priced} begun markets={[{ market: 'moneyline', lines: [line] }]} />,
    },
    TwoSidedPrices: {
      'one bookmaker': (
        <TwoSidedPrices
          lines={[pricedLine('moneyline', { ...line, bookmakers: line.bookmakers.slice(0, 1), others: [], old: [] }, 'away')]}
          match={toCome}
          begun
          caption="Winner"
          head={({ selection }) => (selection === 'home' ? 'Celtics' : 'Timberwolves')}
        />
      ),
    },
    TwoSidedSection: {
      'with a remark': (
        <TwoSidedSection title="Form" aside="last ten games">
          <p>What the section has.</p>
        </TwoSidedSection>
      ),
    },
  },
};
