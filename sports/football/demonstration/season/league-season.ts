import { dayMs, dayNumber, seasonLabel, weekOfDay } from '#demonstration/season/season-weeks.ts';
import { combineSeeds, createRandom, shuffle, uniformOf } from '#domain/chance/random.ts';
import { isKnockOut, type Round } from '#domain/tournament/round.ts';
import type { DemonstrationClub, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import type { ExpectedGoals } from '../clubs/club-strength.ts';
import type { Calendar } from './calendar.ts';
import type { LeagueFixture } from './league-fixtures.ts';
import type { ScheduledMatch } from './match-days.ts';
import { type Fate, fateOf } from './match-fate.ts';
import type { PlannedMatch } from './planned-match.ts';
import type { SeasonClubs } from './season-clubs.ts';
import { groupsOf } from './stages/groups-of-clubs.ts';

/** The time before kick-off at which the hour of every match is known. */
const hourKnownAheadMs = 21 * dayMs;

export interface Pair {
  readonly home: DemonstrationClub;
  readonly away: DemonstrationClub;
}

/** A pair of clubs with everything about their match that is drawn at random. */
export interface Fixture extends Pair {
  readonly seed: number;
  readonly expected: ExpectedGoals;
  readonly fate: Fate;
}

/** Time after the last kick-off of a stage at which the fixtures of the next one are published. */
const nextStageDelayMs = 4 * 3_600_000;

/** Returns the matches of a league season, stage by stage and round by round; those of a later stage are known when the one before is over. */
export function planLeagueSeason(
  tournament: DemonstrationTournament,
  year: number,
  calendar: Calendar,
  seasonClubs: SeasonClubs,
): PlannedMatch[] {
  const fixtures = Map.groupBy(seasonClubs.fixturesOf(tournament, year), ({ stage }) => stage);
  const rounds = calendar.roundsOf(tournament, year);
  const season: PlannedMatch[] = [];
  let publishedMs = calendar.publishedMs(tournament, year);
  for (const ofStage of fixtures.values()) {
    const numbers = new Set(ofStage.map(({ number }) => number));
    const ownRounds = rounds.filter(([place]) => numbers.has(place?.round.matchday ?? 0));
    // Where a table decides who goes on or down, nothing but play may settle a match.
    const mustBePlayed = fixtures.size > 1 || seasonClubs.movesClubs(tournament);
    const planned = planStage(ofStage, ownRounds, { tournament, year, calendar, seasonClubs, publishedMs, mustBePlayed });
    publishedMs = Math.max(publishedMs, ...planned.map(({ kickoffMs }) => kickoffMs + nextStageDelayMs));
    season.push(...planned);
  }
  return season;
}

interface StageSetting {
  readonly tournament: DemonstrationTournament;
  readonly year: number;
  readonly calendar: Calendar;
  readonly seasonClubs: SeasonClubs;
  readonly publishedMs: number;
  readonly mustBePlayed: boolean;
}

function planStage(
  fixtures: readonly LeagueFixture[],
  rounds: readonly (readonly ScheduledMatch[])[],
  { tournament, year, calendar, seasonClubs, publishedMs, mustBePlayed }: StageSetting,
): PlannedMatch[] {
  const clubs = seasonClubs.clubsOf(tournament, year);
  const groupOf = new Map(groupsOf(tournament, year).flatMap(({ name, places }) => places.map((place) => [place, name] as const)));
  const groupsOfClubs = ({ home, away }: LeagueFixture) =>
    groupOf.size === 0 ? undefined : { home: groupOf.get(home), away: groupOf.get(away) };
  const byNumber = Map.groupBy(fixtures, ({ number }) => number);
  const firstLegs = new Map<LeagueFixture, PlannedMatch>();
  const planned = rounds.flatMap((unsorted) => {
    const { week = 0, matchday = 0 } = unsorted[0]?.round ?? {};
    const places = [...unsorted].sort((one, other) => one.kickoffMs - other.kickoffMs);
    const inCup = ({ home, away }: Pair, during: number) =>
      calendar.hasCupWeek(home.slug, during) || calendar.hasCupWeek(away.slug, during);
    const lateness = (pair: Pair): number => Number(inCup(pair, week)) - Number(inCup(pair, week + 1));
    const pairs = (byNumber.get(matchday) ?? []).map((fixture) => ({
      ...fixture,
      fixture,
      home: clubs[fixture.home] as DemonstrationClub,
      away: clubs[fixture.away] as DemonstrationClub,
    }));
    // The places of the pairs are drawn, so that no club always plays on Fridays; but clubs that had a cup match play last, and clubs that will have
    // one play first.
    const drawn = shuffle(pairs, createRandom(combineSeeds(pairs[0]?.seed ?? 0, 'places'))).sort(
      (one, other) => lateness(one) - lateness(other),
    );
    return drawn.map(({ fixture, ...pair }, index) => {
      const place = places[index] as ScheduledMatch;
      const { round, mustHaveWinner, neutralVenue } = fixture;
      const fate = isKnockOut(round.stage) ? 'played' : fateOf(place);
      const known = { ...pair, fate: mustBePlayed && fate !== 'postponed' ? 'played' : fate } as const;
      const firstLeg = fixture.firstLeg === undefined ? undefined : firstLegs.get(fixture.firstLeg);
      const match = {
        ...planMatch(place, year, known, { publishedMs, mustHaveWinner, neutralVenue, firstLeg }),
        round,
        groups: groupsOfClubs(fixture),
      };
      firstLegs.set(fixture, match);
      return match;
    });
  });
  return makeUp(planned, rounds, calendar);
}

/** Returns a match as scheduled, before anything goes wrong with it. */
export function planMatch(
  { round: { tournament, stage, matchday, leg }, kickoffMs }: ScheduledMatch,
  year: number,
  { home, away, seed, expected, fate }: Fixture,
  { publishedMs, ...rules }: { readonly publishedMs: number } & Pick<PlannedMatch, 'mustHaveWinner' | 'neutralVenue' | 'firstLeg'>,
): PlannedMatch {
  const hourOpen = uniformOf(combineSeeds(seed, 'hour known')) < 0.15;
  const calledOffMs = kickoffMs - (3 + uniformOf(combineSeeds(seed, 'called off')) * 40) * 3_600_000;
  const round: Round = { stage, matchday, leg };
  return {
    seed,
    tournament,
    season: seasonLabel(tournament.seasonKind, year),
    round,
    home,
    away,
    ...rules,
    expected,
    kickoffMs,
    firstKickoffMs: kickoffMs,
    fate,
    calledOffMs,
    setAnewMs: calledOffMs + 7 * dayMs,
    hourKnownMs: hourOpen ? kickoffMs - hourKnownAheadMs : publishedMs,
    drawnMs: publishedMs,
  };
}

/** Moves postponed matches to the next free Wednesday of both clubs two weeks or more later; without such a day they are played as planned. */
function makeUp(planned: readonly PlannedMatch[], rounds: readonly (readonly ScheduledMatch[])[], calendar: Calendar): PlannedMatch[] {
  const midweeks = new Set(rounds.flatMap(([place]) => (place?.round.midweek ? [place.round.week] : [])));
  const last = rounds.at(-1)?.[0]?.round.week ?? 0;
  const taken = new Set<string>();
  return planned.map((match) => {
    if (match.fate !== 'postponed') return match;
    for (let week = weekOfDay(dayNumber(match.kickoffMs)) + 2; week <= last; week += 1) {
      const clubs = [match.home.slug, match.away.slug];
      if (midweeks.has(week) || clubs.some((club) => calendar.hasCupWeek(club, week) || taken.has(`${club}|${week}`))) continue;
      for (const club of clubs) taken.add(`${club}|${week}`);
      return { ...match, kickoffMs: calendar.wednesdayOf(match.tournament, week) };
    }
    return { ...match, fate: 'played' };
  });
}
