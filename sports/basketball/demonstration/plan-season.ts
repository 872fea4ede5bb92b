import { leagueMatchdays } from '#demonstration/season/league-matchdays.ts';
import { combineSeeds, createRandom, hashText, shuffle, uniformOf } from '#domain/chance/random.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { Round } from '#domain/tournament/round.ts';
import { levelAt, paceOf } from './club-levels.ts';
import { gameNights } from './game-nights.ts';
import { announcedAt, type HalfYear } from './half-year.ts';
import type { League } from './league.ts';
import { nbaPairings } from './nba-pairings.ts';
import type { PlannedGame, Postponed } from './planned-game.ts';
import { europeanTipOff, nbaTipOffs } from './tip-offs.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Points that a game on the day after another costs a club. */
const backToBack = 1.6;
const postponedShare = 0.008;

interface Fixture {
  /** Days after the first of the season. */
  readonly day: number;
  readonly tipOff: number;
  readonly clubs: Pair<number>;
  readonly round?: Round;
}

/** Returns the games of a season by their tip-offs: a pure function of the league, the half-year and the seed. */
export function planSeason(league: League, halfYear: HalfYear, seed: number): PlannedGame[] {
  const ownSeed = combineSeeds(seed, hashText(`${league.slug} ${halfYear.season}`));
  const days = Math.round((halfYear.endMs - halfYear.startMs) / dayMs);
  const fixtures = league.slug === 'nba' ? nbaFixtures(league, halfYear, days, ownSeed) : europeanFixtures(league, halfYear, days, ownSeed);
  const placed = withPostponed(fixtures, days, ownSeed);
  const daysOf = daysOfClubs(placed);
  return placed
    .map(({ fixture, index, from }): PlannedGame => {
      const { day, tipOff, clubs, round } = fixture;
      const [home, away] = clubs.map((club) => league.clubs[club]) as unknown as Pair<PlannedGame['home']>;
      const moment = (ofDay: number): number => halfYear.startMs + ofDay * dayMs + tipOff * minuteMs;
      const [tipOffMs, gameSeed] = [moment(day), combineSeeds(ownSeed, index)];
      const level = (slug: string): number => levelAt(league, halfYear.season, slug, tipOffMs, seed);
      const pace = (slug: string): number => paceOf(league, halfYear.season, slug, seed);
      const tiredness = (club: number): number => (daysOf.get(club)?.has(day - 1) ? backToBack : 0);
      return {
        id: `${league.slug}-${halfYear.season}-${index + 1}`,
        league,
        season: halfYear.season,
        ...(round === undefined ? {} : { round }),
        seed: gameSeed,
        home,
        away,
        tipOffMs,
        announcedMs: announcedAt(halfYear),
        ...(from === undefined ? {} : { postponed: postponedFrom(moment(from), gameSeed) }),
        facts: { stage: 'regular', venue: 'home' },
        expected: {
          lead: league.homeEdge + level(home.slug) - level(away.slug) + tiredness(clubs[1]) - tiredness(clubs[0]),
          total: league.total + pace(home.slug) + pace(away.slug),
        },
      };
    })
    .sort((first, second) => first.tipOffMs - second.tipOffMs);
}

function nbaFixtures(league: League, { startMs }: HalfYear, days: number, seed: number): Fixture[] {
  const firstWeekday = new Date(startMs).getUTCDay();
  /* The last night goes into the morning after it. */
  const nights = gameNights(nbaPairings(league.clubs), days - 1, firstWeekday, seed);
  return nights.flatMap(({ day, games, rested }) => {
    const tipOffs = nbaTipOffs(games.length, rested, (firstWeekday + day) % 7, combineSeeds(seed, `night ${day}`));
    return games.map((clubs, index) => ({ day, tipOff: tipOffs[index] as number, clubs }));
  });
}

/** Returns the 38 rounds of the EuroLeague, two in some weeks, each spread over Tuesday and Wednesday or Thursday and Friday. */
function europeanFixtures(league: League, { startMs }: HalfYear, days: number, seed: number): Fixture[] {
  const places = shuffle([...league.clubs.keys()], createRandom(seed));
  const matchdays = leagueMatchdays(league.clubs.length);
  const toMonday = (8 - new Date(startMs).getUTCDay()) % 7;
  const halves = (Math.floor((days - toMonday) / 7) - 1) * 2;
  return matchdays.flatMap((pairings, matchday) => {
    const half = Math.floor((matchday * halves) / matchdays.length);
    const firstDay = toMonday + Math.floor(half / 2) * 7 + (half % 2 === 0 ? 1 : 3);
    return pairings.map(({ home, away }, index): Fixture => {
      const clubs = [places[home] as number, places[away] as number] as const;
      const tipOff = europeanTipOff(league.clubs[clubs[0]]?.town as string, combineSeeds(seed, `tip-off ${matchday} ${index}`));
      return { day: firstDay + Math.floor(index / 5), tipOff, clubs, round: { stage: 'matchday', matchday: matchday + 1 } };
    });
  });
}

interface PlacedFixture {
  readonly fixture: Fixture;
  readonly index: number;
  /** The original day of a game that was called off. */
  readonly from?: number;
}

/** Returns fixtures with their days: a few are called off and move to a day two weeks later or more on which both clubs are free. */
function withPostponed(fixtures: readonly Fixture[], days: number, seed: number): PlacedFixture[] {
  const daysOf = daysOfClubs(fixtures.map((fixture) => ({ fixture })));
  return fixtures.map((fixture, index) => {
    if (uniformOf(combineSeeds(combineSeeds(seed, index), 'postponed')) >= postponedShare) return { fixture, index };
    const isFree = (day: number): boolean => fixture.clubs.every((club) => !daysOf.get(club)?.has(day));
    let day = fixture.day + 14;
    while (day < days - 1 && !isFree(day)) day += 1;
    if (day >= days - 1) return { fixture, index };
    for (const club of fixture.clubs) daysOf.get(club)?.add(day);
    return { fixture: { ...fixture, day }, index, from: fixture.day };
  });
}

function daysOfClubs(placed: readonly { readonly fixture: Fixture }[]): Map<number, Set<number>> {
  const daysOf = new Map<number, Set<number>>();
  for (const { fixture } of placed) {
    for (const club of fixture.clubs) daysOf.set(club, (daysOf.get(club) ?? new Set()).add(fixture.day));
  }
  return daysOf;
}

function postponedFrom(firstTipOffMs: number, seed: number): Postponed {
  const calledOffMs = firstTipOffMs - Math.ceil((2 + 20 * uniformOf(combineSeeds(seed, 'called off'))) * 60) * minuteMs;
  return { firstTipOffMs, calledOffMs, setAnewMs: calledOffMs + 30 * hourMs };
}
