import { LivePrediction } from './live-prediction.ts';
import { LiveRemark } from './live-remark.ts';
import { LiveScorers } from './live-scorers.ts';

/** The elements of what some matches have beside their score: what was predicted, who scored, which goal was taken back. */
export const elementsOfOutcomes = {
  'live-prediction': LivePrediction,
  'live-remark': LiveRemark,
  'live-scorers': LiveScorers,
};
