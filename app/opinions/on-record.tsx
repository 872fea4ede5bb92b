import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { predictionsAddress } from '#app/pages/predictions/predictions.address.ts';
import boxHead from '#app/ui/box-head.module.css';
import chip from '#app/ui/chip.module.css';
import text from '#app/ui/text.module.css';
import { firstSport } from '#domain/sports/sport.ts';
import { CalibrationBands } from './calibration-bands.tsx';
import type { OnRecord as Recorded } from './on-record.server.ts';
import { RightWords } from './right-figure.tsx';

/** The box beside lists with the share of predictions of the first sport that came true, in all and by bands of the chance; nothing while none is decided. */
export function OnRecord({ view }: { view: { readonly record: Recorded } }) {
  const { t, href } = useWords();
  const { proof, sums, byBand } = view.record;
  if (sums.decided === 0) return null;
  return (
    <section>
      <div className={boxHead.head}>
        <h2 className={boxHead.heading}>{t('predictions.right', { sport: firstSport })}</h2>
        <a className={clsx(boxHead.aside, text.link)} href={href(predictionsAddress.href({}))}>
          {t('predictions.allOf', { count: sums.decided })}
        </a>
      </div>
      <p className={text.note}>
        <RightWords sums={sums} /> {proof === 'afterwards' && <span className={chip.warning}>{t('tip.computedAfterwards')}</span>}
      </p>
      <CalibrationBands bands={byBand} />
    </section>
  );
}
