import type { Goals } from '#domain/match/match-score.ts';
import { type BetOutcome, profitOf } from '#domain/odds/bet.ts';
import { bothSides } from './lead-stories.ts';
import type { MatchToTell, ResultToTell } from './match-to-tell.ts';
import { runsOf } from './runs.ts';
import type { ReviewStories, Story } from './stories.ts';

type ReviewKind = keyof ReviewStories<unknown>;
type Review<Name> = Story<Name, ReviewKind>;

/** Min lead in chance of a favourite over the other side. */
const favouriteLead = 0.1;
/** Min difference between expected and scored goals for a sentence about it. */
const tellingGoals = 1.5;
const longRun = { winning: 4, losing: 4, unbeaten: 6, winless: 5 } as const;

/** Returns the sentences about a match that is over, in their order. */
export function reviewStories<Name>(match: MatchToTell<Name>, result: ResultToTell): Review<Name>[] {
  return [
    outcome(match, result),
    ...firstHalf(match, result),
    ...later(match, result),
    ...runs(match, result).slice(0, 1),
    ...goals(match, result),
    ...(match.tip === undefined ? [] : [settled(match, match.tip)].flat()),
  ];
}

function outcome<Name>({ home, away, forecast }: MatchToTell<Name>, { home: homeGoals, away: awayGoals }: ResultToTell): Review<Name> {
  const names = { home: home.name, away: away.name };
  const lead = forecast === undefined ? 0 : forecast.home - forecast.away;
  if (homeGoals === awayGoals) {
    if (forecast === undefined) return { kind: 'justDrawn', facts: { ...names, goals: homeGoals } };
    if (Math.abs(lead) < favouriteLead) return { kind: 'drawnOpenMatch', facts: { ...names, goals: homeGoals, drawChance: forecast.draw } };
    const favouriteAtHome = lead > 0;
    const [favourite, outsider] = favouriteAtHome ? [home.name, away.name] : [away.name, home.name];
    return {
      kind: 'favouriteHeld',
      facts: {
        favourite,
        outsider,
        favouriteAtHome,
        goals: homeGoals,
        chance: Math.max(forecast.home, forecast.away),
      },
    };
  }
  const won = wonBy(home.name, away.name, { home: homeGoals, away: awayGoals });
  if (forecast === undefined) return { kind: 'justWon', facts: won };
  const chance = won.winnerAtHome ? forecast.home : forecast.away;
  const ownLead = won.winnerAtHome ? lead : -lead;
  if (ownLead >= favouriteLead) return { kind: 'favouriteWon', facts: { ...won, chance } };
  return { kind: ownLead <= -favouriteLead ? 'upset' : 'openMatchWon', facts: { ...won, chance } };
}

/** Returns the stories that the half-time score adds to the final one. */
function firstHalf<Name>({ home, away }: MatchToTell<Name>, { halfTime, ...end }: ResultToTell): Review<Name>[] {
  if (halfTime === undefined) return [];
  const homeLead = halfTime.home - halfTime.away;
  if (end.home === end.away) {
    if (homeLead === 0) return [];
    const atHome = homeLead > 0;
    const [club, opponent] = atHome ? [home.name, away.name] : [away.name, home.name];
    const halves = { ownGoals: Math.max(halfTime.home, halfTime.away), otherGoals: Math.min(halfTime.home, halfTime.away) };
    return [{ kind: 'leadNotHeld', facts: { club, opponent, atHome, ...halves } }];
  }
  if (homeLead === 0) return [{ kind: 'levelAtHalfTime', facts: { goals: halfTime.home } }];
  const won = wonBy(home.name, away.name, end);
  const [ownGoals, otherGoals] = won.winnerAtHome ? [halfTime.home, halfTime.away] : [halfTime.away, halfTime.home];
  if (ownGoals < otherGoals) return [{ kind: 'cameFromBehind', facts: { ...won, ownGoals, otherGoals } }];
  const lead = ownGoals - otherGoals;
  // Where the loser came nearer after the break, half-time settled nothing; where no goal followed, its score is the final one.
  const isFinal = end.home === halfTime.home && end.away === halfTime.away;
  const isSettled = lead >= 2 && won.winnerGoals - won.loserGoals >= lead && !isFinal;
  return isSettled ? [{ kind: 'settledByHalfTime', facts: { ...won, ownGoals, otherGoals } }] : [];
}

function wonBy<Name>(home: Name, away: Name, goals: Goals) {
  const winnerAtHome = goals.home > goals.away;
  const [winner, loser] = winnerAtHome ? [home, away] : [away, home];
  return { winner, loser, winnerAtHome, winnerGoals: Math.max(goals.home, goals.away), loserGoals: Math.min(goals.home, goals.away) };
}

function later<Name>({ home, away }: MatchToTell<Name>, { later }: ResultToTell): Review<Name>[] {
  if (later === undefined) return [];
  const [winner, loser] = later.winner === 'home' ? [home.name, away.name] : [away.name, home.name];
  return [{ kind: later.decidedBy === 'penalties' ? 'wonOnPenalties' : 'wonInExtraTime', facts: { winner, loser } }];
}

function goals<Name>({ forecast }: MatchToTell<Name>, { home, away }: ResultToTell): Review<Name>[] {
  if (forecast === undefined) return [];
  const { likeliest } = forecast;
  if (likeliest.home === home && likeliest.away === away) return [{ kind: 'exactScore', facts: { chance: likeliest.chance } }];
  const expected = forecast.goals.home + forecast.goals.away;
  const came = home + away;
  if (Math.abs(came - expected) < tellingGoals) return [];
  if (came === 0) return [{ kind: 'goalless', facts: { expected } }];
  return [{ kind: came > expected ? 'moreGoals' : 'fewerGoals', facts: { expected, goals: came } }];
}

/** Returns the stories of long runs that went on or ended, the winner's first. */
function runs<Name>(match: MatchToTell<Name>, { home, away }: ResultToTell): Review<Name>[] {
  const sides = bothSides(match).map(({ subject, facts }) => ({
    facts,
    before: runsOf(subject),
    lead: facts.atHome ? home - away : away - home,
  }));
  return sides
    .sort((one, other) => other.lead - one.lead)
    .flatMap(({ facts, before, lead }): Review<Name>[] => {
      if (lead > 0 && before.winning + 1 >= longRun.winning)
        return [{ kind: 'winningRunGoesOn', facts: { ...facts, run: before.winning + 1 } }];
      if (lead > 0 && before.losing >= longRun.losing) return [{ kind: 'losingRunEnded', facts: { ...facts, run: before.losing } }];
      if (lead > 0 && before.winless >= longRun.winless) return [{ kind: 'winlessRunEnded', facts: { ...facts, run: before.winless } }];
      if (lead < 0 && before.losing + 1 >= longRun.losing)
        return [{ kind: 'losingRunGoesOn', facts: { ...facts, run: before.losing + 1 } }];
      if (lead <= 0 && before.winning >= longRun.winning) return [{ kind: 'winningRunEnded', facts: { ...facts, run: before.winning } }];
      if (lead < 0 && before.unbeaten >= longRun.unbeaten) return [{ kind: 'unbeatenRunEnded', facts: { ...facts, run: before.unbeaten } }];
      return [];
    });
}

function settled<Name>({ home, away }: MatchToTell<Name>, tip: NonNullable<MatchToTell<Name>['tip']>): Review<Name>[] {
  if (tip.kind === 'no-tip' || tip.outcome === undefined) return [];
  const facts = { home: home.name, away: away.name, bet: tip.bet, price: tip.decimalOdds };
  return [{ kind: kindByOutcome[tip.outcome], facts: { ...facts, profit: profitOf(tip.outcome, tip.decimalOdds) } }];
}

const kindByOutcome = {
  won: 'tipWon',
  'half-won': 'tipHalfWon',
  void: 'tipVoid',
  'half-lost': 'tipHalfLost',
  lost: 'tipLost',
} as const satisfies Record<BetOutcome, ReviewKind>;
