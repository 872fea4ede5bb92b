import type { PreviewUnit } from './plan-preview.ts';
import type { PreviewFacts, PreviewStanding } from './preview-facts.ts';
import { count, type Statement, statement } from './preview-kinds.ts';

/** The fewest matches after which places and goals say something. */
const enoughPlayed = 3;
const closePoints = 2;
const widePoints = 10;

/** Returns the fixture, the table, and what else the season so far says of the two clubs. */
export function planSetting(facts: PreviewFacts): PreviewUnit[] {
  const { home, away, forecast } = facts;
  const units: PreviewUnit[] = [{ weight: Number.POSITIVE_INFINITY, statements: [opening(facts)] }];
  if (home.standing !== undefined && away.standing !== undefined) {
    units.push({ weight: Number.POSITIVE_INFINITY, statements: [table(facts, home.standing, away.standing)] });
  }
  const promoted = [home, away].filter((club) => club.promoted === true);
  // Two newcomers would be announced in two sentences of one kind; the table speaks for them.
  if (promoted.length === 1) units.push({ weight: 0.8, statements: [statement('promoted', { club: promoted[0]?.rowName })] });
  if (home.standing !== undefined && away.standing !== undefined && fewestPlayed(home.standing, away.standing) >= enoughPlayed) {
    units.push({ weight: 0.5, statements: [seasonGoals(home.standing, away.standing)] });
  }
  if (forecast?.ranks !== undefined) {
    const { ranks } = forecast;
    const values = { homeAttack: count(ranks.home.attack), homeDefence: count(ranks.home.defence), ranked: count(ranks.clubs) };
    const others = { awayAttack: count(ranks.away.attack), awayDefence: count(ranks.away.defence) };
    units.push({ weight: 0.5, statements: [statement('ranks', { ...values, ...others })] });
  }
  return units;
}

function opening({ kind, neutral, competition, matchday, round, ground, town, home, away }: PreviewFacts): Statement {
  // The names in full stand here; everywhere else the shorter ones do.
  const names = { home: home.name, away: away.name };
  if (neutral) return withNames(statement('openingNeutral', { competition, round, ground, town }), names);
  if (kind === 'cup') return withNames(statement('openingCup', { competition, round, ground, town }), names);
  return withNames(
    statement('openingLeague', { competition, matchday: matchday === undefined ? undefined : count(matchday), ground, town }),
    names,
  );
}

const withNames = ({ kind, values }: Statement, names: { home: string; away: string }): Statement => ({
  kind,
  values: { ...values, ...names },
});

function table({ home, away, competition, clubsInTable }: PreviewFacts, first: PreviewStanding, second: PreviewStanding): Statement {
  if (first.played === 0 && second.played === 0) return statement('tableBlank', { competition });
  const sides = [
    { name: home.rowName, place: first.place, points: first.points },
    { name: away.rowName, place: second.place, points: second.points },
  ].sort((one, other) => one.place - other.place) as [TableSide, TableSide];
  const [higher, lower] = sides;
  const gap = Math.abs(higher.points - lower.points);
  const settled = fewestPlayed(first, second) >= enoughPlayed;
  if (settled && higher.place === 1) return leaderStatement(higher, lower, gap);
  if (settled && lower.place === clubsInTable) return bottomStatement(lower, higher);
  if (gap > closePoints) {
    return statement(gap >= widePoints ? 'tableGap' : 'tableMiddle', {
      higher: higher.name,
      lower: lower.name,
      higherPlace: count(higher.place),
      lowerPlace: count(lower.place),
      higherPoints: count(higher.points),
      lowerPoints: count(lower.points),
      gap: count(gap),
    });
  }
  return statement('tableClose', {
    homePlace: count(first.place),
    awayPlace: count(second.place),
    homePoints: count(first.points),
    awayPoints: count(second.points),
  });
}

interface TableSide {
  readonly name: string;
  readonly place: number;
  readonly points: number;
}

function leaderStatement(leader: TableSide, chaser: TableSide, gap: number): Statement {
  return statement('tableLeader', {
    leader: leader.name,
    chaser: chaser.name,
    leaderPoints: count(leader.points),
    chaserPlace: count(chaser.place),
    chaserPoints: count(chaser.points),
    gap: gap === 0 ? undefined : count(gap),
  });
}

function bottomStatement(last: TableSide, other: TableSide): Statement {
  return statement('tableBottom', {
    last: last.name,
    other: other.name,
    lastPlace: count(last.place),
    lastPoints: count(last.points),
    otherPlace: count(other.place),
    otherPoints: count(other.points),
  });
}

function seasonGoals(home: PreviewStanding, away: PreviewStanding): Statement {
  return statement('seasonGoals', {
    homeScored: count(home.goalsFor),
    homeConceded: count(home.goalsAgainst),
    awayScored: count(away.goalsFor),
    awayConceded: count(away.goalsAgainst),
    homePlayed: count(home.played),
    awayPlayed: count(away.played),
  });
}

const fewestPlayed = (first: PreviewStanding, second: PreviewStanding) => Math.min(first.played, second.played);
