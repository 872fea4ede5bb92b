import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { clubsOfPrediction, predictedBet } from '#app/opinions/prediction-words.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { ProvenPrediction } from '#data/queries/prediction/get-prediction.ts';
import { predictedChance } from '#domain/prediction/prediction.ts';
import { predictionPath } from './predictions.address.ts';

/** Returns the head of one prediction, which is not indexed. */
export function predictionHead(site: Site, { prediction }: ProvenPrediction): PageHead {
  const { words } = site;
  const clubs = clubsOfPrediction(prediction);
  const match = pairingWords(clubs, words.t);
  return describePage(site, {
    title: words.t('predictions.oneTitle', { match }),
    description: `${match}: ${anyBetWords(predictedBet(prediction), clubs, words)}, ${words.format.percent(predictedChance(prediction))}`,
    path: predictionPath(prediction),
    indexed: false,
  });
}
