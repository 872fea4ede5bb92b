import { definePage } from '#app/document/page.ts';
import { predictionsAddress } from './predictions.address.ts';
import { predictionsHead } from './predictions.head.ts';
import { loadPredictions } from './predictions.server.ts';
import { PredictionsPage } from './predictions-page.tsx';

export const predictionsPage = definePage(import.meta.url, predictionsAddress, {
  load: loadPredictions,
  head: predictionsHead,
  View: PredictionsPage,
});
