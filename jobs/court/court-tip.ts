import type { ForecastCourtMatch } from '#data/queries/court/list-court-forecasts-to-price.ts';
import type { CourtTipOf, TipOrigin } from '#domain/ledger/ledger-record.ts';
import { courtModels } from '#domain/sports/court-model.ts';
import type { ChosenCourtTip } from '#domain/sports/court-tip-decision.ts';
import { courtTipReasons } from '#domain/sports/court-tip-reasons.ts';
import type { Side } from '#domain/sports/pair.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import type { BetOf, ForecastOf } from '#domain/sports/sport-types.ts';

/** Returns the tip on a match as the ledger records it. */
export function courtTipOf<Name extends CourtSport>(
  sport: Name,
  match: ForecastCourtMatch<Name>,
  { blended, chosen, origin }: { readonly blended: ForecastOf<Name>; readonly chosen: ChosenCourtTip; readonly origin: TipOrigin },
): CourtTipOf<Name> {
  const { matchId, tournamentId, season, homeId, homeName, awayId, awayName, kickoffUtc, kickoffKnown, facts, factors } = match;
  const { bet, decimalOdds, bookmaker, quotedAt, probability, expectedValue, stakeUnits } = chosen;
  const modelProbability = courtModels[sport].chanceOf(bet as BetOf<Name>, match.model, facts);
  return {
    sport,
    matchId,
    tournamentId,
    season,
    homeClubId: homeId,
    homeClubName: homeName,
    awayClubId: awayId,
    awayClubName: awayName,
    kickoffUtc,
    kickoffKnown,
    market: bet.market,
    line: bet.line,
    selection: bet.selection,
    decimalOdds,
    bookmaker,
    quotedAt,
    probability,
    modelProbability,
    blendedProbability: probability,
    expectedValue,
    model: match.model,
    blended,
    reliabilityLevel: match.reliabilityLevel,
    reliabilityMatches: match.reliabilityMatches,
    stakeUnits,
    reasons: courtTipReasons(factors, { backed: backedSide((bet as BetOf<CourtSport>).selection), model: modelProbability, odds: probability }),
    modelVersion: rulesOf(sport).modelVersion,
    origin,
  };
}

function backedSide(selection: BetOf<CourtSport>['selection']): Side | undefined {
  switch (selection) {
    case 'first':
    case 'home':
      return 0;
    case 'second':
    case 'away':
      return 1;
    case 'over':
    case 'under':
      return undefined;
  }
}
