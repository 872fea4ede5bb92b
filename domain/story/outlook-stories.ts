import { tipRule } from '#domain/tip/tip-rule.ts';
import { againstFavourite } from './against-favourite.ts';
import type { ForecastToTell, MatchToTell, NoTipToTell, RefusedReason, TipToTell } from './match-to-tell.ts';
import { shownChanceOf, shownChances, unlikely } from './shown-chances.ts';
import type { OutlookStories, Story } from './stories.ts';
import type { WeighedStory } from './weighed-story.ts';

type OutlookKind = keyof OutlookStories<unknown>;
type Outlook<Name> = Story<Name, OutlookKind>;

const clearChance = 0.6;
/** Max difference, exclusive, between two chances for a slight lead. */
export const slightLead = 0.06;
/** Min chance of more, or of fewer, than 2.5 goals for a sentence about it. */
const tellingChance = 0.54;

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
  const shown = shownChances(forecast);
  const drawChance = shown.draw;
  if (shown.home === shown.away) {
    return { kind: 'forecastEven', facts: { home: home.name, away: away.name, winChance: shown.home, drawChance } };
  }
  const favouriteAtHome = shown.home > shown.away;
  const [favourite, outsider] = favouriteAtHome ? [home.name, away.name] : [away.name, home.name];
  const favouriteChance = Math.max(shown.home, shown.away);
  const outsiderChance = Math.min(shown.home, shown.away);
  const chances = { favouriteChance, outsiderChance, drawChance };
  const likelier = { favourite, outsider, favouriteAtHome, ...chances };
  // A club is no favourite where a draw is at least as likely as its win.
  if (drawChance >= favouriteChance) return { kind: 'forecastDraw', facts: likelier };
  const despite = againstFavourite(match, favouriteAtHome, told);
  const facts = { ...likelier, ...(despite && { despite }) };
  if (favouriteChance >= clearChance) return { kind: 'forecastClear', facts };
  return { kind: favouriteChance - outsiderChance < slightLead ? 'forecastSlight' : 'forecastFavourite', facts };
}

/** Returns the story of the goals that the forecast expects: more or fewer than usual, or the score that the prediction of the page shows. */
export function goalsStory<Name>({ home, away, neutral }: MatchToTell<Name>, { over, likeliest }: ForecastToTell): Outlook<Name> {
  const { home: homeGoals, away: awayGoals, chance, surpassed } = likeliest;
  // There is no sentence for a draw when the likeliest score is a win: goals take its place.
  const telling = surpassed && homeGoals === awayGoals ? 0.5 : tellingChance;
  if (over >= telling) return { kind: 'goalsMany', facts: { chance: over } };
  if (1 - over >= telling) return { kind: 'goalsFew', facts: { chance: 1 - over } };
  const facts = { home: home.name, away: away.name, ...ground(neutral), homeGoals, awayGoals, chance };
  return { kind: surpassed ? 'likeliestWin' : 'likeliestScore', facts };
}

/** Returns the possible stories of the tip, or of the reason why there is none, the one that says most first. */
export function tipStories<Name>({ home, away, neutral, forecast }: MatchToTell<Name>, tip: TipToTell | NoTipToTell): Outlook<Name>[] {
  const names = { home: home.name, away: away.name, ...ground(neutral) };
  if (tip.kind === 'tip') {
    const { bet, decimalOdds: price, probability: chance, fairOdds: fair } = tip;
    return [{ kind: 'tip', facts: { ...names, bet, price, chance, fair, ...unlikely(bet, forecast) } }];
  }
  const plain: Outlook<Name> = { kind: kindByReason[tip.reason], facts: names };
  if (tip.nearest === undefined) return [plain];
  const { bet, decimalOdds: price, fairOdds: fair, probability } = tip.nearest;
  const { leastProbability, leastOdds } = tipRule;
  const facts = { ...names, bet, price };
  const tooUnlikely: Outlook<Name> = {
    kind: 'noTipUnlikely',
    facts: { ...facts, chance: Math.min(shownChanceOf(bet, forecast) ?? probability, leastProbability), least: leastProbability },
  };
  switch (tip.reason) {
    case 'too-unlikely':
      return [tooUnlikely];
    case 'price-too-short':
      return [{ kind: 'noTipShort', facts: { ...facts, least: leastOdds } }];
    case 'price-below-fair':
    case 'value-too-small':
      // What reads alike in two decimals cannot be said to differ.
      if (hundredths(price) === hundredths(fair)) return [plain];
      // A bet that would be too unlikely at any price is none that came near.
      if (probability < leastProbability) return price > fair ? [tooUnlikely, plain] : [plain];
      if (price > fair) return [{ kind: 'noTipThin', facts: { ...facts, fair } }, plain];
      return [{ kind: 'noTipBelowFair', facts: { ...facts, fair } }, { kind: 'noTipAmongOurs', facts: { ...facts, fair } }, plain];
    default:
      return [plain];
  }
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
  // Of these two the nearest offer is always known: without it they say only that there is none worth a tip.
  'too-unlikely': 'noTipValue',
  'price-too-short': 'noTipValue',
} as const satisfies Record<RefusedReason, OutlookKind>;
