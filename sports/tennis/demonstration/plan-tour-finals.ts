import { combineSeeds } from '#domain/chance/random.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { planTennisMatch } from './plan-tennis-match.ts';
import { momentAt } from './plan-tournament.ts';
import type { PlannedTennisMatch } from './planned-tennis-match.ts';
import type { DatedTournament } from './tour-calendar.ts';
import type { TourPlayer, TourPlayers } from './tour-players.ts';

const groups = ['A', 'B'] as const;
/* Who meets whom on which day: every two days both groups play a round. */
const meetings: readonly (readonly Pair<number>[])[] = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [0, 2],
    [3, 1],
  ],
  [
    [0, 1],
    [2, 3],
  ],
];
const times = ['14:00', '20:30'];
const openedLeadMs = 46 * 3_600_000;

/** Returns the matches of the eight best players at the end of a season: two groups in which all meet, then semi-finals and the final. */
export function planTourFinals(
  dated: DatedTournament,
  field: readonly TourPlayer[],
  tour: TourPlayers,
  seed: number,
): PlannedTennisMatch[] {
  const { tournament, year } = dated;
  const ownSeed = combineSeeds(combineSeeds(seed, tournament.slug), year);
  let number = 0;
  const plan = (players: Pair<TourPlayer>, round: PlannedTennisMatch['round'], day: number, time: string, drawnMs: number) => {
    number += 1;
    const startMs = momentAt(dated, { day, time });
    return planTennisMatch({ seed: combineSeeds(ownSeed, number), tournament, year, round, players, drawnMs, startMs }, tour);
  };
  const openedMs = momentAt(dated, { day: 0, time: '11:00' }) - openedLeadMs;
  const matches = groups.map((group, index) => {
    const members = field.filter((_, place) => [1, 2].includes(place % 4) === (index === 1));
    return meetings.flatMap((pairs, round) =>
      pairs.map(([first, second], at) => {
        const day = Math.min(4, 2 * round + index);
        const time = round === 2 ? (times[at] as string).replace(/:\d\d$/, index === 0 ? ':00' : ':45') : (times[at] as string);
        return plan([members[first] as TourPlayer, members[second] as TourPlayer], { stage: 'group', group }, day, time, openedMs);
      }),
    );
  });
  const [[firstA, secondA], [firstB, secondB]] = matches.map(bestTwo) as [Best, Best];
  const decidedMs = Math.max(...matches.flat().map(({ endMs }) => endMs));
  const semiFinals = (
    [
      [firstA, secondB],
      [firstB, secondA],
    ] as const
  ).map((players, at) => plan(players, { stage: 'semi-final' }, 5, times[at] as string, decidedMs));
  const finalists = semiFinals.map(({ players, winner }) => players[winner]) as [TourPlayer, TourPlayer];
  const final = plan(finalists, { stage: 'final' }, 6, '18:00', Math.max(...semiFinals.map(({ endMs }) => endMs)));
  return [...matches.flat(), ...semiFinals, final];
}

type Best = [first: TourPlayer, second: TourPlayer];

function bestTwo(matches: readonly PlannedTennisMatch[]): Best {
  const wins = new Map<TourPlayer, number>();
  for (const { players, winner } of matches) {
    for (const player of players) wins.set(player, (wins.get(player) ?? 0) + (players[winner] === player ? 1 : 0));
  }
  const ordered = [...wins].sort(([one, won], [other, otherWon]) => otherWon - won || one.place - other.place);
  return ordered.map(([player]) => player).slice(0, 2) as Best;
}
