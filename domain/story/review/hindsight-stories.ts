import { type BetOutcome, profitOf } from '#domain/odds/bet.ts';
import type { ForecastToTell, MatchToTell, ResultToTell } from '../match-to-tell.ts';
import { slightLead } from '../outlook-stories.ts';
import { shownChances, unlikely } from '../shown-chances.ts';
import type { HindsightStories, Story } from '../stories.ts';
import { otherSide } from './course.ts';
import { winningSide, wonBy } from './winner-of.ts';

type HindsightKind = keyof HindsightStories<unknown>;
type Hindsight<Name> = Story<Name, HindsightKind>;

/** Min lead in chance of a favourite over the other side. */
const favouriteLead = 0.1;
/** Min chance of a winner of a match that had looked open: with less a draw was likelier than either win. */
const openChance = 0.3;
/** Min difference between expected and scored goals for a sentence about it. */
const tellingGoals = 2.5;

/** Returns what the forecast had expected of a match, and how the tip came out: at most one sentence each on result, goals and tip. */
export function hindsightStories<Name>(match: MatchToTell<Name>, result: ResultToTell): Hindsight<Name>[] {
  const { forecast, tip } = match;
  return [
    ...(forecast === undefined ? [] : [...expectation(match, forecast, result), ...goals<Name>(forecast, result)]),
    ...(tip === undefined ? [] : settled(match, tip)),
  ];
}

/** Returns the story of what the forecast had expected of the result; none for a winner without much of a chance in a match without a favourite. */
function expectation<Name>(match: MatchToTell<Name>, forecast: ForecastToTell, result: ResultToTell): Hindsight<Name>[] {
  const { likeliest } = forecast;
  if (cameAsPredicted(forecast, result)) {
    const score = { winnerGoals: Math.max(result.home, result.away), loserGoals: Math.min(result.home, result.away) };
    return [{ kind: 'exactScore', facts: { chance: likeliest.chance, ...score } }];
  }
  const winner = winningSide(result);
  const lead = forecast.home - forecast.away;
  const shown = shownChances(forecast);
  if (winner === undefined) {
    if (Math.abs(lead) < favouriteLead) return [{ kind: 'drawWithoutFavourite', facts: { drawChance: shown.draw } }];
    const favourite = lead > 0 ? 'home' : 'away';
    const names = { favourite: match[favourite].name, outsider: match[otherSide(favourite)].name };
    return [{ kind: 'favouriteHeldBack', facts: { ...names, favouriteAtHome: lead > 0, chance: shown[favourite] } }];
  }
  const loser = otherSide(winner);
  const facts = { ...wonBy(match, winner, result), chance: shown[winner] };
  if (forecast[winner] - forecast[loser] >= favouriteLead) return [{ kind: 'expectedWin', facts }];
  // Whole hundredths, as the preview had them: from six on it named a favourite.
  if (Math.round(100 * (shown[loser] - shown[winner])) >= Math.round(100 * slightLead))
    return [{ kind: 'unexpectedWin', facts: { ...facts, loserChance: shown[loser] } }];
  return shown[winner] < openChance ? [] : [{ kind: 'winWithoutFavourite', facts }];
}

function goals<Name>(forecast: ForecastToTell, result: ResultToTell): Hindsight<Name>[] {
  const expected = forecast.goals.home + forecast.goals.away;
  const came = result.home + result.away;
  if (cameAsPredicted(forecast, result) || Math.abs(came - expected) < tellingGoals) return [];
  if (came === 0) return [{ kind: 'goalless', facts: { expected } }];
  return [{ kind: came > expected ? 'moreGoals' : 'fewerGoals', facts: { expected, goals: came } }];
}

/** Returns true when the likeliest of all scores came, and with it the likeliest result: the score that the prediction of the page shows. */
function cameAsPredicted({ likeliest }: ForecastToTell, { home, away }: ResultToTell): boolean {
  return !likeliest.surpassed && likeliest.home === home && likeliest.away === away;
}

function settled<Name>({ home, away, forecast }: MatchToTell<Name>, tip: NonNullable<MatchToTell<Name>['tip']>): Hindsight<Name>[] {
  if (tip.kind === 'no-tip' || tip.outcome === undefined) return [];
  const facts = { home: home.name, away: away.name, bet: tip.bet, price: tip.decimalOdds, ...unlikely(tip.bet, forecast) };
  return [{ kind: kindByOutcome[tip.outcome], facts: { ...facts, profit: profitOf(tip.outcome, tip.decimalOdds) } }];
}

const kindByOutcome = {
  won: 'tipWon',
  'half-won': 'tipHalfWon',
  void: 'tipVoid',
  'half-lost': 'tipHalfLost',
  lost: 'tipLost',
} as const satisfies Record<BetOutcome, HindsightKind>;
