import type { MatchDetails } from '#data/queries/match/get-match.ts';
import { type CountForecast, type CountForecasts, type CountKind, countKinds } from '#domain/forecast/counts/count-forecast.ts';
import { cardsOfSide } from '#domain/match/cards.ts';

/** The forecast of one count of a match, and the actual count once the match is over. */
export interface CountLine extends CountForecast {
  readonly kind: CountKind;
  readonly counted: number | undefined;
}

/** Returns the counts that are forecast, corners first. */
export function countLines(forecasts: CountForecasts | null, match: Pick<MatchDetails, 'status' | 'statistics'>): CountLine[] {
  return countKinds.flatMap((kind) => {
    const forecast = forecasts?.[kind];
    return forecast === undefined ? [] : [{ kind, ...forecast, counted: match.status === 'finished' ? countOf(kind, match) : undefined }];
  });
}

function countOf(kind: CountKind, { statistics }: Pick<MatchDetails, 'statistics'>): number | undefined {
  if (statistics === null) return undefined;
  const [home, away] =
    kind === 'corners'
      ? [statistics.home_corners, statistics.away_corners]
      : [
          cardsOfSide(statistics.home_yellow_cards, statistics.home_red_cards),
          cardsOfSide(statistics.away_yellow_cards, statistics.away_red_cards),
        ];
  return home === null || away === null ? undefined : home + away;
}
