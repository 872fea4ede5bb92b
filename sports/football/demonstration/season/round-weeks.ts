import { seasonFrame, weekOfRound, weeksOfRounds } from '#demonstration/season/season-weeks.ts';
import { combineSeeds, hashText, uniformOf } from '#domain/chance/random.ts';
import type { Stage } from '#domain/tournament/round.ts';
import { type DemonstrationClub, type DemonstrationTournament, isContinental } from '../catalogue/demonstration-catalogue.ts';
import { cupStages } from './cup-stages.ts';
import { type Region, regionOf } from './kickoff-customs.ts';
import { planSeason } from './stages/plan-season.ts';
import { type WeekPart, weeksOf } from './stages/stage-plan.ts';

/** One round of one competition with its week, before days and hours are set. */
export interface ScheduledRound {
  readonly tournament: DemonstrationTournament;
  readonly year: number;
  readonly stage: Stage;
  /** The number of the matchday, from 1, in league phases; in leagues the number of the round among all of the season. */
  readonly matchday?: number;
  readonly leg?: 1 | 2;
  readonly matches: number;
  readonly week: number;
  readonly midweek: boolean;
  /** The days that it may be spread over, 0 = Monday … 7 = the Monday after; one of these spans is taken. */
  readonly spans: readonly (readonly number[])[];
}

export interface ScheduledRounds {
  readonly rounds: readonly ScheduledRound[];
  /** The weeks in which each club may have to play in a cup. */
  readonly cupWeeks: ReadonlyMap<string, ReadonlySet<number>>;
}

/**
 * Number of matches of a region from Monday to Thursday, if its leagues have as many: enough to have some in play at every hour. All others are at
 * the weekend.
 */
const midweekMatches: Readonly<Record<Region, number>> = { west: 52, middle: 102, east: 20 };
/** Min number of league matches from Monday to Thursday even in a week full of cup matches, which leave Mondays to leagues. */
const minBesideCups: Readonly<Record<Region, number>> = { west: 20, middle: 20, east: 0 };
/** Max share of a week's matches from Monday to Thursday, so that in a week of few matches the weekend does not have the smaller part. */
const maxMidweek = 0.65;

/**
 * Returns the rounds of every competition in the seasons that begin in a year. Cups are played in midweek, and a league leaves it free in weeks in
 * which one of its clubs plays in a cup.
 */
export function scheduleRounds(
  tournaments: readonly DemonstrationTournament[],
  years: readonly number[],
  clubsOf: (league: DemonstrationTournament, year: number) => readonly DemonstrationClub[],
): ScheduledRounds {
  const cupWeeks = new Map<string, Set<number>>();
  const busyOf = (slug: string): Set<number> => {
    let busy = cupWeeks.get(slug);
    if (busy === undefined) {
      busy = new Set();
      cupWeeks.set(slug, busy);
    }
    return busy;
  };
  const rounds: ScheduledRound[] = [];
  const cups = tournaments
    .filter(({ type }) => type === 'cup')
    .sort((one, other) => Number(isContinental(other)) - Number(isContinental(one)));
  for (const year of years) {
    for (const cup of cups) {
      // All cups begin together and end within their year, so that what they take from each other's weeks stays within it too.
      const { firstWeek, lastWeek } = seasonFrame(cup, year);
      const length = lastWeek - firstWeek + 1;
      const shift = 0.3 + 0.4 * uniformOf(hashText(cup.id));
      const stages = cupStages(cup.clubs.length, (stage) => hasTwoLegs(cup, stage));
      const busy = cup.clubs.map(({ slug }) => busyOf(slug));
      let previous = -1;
      stages.forEach((round, index) => {
        let week = Math.max(firstWeek + weekOfRound(index, stages.length, length, shift), previous + 1);
        while (busy.some((weeks) => weeks.has(week))) week += 1;
        previous = week;
        for (const weeks of busy) weeks.add(week);
        rounds.push({ tournament: cup, year, ...round, week, midweek: true, spans: [isContinental(cup) ? [1, 2, 3] : [1, 2]] });
      });
    }
  }
  const unset = tournaments
    .filter(({ type, clubs }) => type === 'league' && clubs.length > 1)
    .flatMap((league) =>
      years.flatMap((year) => {
        const busy = new Map<number, number>();
        for (const { slug } of clubsOf(league, year))
          for (const week of cupWeeks.get(slug) ?? []) busy.set(week, (busy.get(week) ?? 0) + 1);
        return leagueRounds(league, year, busy);
      }),
    );
  const midweek = chooseMidweek(unset, rounds);
  return { rounds: [...rounds, ...unset.map((round, index) => withSpans(round, unset[index - 1], unset[index + 1], midweek))], cupWeeks };
}

interface UnsetRound extends Omit<ScheduledRound, 'midweek' | 'spans'> {
  /** The number of the league's clubs that may have to play in a cup, by week. */
  readonly cupClubs: ReadonlyMap<number, number>;
  readonly weekPart: WeekPart;
}

function leagueRounds(league: DemonstrationTournament, year: number, cupClubs: UnsetRound['cupClubs']): UnsetRound[] {
  const plans = planSeason(league, year);
  const count = plans.reduce((sum, plan) => sum + weeksOf(plan), 0);
  const weeks = weeksOfRounds(count, league.seasonKind, seasonFrame(league, year), uniformOf(hashText(league.id)));
  const rounds: UnsetRound[] = [];
  let begun = 0;
  for (const plan of plans) {
    for (const { matches, week, weekPart } of plan.rounds) {
      // The pairs of a later stage are known once the one before is over, which may be on a Monday.
      const opens = begun > 0 && week === 0 && weekPart === 'any';
      rounds.push({
        tournament: league,
        year,
        stage: 'matchday',
        matchday: rounds.length + 1,
        matches: matches.length,
        week: weeks[begun + week] as number,
        cupClubs,
        weekPart: opens ? 'weekend' : weekPart,
      });
    }
    begun += weeksOf(plan);
  }
  return rounds;
}

/**
 * Returns the league rounds that are played from Monday to Thursday: in each week and region as few as suffice. Each week is settled separately, so
 * the result does not depend on the requested seasons.
 */
function chooseMidweek(unset: readonly UnsetRound[], cups: readonly ScheduledRound[]): ReadonlySet<UnsetRound> {
  const key = ({ week, tournament }: { week: number; tournament: DemonstrationTournament }) => `${week}|${regionOf(tournament.zone)}`;
  const cupsByWeek = Map.groupBy(cups, key);
  const chosen = new Set<UnsetRound>();
  for (const [week, ofWeek] of Map.groupBy(unset, key)) {
    const inCups = (cupsByWeek.get(week) ?? []).reduce((sum, { matches }) => sum + matches, 0);
    const matches = inCups + ofWeek.reduce((sum, round) => sum + round.matches, 0);
    const region = week.split('|')[1] as Region;
    let wanted = Math.max(minBesideCups[region], Math.min(midweekMatches[region], maxMidweek * matches) - inCups);
    const drawn = ofWeek
      .filter((round) => round.weekPart === 'any' && !round.cupClubs.has(round.week))
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

/** Returns a round with the days that it may be spread over. A club has at least two days of rest between matches. */
function withSpans(
  round: UnsetRound,
  before: UnsetRound | undefined,
  after: UnsetRound | undefined,
  chosen: ReadonlySet<UnsetRound>,
): ScheduledRound {
  const { cupClubs, weekPart, ...set } = round;
  // One day and a weekend leave two days between the legs of one week.
  if (weekPart === 'midweek') return { ...set, midweek: true, spans: [[2]] };
  if (before?.tournament === round.tournament && before.week === round.week) return { ...set, midweek: false, spans: [[5, 6]] };
  const midweek = chosen.has(round);
  const isMidweek = (other: UnsetRound) => other.weekPart === 'midweek' || chosen.has(other);
  const next = (other: UnsetRound | undefined, distance: number) =>
    other?.tournament === round.tournament && other.week === round.week + distance;
  const afterWeekend = next(before, -1) && !chosen.has(before as UnsetRound);
  // With half its clubs free of a cup in the next week, a league has pairs enough for a Monday.
  const mondayFree = (cupClubs.get(round.week + 1) ?? 0) <= round.matches && !(next(after, 1) && isMidweek(after as UnsetRound));
  // With many clubs in a cup until Thursday, it does not play on Friday.
  const fridayFree = (cupClubs.get(round.week) ?? 0) <= round.matches / 2;
  if (!midweek) return { ...set, midweek, spans: [[...(fridayFree ? [4] : []), 5, 6, ...(mondayFree ? [7] : [])]] };
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

const semiFinal: readonly Stage[] = ['semi-final'];
const lastThree: readonly Stage[] = ['round-of-16', 'quarter-final', 'semi-final'];

/** Countries' cups, each with its rounds of two legs. */
const ofCountry: Readonly<Record<string, readonly Stage[]>> = {
  'belgium.beker-van-belgie': semiFinal,
  'brazil.copa-do-brasil': lastThree,
  'england.efl-cup': semiFinal,
  'greece.greek-cup': ['quarter-final', 'semi-final'],
  'italy.coppa-italia': semiFinal,
  'spain.copa-del-rey': semiFinal,
};

/** Returns true for a round in which the clubs meet once on each ground: in continental cups every round but the final. */
function hasTwoLegs(cup: DemonstrationTournament, stage: Stage): boolean {
  if (isContinental(cup)) return stage !== 'final';
  return ofCountry[cup.id]?.includes(stage) ?? false;
}
