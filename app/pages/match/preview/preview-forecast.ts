import type { PreviewForecast } from '#app/i18n/preview/preview-facts.ts';
import type { MatchForecast } from '#data/queries/forecast/get-match-forecast.ts';
import { expectedGoals } from '#domain/forecast/expected-goals.ts';
import type { ForecastFactors } from '#domain/forecast/forecast.ts';
import { headlineChances } from '#domain/forecast/headline-chances.ts';
import { type ScoreGrid, scoreGrid } from '#domain/forecast/score-grid.ts';

const totalLine = 2.5;

/** Returns the forecast that the page shows above the preview: with the bookmakers' prices taken in wherever there are any. */
export function previewForecast({ model, blended, reliability, factors }: MatchForecast): PreviewForecast {
  const grid = scoreGrid(blended ?? model);
  const { home, draw, away, overTwoAndHalf, bothScore } = headlineChances(grid);
  const ranks = ranksOf(factors);
  return {
    home,
    draw,
    away,
    goals: expectedGoals(grid),
    total: { line: totalLine, over: overTwoAndHalf },
    bothScore,
    likeliest: likeliestScore(grid),
    reliability,
    leagueGoalsPerMatch: factors.leagueGoalsPerMatch,
    homeAdvantageGoals: factors.homeAdvantageGoals,
    ...(ranks === undefined ? {} : { ranks }),
  };
}

function ranksOf({ clubsRanked: clubs, home, away }: ForecastFactors): PreviewForecast['ranks'] {
  if (clubs === 0 || home.attackRank === undefined || home.defenceRank === undefined) return undefined;
  if (away.attackRank === undefined || away.defenceRank === undefined) return undefined;
  return {
    clubs,
    home: { attack: home.attackRank, defence: home.defenceRank },
    away: { attack: away.attackRank, defence: away.defenceRank },
  };
}

function likeliestScore({ size, cells }: ScoreGrid): PreviewForecast['likeliest'] {
  const chance = Math.max(...cells);
  const cell = cells.indexOf(chance);
  return { home: Math.floor(cell / size), away: cell % size, chance };
}
