import { dayNumber } from '#demonstration/season/season-weeks.ts';
import { combineSeeds, uniformOf } from '#domain/chance/random.ts';
import type { TennisTournament } from '../data/catalogue/tennis-catalogue.ts';
import { planTourFinals } from './plan-tour-finals.ts';
import { planTournament } from './plan-tournament.ts';
import type { PlannedTennisMatch } from './planned-tennis-match.ts';
import { type DatedTournament, tourCalendar } from './tour-calendar.ts';
import type { TourPlayer, TourPlayers } from './tour-players.ts';

/** A tournament of a season with its matches, which are known from `drawnMs` on and do not change after `endMs`. */
export interface PlannedTournament {
  readonly matches: readonly PlannedTennisMatch[];
  readonly drawnMs: number;
  readonly endMs: number;
}

/** Field sizes: large tournaments have all the best players; at smaller ones better players are more likely to stay away. */
const longDays = 10;
const [greatField, usualField, finalsField] = [64, 32, 8];

/** Returns all tournaments of one tour in a year. No player is at two of them at once. */
export function planTourSeason(
  tournaments: readonly TennisTournament[],
  tour: TourPlayers,
  year: number,
  seed: number,
): PlannedTournament[] {
  const freeFrom = new Map<TourPlayer, number>();
  return tourCalendar(tournaments, year).map((dated) => {
    const { tournament, firstDay } = dated;
    const isFinals = tournament.series === 'tour-finals';
    const free = entryOrder(dated, tour, seed).filter((player) => isFinals || (freeFrom.get(player) ?? 0) <= firstDay);
    const wanted = isFinals ? finalsField : tournament.days >= longDays ? greatField : usualField;
    const size = Math.min(wanted, 2 ** Math.floor(Math.log2(free.length)));
    const ranks = tour.ranksOf(year);
    const field = free.slice(0, size).sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
    const matches = (isFinals ? planTourFinals : planTournament)(dated, field, tour, seed);
    for (const { players, endMs } of matches) for (const player of players) freeFrom.set(player, dayNumber(endMs) + 1);
    return {
      matches,
      drawnMs: Math.min(...matches.map(({ drawnMs }) => drawnMs)),
      endMs: Math.max(...matches.map(({ endMs }) => endMs)),
    };
  });
}

const reluctance: Readonly<Record<TennisTournament['series'], number>> = {
  'grand-slam': 0,
  'tour-finals': 0,
  '1000': 4,
  '500': 40,
  '250': 90,
  '125': 200,
};

/** Returns the players in the order in which a tournament admits them. */
function entryOrder({ tournament, year }: DatedTournament, tour: TourPlayers, seed: number): TourPlayer[] {
  const ownSeed = combineSeeds(combineSeeds(combineSeeds(seed, 'entry'), tournament.slug), year);
  const ranks = tour.ranksOf(year);
  const order = new Map(
    tour.all.map((player) => [
      player,
      (ranks.get(player) ?? 0) + reluctance[tournament.series] * uniformOf(combineSeeds(ownSeed, player.id)),
    ]),
  );
  return [...tour.all].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}
