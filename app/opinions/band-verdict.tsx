import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { predictionsAddress } from '#app/pages/predictions/predictions.address.ts';
import chip from '#app/ui/chip.module.css';
import text from '#app/ui/text.module.css';
import { predictionBands } from '#domain/prediction/prediction-bands.ts';
import { smallPredictionSample } from '#domain/prediction/prediction-figures.ts';
import type { RecordOfBand } from './record-of-band.server.ts';

/** A sentence with the share of a band's predictions that came true, and a link to all predictions; nothing while none of the band is decided. */
export function BandVerdict({ of: { band, sport, proof, sums } }: { of: RecordOfBand }) {
  const { t, format, href } = useWords();
  if (sums.decided === 0) return null;
  const at = predictionBands.findIndex((known) => known.band === band);
  const to = predictionBands[at + 1]?.from;
  const key = at === 0 ? 'prediction.bandBelow' : to === undefined ? 'prediction.bandFrom' : 'prediction.bandBetween';
  const all = `${href(predictionsAddress.href({ sport, origin: proof }))}#promised`;
  return (
    <>
      {withElements(t, key, {
        from: format.percent(predictionBands[at]?.from ?? 0),
        to: format.percent(to ?? 1),
        came: <b>{format.percent(sums.right / sums.decided)}</b>,
        count: (
          <a className={text.link} href={all}>
            {format.integer(sums.decided)}
          </a>
        ),
      })}
      {sums.decided < smallPredictionSample && (
        <>
          {' '}
          <b className={chip.warning}>{t('record.smallSample')}</b>
        </>
      )}
    </>
  );
}
