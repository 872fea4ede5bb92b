import { definePage } from '#app/document/page.ts';
import { predictionHead } from './prediction.head.ts';
import { loadPrediction } from './prediction.server.ts';
import { PredictionPage } from './prediction-page.tsx';
import { predictionAddress } from './predictions.address.ts';

export const predictionPage = definePage(import.meta.url, predictionAddress, {
  load: loadPrediction,
  head: predictionHead,
  View: PredictionPage,
});
