import { clsx } from 'clsx';
import { marketWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { mainLines } from '#domain/odds/main-lines.ts';
import { markets } from '#domain/odds/markets/markets.ts';
import styles from './margin-table.module.css';
import type { OddsMovementsView } from './odds-movements.server.ts';

/** Renders a table of each bookmaker's average margin by market, and of the margin at the best prices of all. */
export function MarginTable({ view: { margins } }: { view: OddsMovementsView }) {
  const { format, t } = useWords();
  const share = (margin: number | undefined) => (margin === undefined ? '–' : format.percent(margin, 1));
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('oddsPage.margins')}</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard */}
      <section className={table.scroll} aria-label={t('oddsPage.margins')} tabIndex={0}>
        <table className={table.table}>
          <caption className={text.visuallyHidden}>{t('oddsPage.margins')}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.sticky}>
                {t('prices.bookmaker')}
              </th>
              {mainLines.map(({ market, line }) => (
                <th key={market} scope="col" className={table.number}>
                  {marketWords(market, t)}
                  {'lines' in markets[market] && ` ${format.line(line, false)}`}
                </th>
              ))}
              <th scope="col" className={table.number}>
                {t('oddsPage.matches')}
              </th>
            </tr>
          </thead>
          <tbody>
            {margins.rows.map(({ name, margins: own, matches }) => (
              <tr key={name}>
                <th scope="row" className={table.sticky}>
                  {name}
                </th>
                {mainLines.map(({ market }, at) => (
                  <td key={market} className={table.number}>
                    {share(own[at]?.margin)}
                  </td>
                ))}
                <td className={clsx(table.number, text.muted)}>{format.integer(matches)}</td>
              </tr>
            ))}
            <tr className={styles.best}>
              <th scope="row" className={table.sticky}>
                {t('prices.best')}
              </th>
              {mainLines.map(({ market }, at) => (
                <td key={market} className={table.number}>
                  {share(margins.best[at]?.margin)}
                </td>
              ))}
              <td className={table.number}>{format.integer(Math.max(0, ...margins.best.map((margin) => margin?.matches ?? 0)))}</td>
            </tr>
          </tbody>
        </table>
      </section>
      <p className={clsx(text.caption, styles.note)}>{t('oddsPage.marginsNote')}</p>
    </section>
  );
}
