import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { smallSampleBelow } from '#domain/tip/track-figures.ts';
import type { TeamOutlook } from './team-outlook.server.ts';
import styles from './team-tip-record.module.css';

/** Draws the record of the tips on a club's matches, with the uncertainty of so small a number. */
export function TeamTipRecord({ record: { figures, computedAfterwards } }: { record: NonNullable<TeamOutlook['record']> }) {
  const { format, href, t } = useWords();
  const { tips, settled, won, open, withdrawn, profitUnits, yield: yielded, smallSample } = figures;
  const rows: readonly (readonly [string, string])[] = [
    ...(settled > 0
      ? ([
          [t('team.tipsSettled'), format.integer(settled)],
          [t('team.tipsWon'), format.integer(won)],
          [t('team.tipsUnits'), format.signed(profitUnits, 2)],
        ] as const)
      : []),
    ...(open + withdrawn > 0 ? [[t('team.tipsOpen'), format.integer(open + withdrawn)] as const] : []),
  ];
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('team.tips')}</h2>
        <a className={clsx(section.aside, text.link)} href={href('/track-record')}>
          {t('record.title')}
        </a>
      </div>
      <p className={styles.count}>
        {t('record.tips', { count: tips })}
        {smallSample && (
          <span className={chip.warning} title={t('record.smallSampleMeaning', { count: smallSampleBelow })}>
            {t('record.smallSample')}
          </span>
        )}
        {computedAfterwards > 0 && (
          <span className={chip.warning} title={t('tip.computedAfterwardsMeaning')}>
            {t('home.afterwardsOfThem', { number: format.integer(computedAfterwards), count: computedAfterwards })}
          </span>
        )}
      </p>
      <table className={clsx(table.table, styles.sums)}>
        <caption className={text.visuallyHidden}>{t('team.tips')}</caption>
        <tbody>
          {rows.map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={clsx(table.number, table.strong)}>{figure}</td>
            </tr>
          ))}
          {yielded && (
            <tr>
              <th scope="row">{t('record.yield')}</th>
              <td className={table.number}>
                <b>{format.signedPercent(yielded.value, 1)}</b>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {yielded && (
        <p className={clsx(text.caption, styles.interval)}>
          {yielded.interval === undefined
            ? t('team.tipsNoInterval')
            : t('record.interval', {
                low: format.signedPercent(yielded.interval.low, 1),
                high: format.signedPercent(yielded.interval.high, 1),
              })}
        </p>
      )}
    </section>
  );
}
