import { atRisk } from './at-risk.ts';
import type { ClubToTell, MatchToTell, StandingToTell } from './match-to-tell.ts';
import { hasLost, hasWon, runsOf } from './runs.ts';
import type { LeadKind, Story } from './stories.ts';
import type { Topic, WeighedStory } from './weighed-story.ts';

type Leads<Name> = WeighedStory<Name, LeadKind>[];

/** Min matches after which a place in the table is meaningful. */
const settledAfter = 4;
/** Points between two sides that are far apart: the second cannot be said to come near the leader by a win. */
const wideGap = 10;
/** Min matches of each kind of run for a story. */
const longest = { winning: 4, losing: 4, unbeaten: 6, winless: 5, goalless: 3, cleanSheets: 3, opposite: 3, side: 5, hoodoo: 5 } as const;
/** Min goals between the sides of a heavy defeat, and max days for which it is remembered. */
const heavy = { goals: 3, days: 400 } as const;
/** Max matches for which a promoted club is news. */
const newcomerFor = 8;

/** Returns the possible openings of a match; there is always one. */
export function leadStories<Name>(match: MatchToTell<Name>): Leads<Name> {
  if (match.neutral || match.kind === 'cup') return [occasion(match), ...meetingLeads(match)];
  return [occasion(match), ...tableLeads(match), ...runLeads(match), ...sideLeads(match), ...meetingLeads(match), ...otherLeads(match)];
}

function lead<Name>(weight: number, topic: Topic, story: Story<Name, LeadKind>): WeighedStory<Name, LeadKind> {
  return { weight, topic, story };
}

function occasion<Name>({ kind, neutral, stage, competition, home, away }: MatchToTell<Name>): WeighedStory<Name, LeadKind> {
  const fixture = { home: home.name, away: away.name, competition };
  if (stage === 'final') return lead(9, 'occasion', { kind: 'cupFinal', facts: fixture });
  if (neutral) return lead(8, 'occasion', { kind: 'neutralGround', facts: { ...fixture, stage } });
  if (kind === 'cup') return lead(4, 'occasion', { kind: 'cupTie', facts: { ...fixture, stage } });
  if (home.results.length === 0 && away.results.length === 0) return lead(5, 'occasion', { kind: 'seasonStart', facts: fixture });
  return lead(0, 'occasion', { kind: 'leagueMatch', facts: fixture });
}

function otherLeads<Name>(match: MatchToTell<Name>): Leads<Name> {
  const { home, away, town } = match;
  const derby = town === undefined ? [] : [lead(9, 'occasion', { kind: 'derby', facts: { home: home.name, away: away.name, town } })];
  const newcomers = bothSides(match)
    .filter(({ subject }) => subject.promoted && subject.results.length < newcomerFor)
    .map(({ facts }) => lead(2.5, 'promotion', { kind: 'promoted', facts }));
  // Two newcomers are no contrast.
  return newcomers.length === 1 ? [...derby, ...newcomers] : derby;
}

function tableLeads<Name>(match: MatchToTell<Name>): Leads<Name> {
  const { home, away, table } = match;
  if (table === undefined || home.standing === undefined || away.standing === undefined) return [];
  if (Math.min(home.results.length, away.results.length) < settledAfter) return [];
  const homeAbove = home.standing.place < away.standing.place;
  const [higher, lower] = homeAbove ? [home, away] : [away, home];
  const [first, second] = [higher.standing, lower.standing] as [StandingToTell, StandingToTell];
  const gap = first.points - second.points;
  const names = { home: home.name, away: away.name };
  const ofTable = { lastPlace: table.clubs };
  const places = { homePlace: home.standing.place, awayPlace: away.standing.place, ...ofTable };
  const pair = {
    higher: higher.name,
    lower: lower.name,
    higherPlace: first.place,
    lowerPlace: second.place,
    higherAtHome: homeAbove,
    ...ofTable,
  };
  const leads: Leads<Name> = [lead(1, 'table', { kind: 'inTable', facts: pair })];
  leads.push(...decided(match));
  const isWon = first.decided === 'champion';
  if (first.place === 1 && second.place === 2 && !isWon) {
    const top = { leader: higher.name, chaser: lower.name, leaderAtHome: homeAbove };
    if (gap === 0) leads.push(lead(10, 'table', { kind: 'firstMeetsSecondLevel', facts: { ...top, points: first.points } }));
    else if (gap < wideGap) leads.push(lead(10, 'table', { kind: 'firstMeetsSecond', facts: { ...top, gap } }));
  }
  if (first.place === 1 && table.ahead > 0 && !isWon) {
    const leader = { club: higher.name, opponent: lower.name, atHome: homeAbove };
    leads.push(
      lead(5, 'table', { kind: 'leaderPlays', facts: { ...leader, ahead: table.ahead, opponentPlace: second.place, ...ofTable } }),
    );
  }
  const isAtFoot = first.place >= (table.relegatedFrom ?? Number.POSITIVE_INFINITY) - 1;
  if (isAtFoot && atRisk(first, table) && atRisk(second, table)) {
    leads.push(lead(7, 'table', { kind: 'relegationFight', facts: { ...names, ...places } }));
  } else if (second.place === table.clubs) {
    const last = { club: lower.name, opponent: higher.name, atHome: !homeAbove };
    leads.push(lead(3.5, 'table', { kind: 'bottomPlays', facts: { ...last, opponentPlace: first.place } }));
  }
  if (gap === 0) leads.push(lead(3, 'table', { kind: 'levelOnPoints', facts: { ...names, ...places, points: first.points } }));
  else if (gap <= 2) {
    const chase = {
      lower: lower.name,
      higher: higher.name,
      lowerPlace: second.place,
      higherPlace: first.place,
      lowerAtHome: !homeAbove,
      ...ofTable,
    };
    leads.push(lead(3.2, 'table', { kind: 'overtake', facts: { ...chase, gap } }));
  } else if (gap >= wideGap) leads.push(lead(2, 'table', { kind: 'gulf', facts: { ...pair, gap } }));
  return leads.filter(({ story: { kind } }) => kind !== 'levelOnPoints' || first.points > 0);
}

const weightOfDecided = { champion: 9.5, promoted: 6.5, relegated: 6.4 } as const;

/** Returns the clubs whose season is decided, each with its opponent. */
function decided<Name>(match: MatchToTell<Name>): Leads<Name> {
  return bothSides(match).flatMap(({ subject, other, facts }) => {
    const as = subject.standing?.decided;
    if (as === undefined || other.standing === undefined || match.table === undefined) return [];
    const places = { opponentPlace: other.standing.place, lastPlace: match.table.clubs };
    return [lead(weightOfDecided[as], 'table', { kind: 'alreadyDecided', facts: { ...facts, as, ...places } })];
  });
}

function runLeads<Name>(match: MatchToTell<Name>): Leads<Name> {
  const sides = bothSides(match);
  return [
    ...oppositeRuns(match),
    ...sides.flatMap(({ subject, facts }) => {
      const runs = runsOf(subject);
      const of = (run: number) => ({ ...facts, run });
      const leads: Leads<Name> = [];
      if (runs.winning >= longest.winning)
        leads.push(lead(4 + 0.5 * (runs.winning - longest.winning), 'form', { kind: 'winningRun', facts: of(runs.winning) }));
      else if (runs.unbeaten >= longest.unbeaten) {
        leads.push(lead(3 + 0.3 * (runs.unbeaten - longest.unbeaten), 'form', { kind: 'unbeatenRun', facts: of(runs.unbeaten) }));
      }
      if (runs.losing >= longest.losing)
        leads.push(lead(4 + 0.5 * (runs.losing - longest.losing), 'form', { kind: 'losingRun', facts: of(runs.losing) }));
      else if (runs.winless >= longest.winless) {
        leads.push(lead(3 + 0.3 * (runs.winless - longest.winless), 'form', { kind: 'winlessRun', facts: of(runs.winless) }));
      }
      if (runs.goalless >= longest.goalless)
        leads.push(lead(2 + runs.goalless, 'goals', { kind: 'goalDrought', facts: of(runs.goalless) }));
      if (runs.cleanSheets >= longest.cleanSheets)
        leads.push(lead(1.5 + runs.cleanSheets, 'goals', { kind: 'cleanSheets', facts: of(runs.cleanSheets) }));
      return leads;
    }),
  ];
}

function oppositeRuns<Name>({ home, away }: MatchToTell<Name>): Leads<Name> {
  return [[home, away] as const, [away, home] as const].flatMap(([up, down]) => {
    const [upRun, downRun] = [runsOf(up).winning, runsOf(down).losing];
    if (Math.min(upRun, downRun) < longest.opposite) return [];
    return [lead(6, 'form', { kind: 'oppositeRuns', facts: { up: up.name, down: down.name, upRun, downRun, upAtHome: up === home } })];
  });
}

function sideLeads<Name>(match: MatchToTell<Name>): Leads<Name> {
  const [home, away] = bothSides(match);
  const [atHome, onTravels] = [sideRecord(home.subject, true), sideRecord(away.subject, false)];
  const leads: Leads<Name> = [];
  if (atHome.played >= longest.side) {
    const facts = { ...home.facts, played: atHome.played, won: atHome.won };
    if (atHome.won === atHome.played) leads.push(lead(4, 'side', { kind: 'perfectAtHome', facts }));
    else if (atHome.lost === 0 && atHome.won > 0) leads.push(lead(2.6, 'side', { kind: 'fortress', facts }));
    if (atHome.won === 0) leads.push(lead(3.4, 'side', { kind: 'homeWithoutWin', facts }));
  }
  if (onTravels.played >= longest.side) {
    const facts = { ...away.facts, played: onTravels.played, won: onTravels.won };
    if (onTravels.won === onTravels.played) leads.push(lead(4.5, 'side', { kind: 'perfectAway', facts }));
    else if (onTravels.lost === 0 && onTravels.won > 0) leads.push(lead(3.1, 'side', { kind: 'strongTravellers', facts }));
    if (onTravels.won === 0) leads.push(lead(2.8, 'side', { kind: 'awayWithoutWin', facts }));
  }
  return leads;
}

function meetingLeads<Name>(match: MatchToTell<Name>): Leads<Name> {
  const { home, away, meetings } = match;
  const last = meetings?.list[0];
  if (meetings === undefined || last === undefined) return [];
  const leads: Leads<Name> = [];
  if (!match.neutral && Math.abs(last.home - last.away) >= heavy.goals && last.daysAgo <= heavy.days) {
    const homeWon = last.home > last.away;
    const [winner, loser] = homeWon ? [home.name, away.name] : [away.name, home.name];
    const goals = { winnerGoals: Math.max(last.home, last.away), loserGoals: Math.min(last.home, last.away) };
    leads.push(lead(3.3, 'meetings', { kind: 'heavyDefeat', facts: { winner, loser, winnerAtHome: homeWon, ...goals, on: last.on } }));
  }
  for (const { side, facts } of bothSides(match)) {
    const other = side === 'home' ? 'away' : 'home';
    const won = meetings.list.findIndex((meeting) => meeting[side] > meeting[other]);
    const waiting = won === -1 ? meetings.list.length : won;
    if (!match.neutral && waiting >= longest.hoodoo)
      leads.push(lead(3.5, 'meetings', { kind: 'hoodoo', facts: { ...facts, meetings: waiting } }));
  }
  return leads;
}

/** Returns each club as the subject of a sentence, with the other club. */
export function bothSides<Name>({ home, away }: Pick<MatchToTell<Name>, 'home' | 'away'>) {
  return [
    { side: 'home', subject: home, other: away, facts: { club: home.name, opponent: away.name, atHome: true } },
    { side: 'away', subject: away, other: home, facts: { club: away.name, opponent: home.name, atHome: false } },
  ] as const;
}

/** Returns a club's record at home, or away, this season. */
export function sideRecord({ results }: ClubToTell<unknown>, atHome: boolean) {
  const own = results.filter((result) => result.atHome === atHome);
  return { played: own.length, won: own.filter(hasWon).length, lost: own.filter(hasLost).length };
}
