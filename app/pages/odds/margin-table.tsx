import { marketWords } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { mainGoalLine } from '#domain/odds/price-moves.ts';
import type { OddsView } from './odds.server.ts';
import { comparedMarkets } from './to-margin-table.ts';

/** What each bookmaker keeps on average, market by market, and what would be kept at the best prices of all. */
export function MarginTable({ view: { margins } }: { view: OddsView }) {
  const { format, t } = useWords();
  const share = (margin: number | undefined) => (margin === undefined ? '–' : format.percent(margin, 1));
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('oddsPage.margins')}</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard */}
      <section className="scroll" aria-label={t('oddsPage.margins')} tabIndex={0}>
        <table className="tb">
          <caption className="vh">{t('oddsPage.margins')}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky">
                {t('prices.bookmaker')}
              </th>
              {comparedMarkets.map((market) => (
                <th key={market} scope="col" className="num">
                  {marketWords(market, t)}
                  {market === 'total-goals' && ` ${format.line(mainGoalLine, false)}`}
                </th>
              ))}
              <th scope="col" className="num">
                {t('oddsPage.matches')}
              </th>
            </tr>
          </thead>
          <tbody>
            {margins.rows.map(({ name, margins: own, matches }) => (
              <tr key={name}>
                <th scope="row" className="sticky">
                  {name}
                </th>
                {comparedMarkets.map((market, at) => (
                  <td key={market} className="num">
                    {share(own[at]?.margin)}
                  </td>
                ))}
                <td className="num muted">{format.integer(matches)}</td>
              </tr>
            ))}
            <tr className="sum">
              <th scope="row" className="sticky">
                {t('prices.best')}
              </th>
              {comparedMarkets.map((market, at) => (
                <td key={market} className="num">
                  {share(margins.best[at]?.margin)}
                </td>
              ))}
              <td className="num">{format.integer(Math.max(0, ...margins.best.map((margin) => margin?.matches ?? 0)))}</td>
            </tr>
          </tbody>
        </table>
      </section>
      <p className="cap pnote">{t('oddsPage.marginsNote')}</p>
    </section>
  );
}
