import { LivePrediction } from './live-prediction.ts';
import { LiveRemark } from './live-remark.ts';
import { LiveScorers } from './live-scorers.ts';

/** The elements that some matches have beside their score: the prediction's mark, the scorers, and a goal that was taken back. Fetched together. */
export const elementsOfOutcomes = {
  'live-prediction': LivePrediction,
  'live-remark': LiveRemark,
  'live-scorers': LiveScorers,
};
