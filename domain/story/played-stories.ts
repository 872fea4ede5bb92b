import { atRisk } from './at-risk.ts';
import { bothSides, sideRecord } from './lead-stories.ts';
import type { ClubToTell, MatchToTell, StandingToTell } from './match-to-tell.ts';
import { hasWon, runsOf } from './runs.ts';
import type { PlayedStories, Story } from './stories.ts';
import type { Topic, WeighedStory } from './weighed-story.ts';

type PlayedKind = keyof PlayedStories<unknown>;
type Played<Name> = WeighedStory<Name, PlayedKind>[];

const formLength = 5;
const minMatches = 5;
const shortest = { winning: 3, losing: 3, unbeaten: 5, winless: 4, goalless: 2, cleanSheets: 3, side: 4 } as const;
const goalsAMatch = { many: 3.3, few: 2 } as const;
const minMeetings = 4;

/** Min players who miss a match, for a story. */
const tellingAbsences = 3;

/** Returns the other facts of the season and of earlier meetings that deserve a sentence. */
export function playedStories<Name>(match: MatchToTell<Name>): Played<Name> {
  if (match.kind === 'cup') return [...absences(match), ...meetings(match)];
  const ofOneClub = match.neutral
    ? []
    : [...aims(match), ...runs(match), ...lastMatches(match), ...sides(match), ...goals(match), ...newcomers(match)];
  return [...standings(match), ...form(match), ...ofOneClub, ...absences(match), ...meetings(match)];
}

/** Returns a story of the club that misses more players; none when both miss as many. */
function absences<Name>(match: MatchToTell<Name>): Played<Name> {
  const [more, other] = [...bothSides(match)].sort((one, two) => (two.subject.missingPlayers ?? 0) - (one.subject.missingPlayers ?? 0));
  const players = more?.subject.missingPlayers ?? 0;
  if (match.neutral || more === undefined || players < tellingAbsences || players === other?.subject.missingPlayers) return [];
  return [played(1.6 + 0.2 * (players - tellingAbsences), 'absences', { kind: 'alsoMissing', facts: { ...more.facts, players } })];
}

function played<Name>(weight: number, topic: Topic, story: Story<Name, PlayedKind>): WeighedStory<Name, PlayedKind> {
  return { weight, topic, story };
}

function standings<Name>({ home, away, neutral, table }: MatchToTell<Name>): Played<Name> {
  if (home.standing === undefined || away.standing === undefined) return [];
  const { place: homePlace, points: homePoints } = home.standing;
  const { place: awayPlace, points: awayPoints } = away.standing;
  const gap = Math.abs(homePoints - awayPoints);
  const ofTable = table === undefined ? {} : { lastPlace: table.clubs };
  if (gap === 0) {
    const level = { home: home.name, away: away.name, homePlace, awayPlace, points: homePoints, ...ofTable };
    return homePoints === 0 ? [] : [played(1.2, 'table', { kind: 'standingsLevel', facts: level })];
  }
  const homeAbove = homePlace < awayPlace;
  const [higher, lower] = homeAbove ? [home.name, away.name] : [away.name, home.name];
  const places = { higherPlace: Math.min(homePlace, awayPlace), lowerPlace: Math.max(homePlace, awayPlace) };
  const ground = neutral ? {} : { higherAtHome: homeAbove };
  return [played(1.4, 'table', { kind: 'standings', facts: { higher, lower, ...ground, ...places, gap, ...ofTable } })];
}

function form<Name>({ home, away, neutral }: MatchToTell<Name>): Played<Name> {
  const of = Math.min(formLength, home.results.length, away.results.length);
  if (of < formLength) return [];
  const [homeWins, awayWins] = [home, away].map(({ results }) => results.slice(0, of).filter(hasWon).length) as [number, number];
  const names = { home: home.name, away: away.name };
  if (homeWins === 0 && awayWins === 0) return [played(2.2, 'form', { kind: 'formWinless', facts: { ...names, of } })];
  if (homeWins === awayWins) return [played(1.3, 'form', { kind: 'formLevel', facts: { ...names, wins: homeWins, of } })];
  const [better, worse] = homeWins > awayWins ? [home.name, away.name] : [away.name, home.name];
  const [betterWins, worseWins] = [Math.max(homeWins, awayWins), Math.min(homeWins, awayWins)];
  const clubs = { better, worse, ...(neutral ? {} : { betterAtHome: homeWins > awayWins }) };
  if (worseWins === 0) return [played(2.1, 'form', { kind: 'formOneSided', facts: { ...clubs, betterWins, of } })];
  return [played(1.5 + 0.2 * (betterWins - worseWins), 'form', { kind: 'formUneven', facts: { ...clubs, betterWins, worseWins, of } })];
}

function runs<Name>(match: MatchToTell<Name>): Played<Name> {
  return bothSides(match).flatMap(({ subject, facts }) => {
    const run = runsOf(subject);
    const told: Played<Name> = [];
    if (run.winning >= shortest.winning)
      told.push(played(2 + 0.2 * run.winning, 'form', { kind: 'alsoWinning', facts: { ...facts, run: run.winning } }));
    else if (run.unbeaten >= shortest.unbeaten)
      told.push(played(1 + 0.2 * run.unbeaten, 'form', { kind: 'alsoUnbeaten', facts: { ...facts, run: run.unbeaten } }));
    if (run.losing >= shortest.losing)
      told.push(played(2 + 0.2 * run.losing, 'form', { kind: 'alsoLosing', facts: { ...facts, run: run.losing } }));
    else if (run.winless >= shortest.winless)
      told.push(played(1.2 + 0.2 * run.winless, 'form', { kind: 'alsoWinless', facts: { ...facts, run: run.winless } }));
    if (run.goalless >= shortest.goalless)
      told.push(played(1.8 + 0.3 * run.goalless, 'goals', { kind: 'alsoGoalless', facts: { ...facts, run: run.goalless } }));
    if (run.cleanSheets >= shortest.cleanSheets) {
      told.push(played(1.3 + 0.3 * run.cleanSheets, 'goals', { kind: 'alsoCleanSheets', facts: { ...facts, run: run.cleanSheets } }));
    }
    return told;
  });
}

/** Chances of an end of the season that are worth a sentence. */
const openChance = { least: 0.1, greatest: 0.95 } as const;
const aimsByWeight = [
  ['title', 2.1],
  ['promotion', 1.9],
  ['relegation', 1.8],
] as const;

/** Returns the chances of the clubs in the simulated season, of each club the most remarkable one. */
function aims<Name>(match: MatchToTell<Name>): Played<Name> {
  return bothSides(match).flatMap(({ subject: { standing, results }, facts }) => {
    if (standing === undefined || standing.decided !== undefined || results.length < minMatches) return [];
    const aim = aimsByWeight.find(([of]) => isOpen(standing[`${of}Chance`]) && (of !== 'relegation' || atRisk(standing, match.table)));
    if (aim === undefined) return [];
    const [of, weight] = aim;
    return [played(weight, 'aim', { kind: 'seasonChance', facts: { ...facts, of, chance: standing[`${of}Chance`] as number } })];
  });
}

const isOpen = (chance: number | undefined) => chance !== undefined && chance >= openChance.least && chance <= openChance.greatest;

/** Min goals between the sides of a last match, and the places that make a rival remarkable. */
const remarkable = { goals: 3, top: 3, placesBetween: 3 } as const;

/** Returns the last match of each club, where its score or its rival is remarkable. */
function lastMatches<Name>(match: MatchToTell<Name>): Played<Name> {
  return bothSides(match).flatMap(({ subject, other, facts }) => {
    const [last] = subject.results;
    if (last?.opponent === undefined || last.opponent === other.name || subject.results.length < minMatches) return [];
    const { scored, conceded, opponent: rival, opponentPlace } = last;
    const margin = Math.abs(scored - conceded);
    const isRemarkable = isRemarkableRival(last, subject.standing, match.table?.clubs);
    if (margin === 0 || (margin < remarkable.goals && !isRemarkable)) return [];
    const about = { ...facts, rival, ownGoals: scored, otherGoals: conceded, wasAtHome: last.atHome };
    const all = isRemarkable ? { ...about, rivalPlace: opponentPlace as number } : about;
    const weight = 1.9 + 0.3 * Math.max(0, margin - remarkable.goals) + (isRemarkable ? 0.4 : 0);
    return [played(weight, 'last', scored > conceded ? { kind: 'lastWon', facts: all } : { kind: 'lastLost', facts: all })];
  });
}

/** Returns true for a win over one of the first by a club well below it, and for a defeat by the last of the table. */
function isRemarkableRival(
  { scored, conceded, opponentPlace: rival }: ClubToTell<unknown>['results'][number],
  standing: StandingToTell | undefined,
  lastPlace: number | undefined,
): boolean {
  if (standing === undefined || rival === undefined) return false;
  if (scored > conceded) return rival <= remarkable.top && standing.place >= rival + remarkable.placesBetween;
  return rival === lastPlace;
}

function sides<Name>(match: MatchToTell<Name>): Played<Name> {
  const [home, away] = bothSides(match);
  const [atHome, onTravels] = [sideRecord(home.subject, true), sideRecord(away.subject, false)];
  const told: Played<Name> = [];
  if (atHome.played >= shortest.side) {
    const facts = { ...home.facts, played: atHome.played, won: atHome.won };
    if (atHome.won === atHome.played) told.push(played(2.6, 'side', { kind: 'alsoPerfectAtHome', facts }));
    else if (atHome.lost === 0 && atHome.won > 0) told.push(played(1.9, 'side', { kind: 'alsoFortress', facts }));
    if (atHome.won === 0) told.push(played(2, 'side', { kind: 'alsoHomeWithoutWin', facts }));
  }
  if (onTravels.played >= shortest.side) {
    const facts = { ...away.facts, played: onTravels.played, won: onTravels.won };
    if (onTravels.won === onTravels.played) told.push(played(2.6, 'side', { kind: 'alsoPerfectAway', facts }));
    else if (onTravels.lost === 0 && onTravels.won > 0) told.push(played(1.9, 'side', { kind: 'alsoStrongTravellers', facts }));
    if (onTravels.won === 0) told.push(played(1.8, 'side', { kind: 'alsoAwayWithoutWin', facts }));
  }
  return told;
}

function goals<Name>(match: MatchToTell<Name>): Played<Name> {
  return bothSides(match).flatMap(({ subject: { results }, facts }) => {
    if (results.length < minMatches) return [];
    const all = results.reduce((sum, { scored, conceded }) => sum + scored + conceded, 0);
    const seen = { ...facts, matches: results.length, goals: all };
    const isMany = all / results.length >= goalsAMatch.many;
    const isFew = all > 0 && all / results.length <= goalsAMatch.few;
    if (isMany) return [played(1.6, 'goals', { kind: 'manyGoals', facts: seen })];
    return isFew ? [played(1.6, 'goals', { kind: 'fewGoals', facts: seen })] : [];
  });
}

function newcomers<Name>(match: MatchToTell<Name>): Played<Name> {
  const promoted = bothSides(match).filter(({ subject }) => subject.promoted);
  return promoted.length === 1 ? promoted.map(({ facts }) => played(1, 'promotion', { kind: 'alsoPromoted', facts })) : [];
}

function meetings<Name>({ home, away, neutral, meetings }: MatchToTell<Name>): Played<Name> {
  if (meetings === undefined) return [];
  const { list, since, leagueOnly } = meetings;
  const names = { home: home.name, away: away.name };
  const known = { since, leagueOnly };
  const [last] = list;
  if (last === undefined) return [played(1.1, 'meetings', { kind: 'neverMet', facts: { ...known, ...names } })];
  const told: Played<Name> = [];
  const homeWins = list.filter((met) => met.home > met.away).length;
  const awayWins = list.filter((met) => met.home < met.away).length;
  if (list.length >= minMeetings) {
    const [leader, trailer] = homeWins > awayWins ? [home.name, away.name] : [away.name, home.name];
    const leaderWins = Math.max(homeWins, awayWins);
    if (homeWins === awayWins && homeWins > 0) {
      told.push(played(1.5, 'meetings', { kind: 'meetingsLevel', facts: { ...known, ...names, meetings: list.length, wins: homeWins } }));
    } else if (leaderWins * 2 > list.length) {
      const clubs = { leader, trailer, ...(neutral ? {} : { leaderAtHome: homeWins > awayWins }) };
      told.push(played(1.9, 'meetings', { kind: 'meetingsLead', facts: { ...known, ...clubs, meetings: list.length, leaderWins } }));
    }
  }
  if (last.home === last.away) {
    told.push(played(1.4, 'meetings', { kind: 'lastMeetingDrawn', facts: { ...names, goals: last.home, on: last.on } }));
  } else {
    const homeWon = last.home > last.away;
    const [winner, loser] = homeWon ? [home.name, away.name] : [away.name, home.name];
    const score = { winnerGoals: Math.max(last.home, last.away), loserGoals: Math.min(last.home, last.away) };
    told.push(played(1.6, 'meetings', { kind: 'lastMeetingWon', facts: { winner, loser, winnerAtHome: homeWon, ...score, on: last.on } }));
  }
  return told;
}
