import { combineSeeds, hashText, uniformOf } from '#domain/chance/random.ts';
import type { Stage } from '#domain/tournament/round.ts';
import { cupStages } from './cup-stages.ts';
import type { DemonstrationTournament } from './demonstration-catalogue.ts';
import { regionOf } from './kickoff-customs.ts';
import { matchdayCount } from './league-matchdays.ts';
import { firstWeekOf, seasonLength, weekOfRound } from './season-weeks.ts';

/** One round of one competition with the week in which it is played, before days and hours are set. */
export interface SetRound {
  readonly tournament: DemonstrationTournament;
  readonly year: number;
  readonly stage: Stage;
  /** From 1, in leagues and league phases. */
  readonly matchday?: number;
  readonly matches: number;
  readonly week: number;
  readonly midweek: boolean;
  /** The days over which it may be spread, 0 = Monday … 7 = the Monday after; one of these spans is taken. */
  readonly spans: readonly (readonly number[])[];
}

export interface SetRounds {
  readonly rounds: readonly SetRound[];
  /** By club: the weeks in which it may have to play in a cup. */
  readonly cupWeeks: ReadonlyMap<string, ReadonlySet<number>>;
}

/** The share of all matches that is played from Monday to Thursday. */
const midweekShare = 0.47;

/**
 * The rounds of every competition in the seasons that begin in a year. Cups take the middle of the week; a league keeps it
 * free, and the Monday too, in weeks in which one of its clubs plays in a cup.
 */
export function setRounds(
  tournaments: readonly DemonstrationTournament[],
  ranks: ReadonlyMap<string, number>,
  years: readonly number[],
): SetRounds {
  const cupWeeks = new Map<string, Set<number>>();
  const busyOf = (slug: string): Set<number> => {
    let busy = cupWeeks.get(slug);
    if (busy === undefined) {
      busy = new Set();
      cupWeeks.set(slug, busy);
    }
    return busy;
  };
  const rounds: SetRound[] = [];
  const first = (tournament: DemonstrationTournament, year: number) =>
    firstWeekOf(tournament.seasonKind, year, ranks.get(tournament.id) ?? 0);
  const cups = tournaments
    .filter(({ type }) => type === 'cup')
    .sort((one, other) => Number(isContinental(other)) - Number(isContinental(one)));
  for (const year of years) {
    for (const cup of cups) {
      const stages = cupStages(cup.clubs.length);
      const busy = cup.clubs.map(({ slug }) => busyOf(slug));
      let previous = -1;
      stages.forEach((round, index) => {
        let week = first(cup, year) + Math.max(weekOfRound(index, stages.length, seasonLength(cup.seasonKind, year)), previous + 1);
        while (busy.some((weeks) => weeks.has(week))) week += 1;
        previous = week - first(cup, year);
        for (const weeks of busy) weeks.add(week);
        rounds.push({ tournament: cup, year, ...round, week, midweek: true, spans: [isContinental(cup) ? [1, 2, 3] : [1, 2]] });
      });
    }
  }
  const unset = tournaments
    .filter(({ type, clubs }) => type === 'league' && clubs.length > 1)
    .flatMap((league) => {
      const busy = new Set(league.clubs.flatMap(({ slug }) => [...(cupWeeks.get(slug) ?? [])]));
      return years.flatMap((year) => leagueRounds(league, year, first(league, year), busy));
    });
  const midweek = chooseMidweek(unset, rounds);
  return { rounds: [...rounds, ...unset.map((round, index) => withSpans(round, unset[index - 1], unset[index + 1], midweek))], cupWeeks };
}

interface UnsetRound extends Omit<SetRound, 'midweek' | 'spans'> {
  readonly cupWeeks: ReadonlySet<number>;
}

function leagueRounds(league: DemonstrationTournament, year: number, firstWeek: number, cupWeeks: ReadonlySet<number>): UnsetRound[] {
  const count = matchdayCount(league.clubs.length);
  return Array.from({ length: count }, (_, index) => ({
    tournament: league,
    year,
    stage: 'matchday',
    matchday: index + 1,
    matches: Math.floor(league.clubs.length / 2),
    week: firstWeek + weekOfRound(index, count, seasonLength(league.seasonKind, year)),
    cupWeeks,
  }));
}

/**
 * Which league rounds are played from Monday to Thursday: in each week and region as many as leave the days of the week
 * in proportion. Each week is settled on its own, so it does not depend on which seasons are asked for.
 */
function chooseMidweek(unset: readonly UnsetRound[], cups: readonly SetRound[]): ReadonlySet<UnsetRound> {
  const key = ({ week, tournament }: { week: number; tournament: DemonstrationTournament }) => `${week}|${regionOf(tournament.zone)}`;
  const cupsByWeek = Map.groupBy(cups, key);
  const chosen = new Set<UnsetRound>();
  for (const [week, ofWeek] of Map.groupBy(unset, key)) {
    const inCups = (cupsByWeek.get(week) ?? []).reduce((sum, { matches }) => sum + matches, 0);
    let wanted = midweekShare * (inCups + ofWeek.reduce((sum, { matches }) => sum + matches, 0)) - inCups;
    const drawn = ofWeek
      .filter((round) => !round.cupWeeks.has(round.week))
      .map((round) => ({ round, lot: uniformOf(combineSeeds(hashText(round.tournament.id), round.week)) }))
      .sort((one, other) => one.lot - other.lot);
    for (const { round } of drawn) {
      if (wanted < round.matches / 2) continue;
      wanted -= round.matches;
      chosen.add(round);
    }
  }
  return chosen;
}

/** Two days of rest at least lie between the matches of a club. */
function withSpans(
  round: UnsetRound,
  before: UnsetRound | undefined,
  after: UnsetRound | undefined,
  chosen: ReadonlySet<UnsetRound>,
): SetRound {
  const { cupWeeks, ...set } = round;
  const midweek = chosen.has(round);
  const next = (other: UnsetRound | undefined, distance: number) =>
    other?.tournament === round.tournament && other.week === round.week + distance;
  const afterWeekend = next(before, -1) && !chosen.has(before as UnsetRound);
  const mondayFree = !cupWeeks.has(round.week + 1) && !(next(after, 1) && chosen.has(after as UnsetRound));
  if (!midweek) return { ...set, midweek, spans: [mondayFree ? [4, 5, 6, 7] : [4, 5, 6]] };
  return {
    ...set,
    midweek,
    spans: afterWeekend
      ? [
          [1, 2],
          [2, 3],
        ]
      : [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
  };
}

/** True for a cup of clubs from several countries. */
export function isContinental(tournament: DemonstrationTournament): boolean {
  return tournament.type === 'cup' && new Set(tournament.clubs.map(({ country }) => country)).size > 1;
}
