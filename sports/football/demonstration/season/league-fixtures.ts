import { mondayOf, seasonFrame } from '#demonstration/season/season-weeks.ts';
import { combineSeeds, createRandom, hashText, shuffle } from '#domain/chance/random.ts';
import type { Round } from '#domain/tournament/round.ts';
import type { DemonstrationClub, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import type { ClubStrengths, ExpectedGoals } from '../clubs/club-strength.ts';
import { allNews } from '../match/match-news.ts';
import { BracketInPlay } from './stages/bracket-in-play.ts';
import { knockOutCustoms } from './stages/knock-out-customs.ts';
import { planSeason } from './stages/plan-season.ts';
import { SeasonSoFar } from './stages/season-so-far.ts';
import { hasTables, type KnockOutPlan, type TableStagePlan } from './stages/stage-plan.ts';

/** A match of a league before it has a day, with its home and away side by their places in the list of clubs. */
export interface LeagueFixture {
  /** The stage of the season's format. */
  readonly stage: string;
  /** The number of its round among all of the season, from 1. */
  readonly number: number;
  readonly round: Round;
  readonly home: number;
  readonly away: number;
  readonly seed: number;
  readonly expected: ExpectedGoals;
  readonly mustHaveWinner: boolean;
  readonly neutralVenue: boolean;
  /** The first leg of the tie; undefined for any other match. */
  readonly firstLeg?: LeagueFixture;
}

/**
 * Returns all matches of a league's season between clubs of the catalogue's strengths, stage by stage: the clubs of a later one follow from the
 * results of those before. They do not depend on the days of the matches.
 */
export function leagueFixtures(league: DemonstrationTournament, year: number, strengths: ClubStrengths): LeagueFixture[] {
  const { id, clubs } = league;
  const seed = combineSeeds(hashText(id), year);
  const plans = planSeason(league, year);
  const rounds = plans.reduce((sum, plan) => sum + plan.rounds.length, 0);
  const { firstWeek, lastWeek } = seasonFrame(league, year);
  const firstDay = mondayOf(firstWeek);
  const days = (lastWeek - firstWeek + 1) * 7;
  const season = new SeasonSoFar(league, year);
  const fixtures: LeagueFixture[] = [];
  let number = 0;

  const fixtureOf = (
    stage: string,
    { home, away }: Pick<LeagueFixture, 'home' | 'away'>,
    rules: Pick<LeagueFixture, 'round' | 'mustHaveWinner' | 'neutralVenue' | 'firstLeg'>,
  ): LeagueFixture => {
    const matchSeed = combineSeeds(combineSeeds(seed, number), home);
    const day = firstDay + (days * (number - 1)) / rounds;
    const [host, guest] = [clubs[home] as DemonstrationClub, clubs[away] as DemonstrationClub];
    const expected = strengths.expectedGoals(host, guest, day, rules.neutralVenue);
    return { stage, number, home, away, seed: matchSeed, expected: afterNews(expected, matchSeed), ...rules };
  };

  const playTables = (plan: TableStagePlan): void => {
    const { stage } = plan;
    const random = createRandom(combineSeeds(seed, stage === plans[0]?.stage ? 'order' : `order of ${stage.id}`));
    const seats = season.clubsOf(stage).flatMap((ofTable) => shuffle(ofTable, random));
    for (const { matches } of plan.rounds) {
      number += 1;
      const played = matches.map(({ home, away, round }) =>
        fixtureOf(
          stage.id,
          { home: seats[home] as number, away: seats[away] as number },
          { round, mustHaveWinner: false, neutralVenue: false },
        ),
      );
      season.add(played);
      fixtures.push(...played);
    }
  };

  const playTies = ({ stage, rounds: ties }: KnockOutPlan): void => {
    const customs = knockOutCustoms(id);
    const bracket = new BracketInPlay(season.entrantsOf(stage, customs));
    let firstLegs: readonly LeagueFixture[] = [];
    for (const { matches } of ties) {
      number += 1;
      const pairs = bracket.pairs();
      const played = pairs.map(({ better, other }, index) => {
        const { round, isFinal } = matches[index] as (typeof matches)[number];
        // The club that came first has the second leg, or the only match, at home.
        const pair = round.leg === 1 ? { home: other, away: better } : { home: better, away: other };
        const neutralVenue = isFinal && customs.neutralFinal === true;
        return fixtureOf(stage.id, pair, { round, mustHaveWinner: round.leg !== 1, neutralVenue, firstLeg: firstLegs[index] });
      });
      const isFirstLeg = matches[0]?.round.leg === 1;
      firstLegs = isFirstLeg ? played : [];
      if (!isFirstLeg) bracket.advance(played);
      fixtures.push(...played);
    }
  };

  for (const plan of plans) {
    if (hasTables(plan)) playTables(plan);
    else playTies(plan);
  }
  return fixtures;
}

/** Returns the expected goals of both sides when all news of the week before is known. */
export function afterNews({ home, away }: ExpectedGoals, seed: number): ExpectedGoals {
  const news = allNews(seed);
  return { home: home * news.home, away: away * news.away };
}
