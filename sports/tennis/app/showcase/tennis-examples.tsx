import type { TwoSidedListedMatchOf, TwoSidedMatchOfTournament } from '#data/queries/two-sided/two-sided-match-list.ts';
import { PairChances } from '#sports/shared/app/components/pair-chances.tsx';
import { courts, surfaces } from '../../domain/tennis-event.ts';
import { SetGames } from '../components/set-games.tsx';
import { SurfaceSign } from '../components/surface-sign.tsx';
import { TennisGroup, TennisList } from '../components/tennis-group.tsx';
import { TennisHeads } from '../components/tennis-heads.tsx';
import { TennisMiddle } from '../components/tennis-middle.tsx';
import { TennisMoment } from '../components/tennis-moment.tsx';
import { TennisRow } from '../components/tennis-row.tsx';

type Match = TwoSidedListedMatchOf<'tennis'>;

const player = (id: number, name: string, rowName: string, nation: string): Match['home'] => ({
  id,
  slug: `example-player-${id}`,
  name,
  rowName,
  shortName: rowName,
  nation,
  colours: [],
  crestName: name,
});

/** A match to come with prices. The players are invented. */
const toCome: Match = {
  sport: 'tennis',
  id: 9_000_200,
  slug: 'example-player-1-example-player-2-2026-11-21',
  tournamentId: 1,
  seasonId: 1,
  kickoffUtc: new Date('2026-11-21T17:30:00Z'),
  kickoffKnown: true,
  stage: null,
  matchday: null,
  groupLabel: null,
  status: 'scheduled',
  home: player(1, 'Alfie Thornbury', 'A. Thornbury', 'GBR'),
  away: player(2, 'Matěj Kratochvílek', 'M. Kratochvílek', 'CZE'),
  namedFirst: 'home',
  play: null,
  facts: { tour: 'atp', series: '500', court: 'outdoor', surface: 'clay', bestOf: 3, ranks: [12, 104] },
  odds: [1.57, 2.45],
  bookmakers: ['bet365', 'Pinnacle'],
  averageOdds: null,
  spread: null,
  total: null,
  chances: [62, 38],
  prediction: { result: 'home', home: null, away: null, outcome: null },
  tip: null,
};
const bare: Match = {
  ...toCome,
  kickoffKnown: false,
  odds: [null, null],
  bookmakers: null,
  chances: null,
  prediction: null,
  facts: { ...toCome.facts, ranks: [null, null] },
};
const averaged: Match = { ...toCome, odds: [null, null], bookmakers: null, averageOdds: [1.55, 2.4] };
const longNamed: Match = {
  ...toCome,
  home: player(3, 'Maximiliano Echeverría Goycochea', 'M. Echeverría Goycochea', 'ARG'),
  away: player(4, 'Konstantinos Papadimitrakopoulos', 'K. Papadimitrakopoulos', 'GRE'),
};
const live: Match = {
  ...toCome,
  status: 'live',
  bookmakers: null,
  play: { sets: [{ games: [6, 7], tieBreak: [5, 7] }, { games: [4, 3] }], game: { server: 1, points: ['30', 'A'] } },
};
const interrupted: Match = { ...live, play: { sets: [{ games: [6, 7], tieBreak: [5, 7] }, { games: [4, 3] }], interruption: 'rain' } };
const inTieBreak: Match = { ...live, play: { sets: [{ games: [6, 6] }], game: { server: 0, points: ['5', '4'] } } };
const finished: Match = {
  ...live,
  status: 'finished',
  prediction: { result: 'home', home: null, away: null, outcome: 'right' },
  play: {
    sets: [{ games: [6, 7], tieBreak: [5, 7] }, { games: [6, 3] }, { games: [7, 5] }],
    winner: 0,
    ending: 'completed',
  },
};
const inFive: Match = {
  ...finished,
  facts: { ...finished.facts, series: 'grand-slam', bestOf: 5 },
  prediction: { result: 'away', home: null, away: null, outcome: 'wrong' },
  play: {
    sets: [
      [6, 4],
      [3, 6],
      [7, 6],
      [6, 7],
      [7, 5],
    ].map(([first = 0, second = 0]) => ({ games: [first, second] as const })),
    winner: 0,
    ending: 'completed',
  },
};
const retired: Match = {
  ...finished,
  prediction: null,
  play: { sets: [{ games: [6, 3] }, { games: [2, 1] }], winner: 0, ending: 'retired' },
};
const walkover: Match = { ...finished, prediction: null, play: { sets: [], winner: 1, ending: 'walkover' } };
const tip: NonNullable<Match['tip']> = {
  sequence: 512,
  bet: { market: 'match-winner', line: 0, selection: 'first' },
  decimalOdds: 1.6,
  present: null,
  probability: 0.66,
  origin: 'live',
  state: 'won',
};

const row = (match: Match) => (
  <ul>
    <TennisRow match={match} />
  </ul>
);
const tournament = { name: 'Hamburg', slug: 'hamburg', genderType: 'men', countryCode: 'GER' } as const;
const ofTournament = [toCome, live, finished].map(
  (match, at): TwoSidedMatchOfTournament<'tennis'> => ({ ...match, id: match.id + at, tournament }),
);
const set = { games: [6, 7], tieBreak: [5, 7] } as const;

/** The components of tennis in their states, and those that it shares with other sports. */
export const tennisExamples = {
  id: 'tennis',
  title: 'Tennis',
  isWide: true,
  examples: {
    TennisRow: {
      'to come': row(toCome),
      'to come, prices are an average': row(averaged),
      'to come, nothing else known': row(bare),
      'long names': row(longNamed),
      live: row(live),
      'live, in a tie-break': row(inTieBreak),
      'interrupted by rain': row(interrupted),
      'finished, prediction right': row(finished),
      'finished in five sets, prediction wrong': row(inFive),
      'finished, with a tip from before': row({ ...finished, tip }),
      retired: row(retired),
      walkover: row(walkover),
      postponed: row({ ...toCome, status: 'postponed' }),
      'with its day': (
        <ul>
          <TennisRow match={toCome} dated />
        </ul>
      ),
    },
    TennisGroup: { empty: <TennisGroup matches={[]} />, several: <TennisGroup matches={ofTournament} /> },
    TennisList: { 'without opinions': <TennisList code="GER" heading="Hamburg" matches={[bare]} /> },
    TennisHeads: { 'with predictions': <TennisHeads hasOpinions />, without: <TennisHeads hasOpinions={false} /> },
    TennisMiddle: {
      prices: <TennisMiddle match={toCome} />,
      games: <TennisMiddle match={live} />,
      nothing: <TennisMiddle match={walkover} />,
    },
    TennisMoment: {
      'to come': <TennisMoment match={toCome} />,
      live: <TennisMoment match={live} />,
      interrupted: <TennisMoment match={interrupted} />,
      finished: <TennisMoment match={finished} />,
      walkover: <TennisMoment match={walkover} />,
    },
    SetGames: {
      won: <SetGames set={set} side={1} isLast={false} isOn={false} />,
      'lost in a tie-break': <SetGames set={set} side={0} isLast={false} isOn={false} />,
      'being played': <SetGames set={{ games: [4, 3] }} side={0} isLast={false} isOn />,
    },
    SurfaceSign: Object.fromEntries(
      surfaces.flatMap((surface) =>
        courts.map((court) => [`${surface}, ${court}`, <SurfaceSign key={surface} surface={surface} court={court} />] as const),
      ),
    ),
    PairChances: { even: <PairChances chances={[50, 50]} />, uneven: <PairChances chances={[97, 3]} /> },
  },
};
