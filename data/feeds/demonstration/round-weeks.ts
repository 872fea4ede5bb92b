import { combineSeeds, hashText, uniformOf } from '#domain/chance/random.ts';
import type { Stage } from '#domain/tournament/round.ts';
import { cupStages } from './cup-stages.ts';
import type { DemonstrationTournament } from './demonstration-catalogue.ts';
import { matchdayCount } from './league-matchdays.ts';
import { firstWeekOf, weekOfRound } from './season-weeks.ts';

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
  /** Days of the week on which it may be played, 0 = Monday … 7 = the Monday after. */
  readonly days: readonly number[];
}

/** Of the rounds that may be played on a weekend, this share is played from Monday to Thursday all the same. */
const midweekShare = 0.5;

/**
 * The rounds of every competition in the seasons that begin in a year. Cups take the middle of the week; a league keeps it
 * free, and the Monday too, in weeks in which one of its clubs plays in a cup.
 */
export function setRounds(tournaments: readonly DemonstrationTournament[], ranks: ReadonlyMap<string, number>, years: readonly number[]): SetRound[] {
  const cupWeeks = new Map<string, Set<number>>();
  const busyOf = (slug: string): Set<number> => {
    let busy = cupWeeks.get(slug);
    if (busy === undefined) cupWeeks.set(slug, (busy = new Set()));
    return busy;
  };
  const rounds: SetRound[] = [];
  const first = (tournament: DemonstrationTournament, year: number) => firstWeekOf(tournament.seasonKind, year, ranks.get(tournament.id) ?? 0);
  const cups = tournaments.filter(({ type }) => type === 'cup').sort((one, other) => Number(isContinental(other)) - Number(isContinental(one)));
  for (const year of years) {
    for (const cup of cups) {
      const stages = cupStages(cup.clubs.length);
      const busy = cup.clubs.map(({ slug }) => busyOf(slug));
      let previous = -1;
      stages.forEach((round, index) => {
        let week = first(cup, year) + Math.max(weekOfRound(index, stages.length), previous + 1);
        while (busy.some((weeks) => weeks.has(week))) week += 1;
        previous = week - first(cup, year);
        for (const weeks of busy) weeks.add(week);
        rounds.push({ tournament: cup, year, ...round, week, midweek: true, days: [1, 2, 3] });
      });
    }
  }
  for (const league of tournaments) {
    if (league.type !== 'league' || league.clubs.length < 2) continue;
    const busy = new Set(league.clubs.flatMap(({ slug }) => [...(cupWeeks.get(slug) ?? [])]));
    for (const year of years) rounds.push(...leagueRounds(league, year, first(league, year), busy));
  }
  return rounds;
}

function leagueRounds(league: DemonstrationTournament, year: number, firstWeek: number, cupWeeks: ReadonlySet<number>): SetRound[] {
  const count = matchdayCount(league.clubs.length);
  const seed = combineSeeds(hashText(league.id), year);
  const planned = Array.from({ length: count }, (_, index) => {
    const week = firstWeek + weekOfRound(index, count);
    // Multiples of the golden section fall evenly, so neither long runs nor bunches of midweek rounds arise.
    const even = (uniformOf(seed) + index * 0.618_034) % 1;
    return { week, midweek: even < midweekShare && !cupWeeks.has(week) };
  });
  return planned.map(({ week, midweek }, index) => {
    const afterWeekend = planned[index - 1]?.week === week - 1 && planned[index - 1]?.midweek === false;
    const next = planned[index + 1];
    const mondayFree = !cupWeeks.has(week + 1) && !(next?.week === week + 1 && next.midweek);
    const spans = afterWeekend ? [[1, 2], [2, 3]] : [[0, 1], [0, 1], [1, 2], [2, 3]];
    const span = spans[Math.floor(uniformOf(combineSeeds(seed, index)) * spans.length)] as number[];
    const days = midweek ? span : mondayFree ? [4, 5, 6, 7] : [4, 5, 6];
    return {
      tournament: league, year, stage: 'matchday', matchday: index + 1, matches: Math.floor(league.clubs.length / 2), week, midweek, days,
    };
  });
}

/** True for a cup of clubs from several countries. */
export function isContinental(tournament: DemonstrationTournament): boolean {
  return tournament.type === 'cup' && new Set(tournament.clubs.map(({ country }) => country)).size > 1;
}
