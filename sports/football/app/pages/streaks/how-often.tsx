import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { StreakSums } from '#domain/streak/streak-figures.ts';
import styles from './how-often.module.css';
import { streakWords } from './streak-words.ts';
import type { StreaksView } from './streaks.server.ts';

/** Draws a table of the outcomes of streaks by kind, and the rule by which they were counted. */
export function HowOften({ view: { byKind, all, results } }: { view: StreaksView }) {
  const words = useWords();
  const { t, format } = words;
  return (
    <section className={section.section} id="how-often">
      <div className={section.head}>
        <h2 className={text.heading}>{t('streaks.howOften')}</h2>
      </div>
      {results?.prices !== undefined && (
        <p className={clsx(text.note, styles.prices)}>
          {t('streaks.prices', { share: format.percent(results.prices.share), promised: format.percent(results.prices.promised) })}
        </p>
      )}
      {all !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard
        <section className={table.scroll} aria-label={t('streaks.howOften')} tabIndex={0}>
          <table className={clsx(table.table, styles.often)}>
            <thead>
              <tr>
                <th scope="col">{t('streaks.atLeast')}</th>
                <th scope="col" className={table.number}>
                  {t('streaks.streaks')}
                </th>
                <th scope="col" className={table.number}>
                  {t('streaks.wentOnHead')}
                </th>
                <th scope="col" className={table.number}>
                  {t('record.intervalHead')}
                </th>
                <th scope="col" className={table.number}>
                  {t('streaks.keyUsual')}
                </th>
                <th scope="col" className={table.number}>
                  {t('streaks.byPrices')}
                </th>
              </tr>
            </thead>
            <tbody>
              {byKind.map(({ kind, from, sums }) => (
                <Row key={kind} name={streakWords({ kind, scope: 'all', length: from }, words)} sums={sums} />
              ))}
              <Row name={t('record.all')} sums={all} isSum />
            </tbody>
          </table>
        </section>
      )}
      <p className={clsx(text.caption, styles.note)}>{t('streaks.note')}</p>
      <p className={clsx(text.caption, styles.note)}>{t('streaks.noteCounted')}</p>
    </section>
  );
}

function Row({
  name,
  sums: { followed, share, interval, usual, prices },
  isSum = false,
}: {
  name: string;
  sums: StreakSums;
  isSum?: boolean;
}) {
  const { t, format } = useWords();
  return (
    <tr className={isSum ? styles.sum : undefined}>
      <th scope="row">{name}</th>
      <td className={table.number}>{format.integer(followed)}</td>
      <td className={clsx(table.number, table.strong)}>{format.percent(share)}</td>
      <td className={clsx(table.number, text.muted)}>
        {t('record.range', { low: format.percent(interval.low), high: format.percent(interval.high) })}
      </td>
      <td className={table.number}>{format.percent(usual)}</td>
      <td className={table.number}>{prices === undefined || isSum ? '–' : format.percent(prices.promised)}</td>
    </tr>
  );
}
