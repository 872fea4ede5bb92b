import { clsx } from 'clsx';
import { delayText } from '#app/components/matches/delay-text.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { LagOfSource } from '#data/queries/live/list-live-lags.ts';
import styles from './lag-section.module.css';

/** Renders the delays of live changes by source; nothing when none was measured. */
export function LagSection({ lags }: { lags: readonly LagOfSource[] }) {
  const words = useWords();
  const { t, format } = words;
  const share = format.percent(0.95);
  if (lags.length === 0) return null;
  return (
    <section className={section.section} id="live">
      <div className={section.head}>
        <h2 className={text.heading}>{t('leagues.lag')}</h2>
      </div>
      <p className={styles.why}>
        {t('leagues.lagWhy')} {t('leagues.lagBeside', { share })}
      </p>
      <table className={clsx(table.table, styles.sources)}>
        <thead>
          <tr>
            <th scope="col">{t('leagues.lagSource')}</th>
            <th scope="col" className={table.number}>
              {t('leagues.lagChanges')}
            </th>
            <th scope="col" className={table.number}>
              {t('leagues.lagHalf')}
            </th>
            <th scope="col" className={table.number}>
              {t('leagues.lagMost', { share })}
            </th>
          </tr>
        </thead>
        <tbody>
          {lags.map(({ source, changes, p50, p95 }) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              <td className={table.number}>{format.integer(changes)}</td>
              <td className={table.number}>{delayText(words, p50)}</td>
              <td className={table.number}>{delayText(words, p95)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
