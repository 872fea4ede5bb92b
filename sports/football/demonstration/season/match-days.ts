import { dayMs, mondayOf } from '#demonstration/season/season-weeks.ts';
import { combineSeeds, hashText, uniformOf } from '#domain/chance/random.ts';
import { isContinental } from '../catalogue/demonstration-catalogue.ts';
import { customaryHours, type Region, regionOf } from './kickoff-customs.ts';
import type { ScheduledRound } from './round-weeks.ts';
import { type DayDraft, fillMonday, fillThinDays } from './thin-days.ts';
import type { ZoneOffsets } from './zone-offsets.ts';

/** One match of a round with its day and hour; without the clubs, since a cup's pairs are drawn later. */
export interface ScheduledMatch {
  readonly round: ScheduledRound;
  /** Place among the round's matches, from 0. */
  readonly place: number;
  readonly seed: number;
  kickoffMs: number;
  /** False when the demonstration would have too little in play without this match at its hour. */
  dispensable: boolean;
}

/**
 * The weight of each day of the week, Monday to the Monday after, as its share of matches against the other days. Each Monday is shared by two
 * neighbouring weeks.
 */
const dayWeights: Readonly<Record<Region, readonly number[]>> = {
  west: [0.8, 1, 1, 1, 1, 3.6, 2.6, 0.5],
  middle: [0.8, 1, 1, 1, 1, 7, 4, 0.4],
  east: [0.8, 1, 1, 1, 1, 2.6, 2, 0.5],
};

/** Returns the matches of every round on the customary days and hours of their country. */
export function scheduleMatches(rounds: readonly ScheduledRound[], offsets: ZoneOffsets, seed: number): ScheduledMatch[] {
  const weeks = [...Map.groupBy(rounds, ({ week }) => week)].sort(([one], [other]) => one - other);
  const byWeek = new Map(weeks.map(([week, ofWeek]) => [week, draftWeek(ofWeek, seed)]));
  for (const [week, drafts] of byWeek) fillMonday(drafts, byWeek.get(week + 1) ?? []);
  return [...byWeek.values()].flat().map(({ round, place, seed: matchSeed, weekday }) => {
    const { country, zone } = round.tournament;
    const hours = customaryHours(country, zone, weekday % 7, isContinental(round.tournament));
    const time = hours[Math.floor(uniformOf(combineSeeds(matchSeed, 'hour')) * hours.length)] as string;
    return { round, place, seed: matchSeed, dispensable: true, kickoffMs: wallMoment(mondayOf(round.week) + weekday, time, zone, offsets) };
  });
}

/** Returns the matches of a week on their days, independently of all other weeks, so that the result does not depend on the requested seasons. */
function draftWeek(rounds: readonly ScheduledRound[], seed: number): Draft[] {
  const keyed = rounds.map((round) => {
    const { tournament, year, stage, matchday = 0, leg = 0 } = round;
    return { round, key: `${tournament.id}|${year}|${stage}|${matchday}|${leg}` };
  });
  // Rounds with few days to choose from come first, and the others fill what they leave.
  keyed.sort((one, other) => dayChoices(one.round) - dayChoices(other.round) || (one.key < other.key ? -1 : 1));
  const loads: Record<Region, number[]> = { west: [], middle: [], east: [] };
  const drafts = keyed.flatMap(({ round, key }) => {
    const region = regionOf(round.tournament.zone);
    const roundSeed = combineSeeds(seed, hashText(key));
    const span = emptiestSpan(round.spans, loads[region], dayWeights[region]);
    return Array.from({ length: round.matches }, (_, place): Draft => {
      const weekday = emptiestDay(span, loads[region], dayWeights[region]);
      loads[region][weekday] = (loads[region][weekday] ?? 0) + 1;
      return { round, place, region, seed: combineSeeds(roundSeed, place), span, weekday };
    });
  });
  fillThinDays(drafts);
  return drafts;
}

interface Draft extends DayDraft {
  readonly round: ScheduledRound;
  readonly place: number;
  readonly seed: number;
}

const dayChoices = ({ spans }: ScheduledRound): number => spans.length * 2 + Math.max(...spans.map((span) => span.length));

function emptiestSpan(spans: ScheduledRound['spans'], loads: readonly number[], weights: readonly number[]): readonly number[] {
  const fullness = (span: readonly number[]) =>
    span.reduce((sum, day) => sum + (loads[day] ?? 0), 0) / span.reduce((sum, day) => sum + (weights[day] as number), 0);
  return spans.reduce((best, span) => (fullness(span) < fullness(best) ? span : best));
}

function emptiestDay(days: readonly number[], loads: readonly number[], weights: readonly number[]): number {
  let best = days[0] as number;
  for (const day of days) {
    if (((loads[day] ?? 0) + 1) / (weights[day] as number) < ((loads[best] ?? 0) + 1) / (weights[best] as number)) best = day;
  }
  return best;
}

/** Returns the moment at which clocks in a zone show `HH:MM` of a day; in daytime only. */
export function wallMoment(day: number, time: string, zone: string, offsets: ZoneOffsets): number {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return day * dayMs + (hour * 60 + minute - offsets.around(day, zone)) * 60_000;
}
