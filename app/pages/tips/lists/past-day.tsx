import { MoreLinks } from '#app/components/page/more-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { NoTips } from '../no-tips.tsx';
import { TipLines } from '../tip-lines.tsx';
import { TipSumsLine } from '../tip-sums-line.tsx';
import { tipsAddress } from '../tips.address.ts';
import type { TipsView } from '../tips.server.ts';
import { BegunPredictions } from './begun-predictions.tsx';
import { finishedWords } from './finished-words.ts';
import styles from './past-day.module.css';

/** Renders a day that is over: its tips, then its predictions, each with its outcome. */
export function PastDay({ view }: { view: TipsView }) {
  const words = useWords();
  const { t, href } = words;
  const { address, tips, sums, inPlay, finished, day } = view;
  const predictions = [...inPlay.predictions, ...finished.predictions];
  return (
    <>
      <section className={styles.section} id="of-day">
        <div className={section.head}>
          <h2 className={text.heading}>{t('nav.tips')}</h2>
        </div>
        {tips.length === 0 ? (
          <NoTips view={view} />
        ) : (
          <>
            <TipSumsLine sums={sums} />
            <TipLines tips={tips} id="list" />
            <MoreLinks
              list="list"
              label={t('tips.showMore')}
              more={sums.tips > tips.length ? href(tipsAddress.href({ ...address, more: address.more + 1 })) : undefined}
              less={address.more > 1 ? href(tipsAddress.href({ ...address, more: 1 })) : undefined}
            />
          </>
        )}
      </section>
      {predictions.length > 0 && (
        <section className={styles.section} id="predictions">
          <div className={section.head}>
            <h2 className={text.heading}>{t('predictions.title')}</h2>
            <span className={section.aside}>{finishedWords(finished, words)}</span>
          </div>
          <BegunPredictions predictions={predictions} found={inPlay.found + finished.found} day={day} utc={address.utc} />
        </section>
      )}
    </>
  );
}
