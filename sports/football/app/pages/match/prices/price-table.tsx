import { clsx } from 'clsx';
import { OldPriceRow } from '#app/components/prices/old-price-row.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import priceButton from '#app/ui/price-button.module.css';
import { Sparkline } from '#app/ui/sparkline.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { Goals } from '#domain/match/match-score.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import type { BookmakerPrices, LineComparison } from '#domain/odds/compare-prices.ts';
import { type MarketName, marketByName } from '../../../components/market-names.ts';
import { selectionWords } from '../../../components/selection-words.ts';
import styles from './prices.module.css';
import { wonSelections } from './won-selections.ts';

/**
 * Draws one line of a market: a row per bookmaker, the best price of each column marked, their sum below; once a score settles them, the selection
 * that won is framed. `whole` draws the movement too.
 */
export function PriceTable({
  market,
  comparison,
  clubs,
  slipMatchId,
  settledBy,
  whole,
}: {
  market: MarketName;
  comparison: LineComparison;
  clubs: ClubNames;
  /** The match, while the best prices can be put on the slip. */
  slipMatchId: number | undefined;
  settledBy: Goals | undefined;
  whole: boolean;
}) {
  const words = useWords();
  const { format, t } = words;
  const { best, bookmakers, others, old } = comparison;
  const selections = selectionWords(market, comparison.line, clubs, words);
  const bets = betsOfLine(marketByName[market], comparison.line);
  const won = wonSelections(market, comparison.line, settledBy);
  /** True once a bookmaker has changed a price: before that the column would have a dash in every row. */
  const moved = [...bookmakers, ...others].some(({ change }) => change !== undefined);
  const share = (margin: number | undefined) => (margin === undefined ? '–' : format.percent(margin, 1).replace('-', '−'));
  const caption = t('prices.caption', { market: market === 'result' ? t('prices.result') : (selections[0] as string) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard
    <section className={table.scroll} aria-label={caption} tabIndex={0}>
      <table className={clsx(table.table, styles.prices)}>
        <caption className={text.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(table.sticky, styles.bookmaker)}>
              {t('prices.bookmaker')}
            </th>
            {selections.map((selection, index) => (
              <th key={selection} scope="col" className={clsx(table.number, won[index] && table.strong)}>
                {selection}
                {won[index] && <span className={text.visuallyHidden}>, {t('prices.won')}</span>}
              </th>
            ))}
            <th scope="col" className={table.number}>
              {t('prices.margin')}
            </th>
            {moved && (
              <th scope="col" colSpan={whole ? 2 : 1} className={whole ? styles.movement : table.number}>
                {t('prices.moved', { selection: selections[0] as string })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bookmakers.map((prices) => (
            <tr key={prices.bookmaker}>
              <th className={clsx(table.sticky, styles.bookmaker)} scope="row">
                {prices.name}
              </th>
              {prices.prices.map((odds, index) => (
                <td key={selections[index]} className={clsx(table.number, odds !== null && odds === best.prices[index] && table.bestPrice)}>
                  <span>
                    <Price odds={odds} />
                  </span>
                </td>
              ))}
              <td className={clsx(table.number, text.muted)}>{share(prices.margin)}</td>
              {moved && <Movement prices={prices} whole={whole} />}
            </tr>
          ))}
          {bookmakers.length > 0 && (
            <tr className={styles.best}>
              <th className={clsx(table.sticky, styles.bookmaker)} scope="row">
                {t('prices.best')}
              </th>
              {best.prices.map((odds, index) => (
                <td key={selections[index]} className={clsx(table.number, won[index] && styles.won)}>
                  {odds === null || slipMatchId === undefined ? (
                    <span>
                      <Price odds={odds} />
                    </span>
                  ) : (
                    <SlipPrice
                      matchId={slipMatchId}
                      bet={bets[index] as Bet}
                      odds={odds}
                      selection={selections[index] as string}
                      className={priceButton.button}
                    />
                  )}
                </td>
              ))}
              <td className={table.number}>{share(best.margin)}</td>
              {moved && <td colSpan={whole ? 2 : 1} />}
            </tr>
          )}
          {others.map((prices) => (
            <tr key={prices.bookmaker} className={styles.others}>
              <th className={clsx(table.sticky, styles.bookmaker)} scope="row">
                {prices.kind === 'market-average' ? (
                  t('prices.market-average')
                ) : (
                  <>
                    {prices.name} <small>{t('prices.exchange')}</small>
                  </>
                )}
              </th>
              {prices.prices.map((odds, index) => (
                <td key={selections[index]} className={table.number}>
                  <Price odds={odds} />
                </td>
              ))}
              <td className={clsx(table.number, text.muted)}>{share(prices.margin)}</td>
              {moved && <Movement prices={prices} whole={whole} />}
            </tr>
          ))}
          {old.map((prices) => (
            <OldPriceRow
              key={prices.bookmaker}
              prices={prices}
              className={styles.bookmaker}
              columnsAfter={1 + (moved ? (whole ? 2 : 1) : 0)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const wayMark: Readonly<Record<'shorter' | 'longer', string | undefined>> = { shorter: styles.shorter, longer: styles.longer };

/** Draws two cells for the movement of the first selection's price: a sparkline, and the change as a share, spelt out for screen readers. */
function Movement({ prices: { change, history }, whole }: { prices: BookmakerPrices; whole: boolean }) {
  const { format, t } = useWords();
  const [oldest, newest] = [history[0], history.at(-1)];
  const share = change === undefined ? '–' : format.percent(Math.abs(change), 1);
  const way = change === undefined || Math.abs(change) < 0.0005 ? undefined : change < 0 ? 'shorter' : 'longer';
  return (
    <>
      {whole && (
        <td className={styles.movement}>
          <Sparkline points={history.map(({ at, decimalOdds }) => ({ at, value: decimalOdds }))} />
        </td>
      )}
      <td className={clsx(table.number, text.muted)}>
        {change !== undefined && oldest !== undefined && newest !== undefined && (
          <span className={text.visuallyHidden}>
            {t('prices.from')} <Price odds={oldest.decimalOdds} /> {t('prices.to')} <Price odds={newest.decimalOdds} />:{' '}
          </span>
        )}
        {way !== undefined && <i className={wayMark[way]} aria-hidden="true" />}
        {share}
      </td>
    </>
  );
}
