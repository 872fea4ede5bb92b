import type { PreviewUnit } from './plan-preview.ts';
import type { PreviewFacts, PreviewForecast, PreviewNoTip, PreviewTip, RefusedReason } from './preview-facts.ts';
import { chance, count, goals, type PreviewKind, price, type Statement, statement } from './preview-kinds.ts';

const always = Number.POSITIVE_INFINITY;
const clearChance = 0.6;
/** Two chances nearer to each other than this leave the match open. */
const openChances = 0.06;
/** Goals a match by which a forecast must differ from its league to be called rich or poor in goals. */
const tellingGoals = 0.25;
/** Nearer to a half than this, a total is as likely above its line as below. */
const evenChance = 0.01;
const reliabilityLevels = 5;

/** Returns the sentences about what is expected, in three parts: the forecast; what else its goals mean; the prices, the tip, and how much stands behind it all. */
export function planOutlook(facts: PreviewFacts): PreviewUnit[][] {
  const { forecast, neutral } = facts;
  if (forecast === undefined) return [market(facts)];
  return [
    [{ weight: always, statements: [chances(facts, forecast)] }, ...expectedGoals(forecast)],
    [...goalChances(forecast), ...(neutral ? [] : homeAdvantage(forecast))],
    [...market(facts), reliability(forecast)],
  ];
}

function market({ prices, tip }: PreviewFacts): PreviewUnit[] {
  const units: PreviewUnit[] = [];
  if (prices !== undefined) {
    const { home, draw, away } = prices;
    const values = { homePrice: price(home), drawPrice: price(draw), awayPrice: price(away) };
    units.push({ weight: 0.6, statements: [statement('prices', values)] });
  }
  if (tip !== undefined) units.push({ weight: always, statements: [tip.kind === 'tip' ? tipStatement(tip) : noTipStatement(tip)] });
  return units;
}

function chances({ home, away }: PreviewFacts, { home: homeWins, draw, away: awayWins }: PreviewForecast): Statement {
  const drawChance = chance(draw);
  if (Math.abs(homeWins - awayWins) < openChances) {
    return statement('forecastOpen', { homeChance: chance(homeWins), awayChance: chance(awayWins), drawChance });
  }
  const [favourite, outsider] = homeWins > awayWins ? [home.rowName, away.rowName] : [away.rowName, home.rowName];
  const best = Math.max(homeWins, awayWins);
  return statement(best >= clearChance ? 'forecastClear' : 'forecastFavourite', {
    favourite,
    outsider,
    favouriteChance: chance(best),
    outsiderChance: chance(Math.min(homeWins, awayWins)),
    drawChance,
  });
}

function expectedGoals(forecast: PreviewForecast): PreviewUnit[] {
  // Readers add up the figures that they see, so the total is that of the rounded ones.
  const [homeGoals, awayGoals] = [toTenths(forecast.goals.home), toTenths(forecast.goals.away)];
  const total = toTenths(homeGoals + awayGoals);
  const expected = { homeGoals: goals(homeGoals), awayGoals: goals(awayGoals), totalGoals: goals(total) };
  const units: PreviewUnit[] = [{ weight: always, statements: [statement('goalsExpected', expected)] }];
  const league = forecast.leagueGoalsPerMatch;
  if (league !== undefined && Math.abs(total - league) >= tellingGoals) {
    const kind = total > league ? 'goalsAbove' : 'goalsBelow';
    units.push({ weight: 0.7, statements: [statement(kind, { totalGoals: goals(total), leagueGoals: goals(league) })] });
  }
  return units;
}

function goalChances({ total: { line, over }, bothScore, likeliest }: PreviewForecast): PreviewUnit[] {
  const units: PreviewUnit[] = [];
  if (Math.abs(over - 0.5) >= evenChance) {
    const split = { line: { as: 'line', of: line } as const, over: chance(over), under: chance(1 - over) };
    units.push({ weight: 0.6, statements: [statement(over > 0.5 ? 'over' : 'under', split)] });
  }
  units.push({ weight: 0.4, statements: [statement('bothScore', { bothScore: chance(bothScore) })] });
  const score = { as: 'score', of: [likeliest.home, likeliest.away] } as const;
  units.push({ weight: 0.4, statements: [statement('likeliest', { score, chance: chance(likeliest.chance) })] });
  return units;
}

/** One decimal is shown; less than a tenth of a goal would read as nothing. */
function homeAdvantage({ homeAdvantageGoals: advantage }: PreviewForecast): PreviewUnit[] {
  if (advantage === undefined || advantage < 0.1) return [];
  return [{ weight: 0.3, statements: [statement('homeAdvantage', { advantage: goals(advantage) })] }];
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

function tipStatement({ selection, decimalOdds, probability, fairOdds }: PreviewTip): Statement {
  return statement('tip', { selection, price: price(decimalOdds), chance: chance(probability), fair: price(fairOdds) });
}

const kindByReason = {
  'no-prices': 'noTipPrices',
  'stale-prices': 'noTipPrices',
  'too-little-known': 'noTipLittleKnown',
  'price-below-fair': 'noTipValue',
  'value-too-small': 'noTipValue',
  'too-good': 'noTipTooGood',
  'too-unlikely': 'noTipLimits',
  'price-too-short': 'noTipLimits',
} as const satisfies Record<RefusedReason, PreviewKind>;

function noTipStatement({ reason, nearest }: PreviewNoTip): Statement {
  const kind = kindByReason[reason];
  if (kind !== 'noTipValue') return statement(kind, {});
  if (nearest === undefined) return statement(kind, { selection: undefined, price: undefined, fair: undefined });
  return statement(kind, { selection: nearest.selection, price: price(nearest.decimalOdds), fair: price(nearest.fairOdds) });
}

function reliability({ reliability: { level, matches } }: PreviewForecast): PreviewUnit {
  const values = { level: count(level), levels: count(reliabilityLevels), basis: matches === 0 ? undefined : count(matches) };
  if (level >= 4) return { weight: 0.35, statements: [statement('reliabilityHigh', values)] };
  if (level === 3) return { weight: 0.45, statements: [statement('reliabilityMiddle', values)] };
  return { weight: 0.95, statements: [statement('reliabilityLow', values)] };
}
