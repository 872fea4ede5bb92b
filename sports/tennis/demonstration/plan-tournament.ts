import { dayMs } from '#demonstration/season/season-weeks.ts';
import { combineSeeds, createRandom, shuffle } from '#domain/chance/random.ts';
import type { Side } from '#domain/sports/pair.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { momentOf } from '#domain/time/local-day.ts';
import { stagesOfDraw } from '../domain/draw.ts';
import { type CourtTime, orderOfPlay } from './order-of-play.ts';
import { planTennisMatch } from './plan-tennis-match.ts';
import type { PlannedTennisMatch } from './planned-tennis-match.ts';
import type { DatedTournament } from './tour-calendar.ts';
import type { TourPlayer, TourPlayers } from './tour-players.ts';

/** Time before eleven o'clock of the first day at which the draw is made. */
const drawnLeadMs = 46 * 3_600_000;

/**
 * Returns the matches of a tournament, rounds in their order, within a round from the top of the draw.
 *
 * @param field a power of two of players, at least eight, the best first
 */
export function planTournament(
  dated: DatedTournament,
  field: readonly TourPlayer[],
  tour: TourPlayers,
  seed: number,
): PlannedTennisMatch[] {
  const { tournament, year } = dated;
  const ownSeed = combineSeeds(combineSeeds(seed, tournament.slug), year);
  const rounds = Math.log2(field.length);
  const times = orderOfPlay(rounds, tournament.days, tournament.tour);
  const stages = stagesOfDraw(rounds);
  const openedMs = momentAt(dated, { day: 0, time: '11:00' }) - drawnLeadMs;
  let entrants = drawn(field, ownSeed).map((player) => ({ player, knownMs: openedMs }));
  return stages.flatMap((stage, round) => {
    const matches = Array.from({ length: entrants.length / 2 }, (_, at) => {
      const [first, second] = entrants.slice(2 * at, 2 * at + 2) as [(typeof entrants)[number], (typeof entrants)[number]];
      return planTennisMatch(
        {
          seed: combineSeeds(combineSeeds(ownSeed, round), at),
          tournament,
          year,
          round: { stage },
          players: [first.player, second.player],
          drawnMs: Math.max(first.knownMs, second.knownMs),
          startMs: momentAt(dated, times[round]?.[at] as CourtTime),
        },
        tour,
      );
    });
    entrants = matches.map(({ players, winner, endMs }) => ({ player: players[winner as Side], knownMs: endMs }));
    return matches;
  });
}

/** Returns the field in the order of the draw: the best quarter is seeded, so that the two best meet in the final if they get there. */
function drawn(field: readonly TourPlayer[], seed: number): TourPlayer[] {
  const seeds = field.length / 4;
  const others = shuffle(field.slice(seeds), createRandom(combineSeeds(seed, 'draw')));
  let order = [1];
  while (order.length < field.length) order = order.flatMap((place) => [place, 2 * order.length + 1 - place]);
  return order.map((place) => (place <= seeds ? field[place - 1] : others[place - seeds - 1]) as TourPlayer);
}

/** Returns the moment of a day and time of a tournament, in milliseconds since 1970. */
export function momentAt({ tournament, firstDay }: DatedTournament, { day, time }: CourtTime): number {
  const local = new Date((firstDay + day) * dayMs).toISOString().slice(0, 10) as LocalDay;
  return momentOf(local, time, tournament.zone).getTime();
}
