import { combineSeeds, createRandom, hashText, shuffle, uniformOf } from '#domain/chance/random.ts';
import type { Calendar } from './calendar.ts';
import type { ClubStrengths } from './club-strength.ts';
import type { DemonstrationClub, DemonstrationTournament } from './demonstration-catalogue.ts';
import { leagueMatchdays } from './league-matchdays.ts';
import type { SetMatch } from './match-days.ts';
import { fateOf } from './match-fate.ts';
import type { PlannedMatch } from './planned-match.ts';
import { dayMs, dayNumber, seasonLabel, weekOfDay } from './season-weeks.ts';

/** So long before kick-off the hour of every match is known. */
const hourKnownAheadMs = 21 * dayMs;

export interface Pair {
  readonly home: DemonstrationClub;
  readonly away: DemonstrationClub;
}

/** The matches of a league season, matchday by matchday. */
export function planLeagueSeason(
  tournament: DemonstrationTournament,
  year: number,
  calendar: Calendar,
  strengths: ClubStrengths,
): PlannedMatch[] {
  const seed = combineSeeds(hashText(tournament.id), year);
  const clubs = shuffle(tournament.clubs, createRandom(combineSeeds(seed, 'order')));
  const matchdays = leagueMatchdays(clubs.length);
  const rounds = calendar.roundsOf(tournament, year);
  const publishedMs = calendar.publishedMs(tournament, year);
  const planned = rounds.flatMap((unsorted) => {
    const { week = 0, matchday = 0 } = unsorted[0]?.round ?? {};
    const places = [...unsorted].sort((one, other) => one.kickoffMs - other.kickoffMs);
    const tired = ({ home, away }: Pair): number => Number(calendar.hasCupWeek(home.slug, week) || calendar.hasCupWeek(away.slug, week));
    const pairs = (matchdays[matchday - 1] ?? []).map(({ home, away }) => ({ home: clubs[home], away: clubs[away] }) as Pair);
    // Which pair takes which place is drawn, so that nobody always plays on Fridays; but who had a cup match plays last.
    const drawn = shuffle(pairs, createRandom(combineSeeds(seed, matchday))).sort((one, other) => tired(one) - tired(other));
    return drawn.map((pair, index) =>
      planMatch(places[index] as SetMatch, year, pair, strengths, { publishedMs, mustHaveWinner: false, neutralVenue: false }),
    );
  });
  return makeUp(planned, rounds, calendar);
}

/** A match as set, before anything goes wrong with it. */
export function planMatch(
  place: SetMatch,
  year: number,
  { home, away }: Pair,
  strengths: ClubStrengths,
  { publishedMs, mustHaveWinner, neutralVenue }: { publishedMs: number; mustHaveWinner: boolean; neutralVenue: boolean },
): PlannedMatch {
  const { round, seed, kickoffMs } = place;
  const { tournament, stage, matchday } = round;
  const hourOpen = uniformOf(combineSeeds(seed, 'hour known')) < 0.15;
  const calledOffMs = kickoffMs - (3 + uniformOf(combineSeeds(seed, 'called off')) * 40) * 3_600_000;
  return {
    seed,
    tournament,
    season: seasonLabel(tournament.seasonKind, year),
    round: { stage, matchday },
    home,
    away,
    neutralVenue,
    mustHaveWinner,
    expected: strengths.expectedGoals(home, away, neutralVenue),
    kickoffMs,
    firstKickoffMs: kickoffMs,
    fate: fateOf(place),
    calledOffMs,
    setAnewMs: calledOffMs + 7 * dayMs,
    hourKnownMs: hourOpen ? kickoffMs - hourKnownAheadMs : publishedMs,
    drawnMs: publishedMs,
  };
}

/** Gives postponed matches the next free Wednesday of both clubs two weeks or more later; where there is none, they are played as set. */
function makeUp(planned: readonly PlannedMatch[], rounds: readonly (readonly SetMatch[])[], calendar: Calendar): PlannedMatch[] {
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
