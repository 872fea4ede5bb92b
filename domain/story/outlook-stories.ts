import { againstFavourite } from './against-favourite.ts';
import type { ForecastToTell, MatchToTell, NoTipToTell, RefusedReason, TipToTell } from './match-to-tell.ts';
import type { OutlookStories, Story } from './stories.ts';
import type { WeighedStory } from './weighed-story.ts';

type OutlookKind = keyof OutlookStories<unknown>;
type Outlook<Name> = Story<Name, OutlookKind>;

const clearChance = 0.6;
/** Max difference, exclusive, between two chances for a slight lead. */
const slightLead = 0.06;
/** Min chance of more, or of fewer, than 2.5 goals for a sentence about it. */
const tellingChance = 0.54;
/** Min chance that reads as 51 per cent. */
const justOverHalf = 0.505;

const whole = (chance: number) => Math.round(100 * chance);

/**
 * Returns the story of the forecast's chances.
 *
 * @param told the stories before it
 */
export function forecastStory<Name>(
  match: MatchToTell<Name>,
  forecast: ForecastToTell,
  told: readonly WeighedStory<Name>[],
): Outlook<Name> {
  const { home, away } = match;
  const drawChance = forecast.draw;
  if (whole(forecast.home) === whole(forecast.away)) {
    return { kind: 'forecastEven', facts: { home: home.name, away: away.name, winChance: forecast.home, drawChance } };
  }
  const favouriteAtHome = forecast.home > forecast.away;
  const [favourite, outsider] = favouriteAtHome ? [home.name, away.name] : [away.name, home.name];
  const favouriteChance = Math.max(forecast.home, forecast.away);
  const outsiderChance = Math.min(forecast.home, forecast.away);
  const despite = againstFavourite(match, favouriteAtHome, told);
  const chances = { favouriteChance, outsiderChance, drawChance };
  const facts = { favourite, outsider, favouriteAtHome, ...chances, ...(despite && { despite }) };
  if (favouriteChance >= clearChance) return { kind: 'forecastClear', facts };
  return { kind: favouriteChance - outsiderChance < slightLead ? 'forecastSlight' : 'forecastFavourite', facts };
}

/** Returns the story of the goals that the forecast expects. */
export function goalsStory<Name>({ home, away, neutral }: MatchToTell<Name>, forecast: ForecastToTell): Outlook<Name> {
  const { over, likeliest } = forecast;
  // A draw as the likeliest score reads as a contradiction of a favourite with more than half of the chances.
  const contradicts = likeliest.home === likeliest.away && Math.max(forecast.home, forecast.away) > 0.5;
  const telling = contradicts ? justOverHalf : tellingChance;
  if (over >= telling) return { kind: 'goalsMany', facts: { chance: over } };
  if (1 - over >= telling) return { kind: 'goalsFew', facts: { chance: 1 - over } };
  return {
    kind: 'likeliestScore',
    facts: {
      home: home.name,
      away: away.name,
      ...ground(neutral),
      homeGoals: likeliest.home,
      awayGoals: likeliest.away,
      chance: likeliest.chance,
    },
  };
}

/** Returns the story of the tip, or of the reason why there is none. */
export function tipStory<Name>({ home, away, neutral }: MatchToTell<Name>, tip: TipToTell | NoTipToTell): Outlook<Name> {
  const names = { home: home.name, away: away.name, ...ground(neutral) };
  if (tip.kind === 'tip') {
    return { kind: 'tip', facts: { ...names, bet: tip.bet, price: tip.decimalOdds, chance: tip.probability, fair: tip.fairOdds } };
  }
  const kind = kindByReason[tip.reason];
  if (kind !== 'noTipValue' || tip.nearest === undefined) return { kind, facts: names };
  const { bet, decimalOdds: price, fairOdds: fair } = tip.nearest;
  const facts = { ...names, bet, price, fair };
  // What reads alike in two decimals cannot be said to differ.
  if (hundredths(price) === hundredths(fair)) return { kind, facts: names };
  return price > fair ? { kind: 'noTipThin', facts } : { kind: 'noTipBelowFair', facts };
}

const ground = (neutral: boolean): { neutral?: true } => (neutral ? { neutral } : {});

const hundredths = (price: number) => Math.round(100 * price);

const kindByReason = {
  'no-prices': 'noTipPrices',
  'stale-prices': 'noTipPrices',
  'too-little-known': 'noTipLittleKnown',
  'price-below-fair': 'noTipValue',
  'value-too-small': 'noTipValue',
  'too-good': 'noTipTooGood',
  'too-unlikely': 'noTipLimits',
  'price-too-short': 'noTipLimits',
} as const satisfies Record<RefusedReason, OutlookKind>;
