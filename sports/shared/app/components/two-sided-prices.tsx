import { clsx } from 'clsx';
import { OldPriceRow } from '#app/components/prices/old-price-row.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import priceButton from '#app/ui/price-button.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { BookmakerPrices } from '#domain/odds/compare-prices.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import type { PricedLine } from './priced-line.ts';
import styles from './two-sided-prices.module.css';
import { type MatchOfPrice, TwoSidedSlipPrice } from './two-sided-slip-price.tsx';

/** Draws the lines of a market: a table of the first, the others folded beneath it. */
export function TwoSidedPrices({
  lines: [main, ...others],
  match,
  begun,
  caption,
  head,
}: {
  lines: readonly PricedLine[];
  match: MatchOfPrice;
  /** True once the match has begun; until then the best prices can be put on the slip. */
  begun: boolean;
  caption: string;
  /** Returns the head of the prices on a bet. */
  head: (bet: AnyBet) => string;
}) {
  const { t } = useWords();
  if (main === undefined) return null;
  const tableOf = (comparison: PricedLine) => (
    <LineTable
      key={comparison.line}
      comparison={comparison}
      chosenIn={begun ? undefined : match}
      caption={caption}
      heads={comparison.bets.map(head)}
    />
  );
  return (
    <>
      {tableOf(main)}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('prices.otherLines')}</summary>
          {others.toSorted((one, other) => one.line - other.line).map(tableOf)}
        </details>
      )}
    </>
  );
}

function LineTable({
  comparison: { bets, bookmakers, best, others, old },
  chosenIn,
  caption,
  heads,
}: {
  comparison: PricedLine;
  /** The match, while its best prices can be put on the slip. */
  chosenIn: MatchOfPrice | undefined;
  caption: string;
  heads: readonly string[];
}) {
  const { t, format } = useWords();
  const margin = (share: number | undefined) => (share === undefined ? '–' : format.percent(share, 1));
  const cells = (prices: readonly (number | null)[], mark: boolean) =>
    heads.map((head, index) => {
      const odds = prices[index] ?? null;
      return (
        <td key={head} className={clsx(table.number, mark && odds !== null && odds === best.prices[index] && table.bestPrice)}>
          <span>
            <Price odds={odds} />
          </span>
        </td>
      );
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard
    <section className={table.scroll} aria-label={`${caption}, ${heads.join(' / ')}`} tabIndex={0}>
      <table className={clsx(table.table, styles.prices)}>
        <caption className={text.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={table.sticky}>
              {t('prices.bookmaker')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={table.number}>
                {head}
              </th>
            ))}
            <th scope="col" className={table.number}>
              {t('prices.margin')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bookmakers.map((prices) => (
            <tr key={prices.bookmaker}>
              <th scope="row" className={clsx(table.sticky, styles.bookmaker)}>
                {prices.name}
              </th>
              {cells(prices.prices, true)}
              <td className={clsx(table.number, text.muted)}>{margin(prices.margin)}</td>
            </tr>
          ))}
          {(bookmakers.length > 1 || (bookmakers.length === 1 && chosenIn !== undefined)) && (
            <tr className={styles.best}>
              <th scope="row" className={clsx(table.sticky, styles.bookmaker)}>
                {t('prices.best')}
              </th>
              {chosenIn === undefined
                ? cells(best.prices, false)
                : bets.map((bet, at) => (
                    <td key={bet.selection} className={table.number}>
                      <BestPrice match={chosenIn} bet={bet} offer={bestOffer(bookmakers, best.prices[at] ?? null, at)} />
                    </td>
                  ))}
              <td className={table.number}>{margin(best.margin)}</td>
            </tr>
          )}
          {others.map((prices) => (
            <tr key={prices.bookmaker} className={styles.beside}>
              <th scope="row" className={clsx(table.sticky, styles.bookmaker)}>
                <OtherName prices={prices} />
              </th>
              {cells(prices.prices, false)}
              <td className={clsx(table.number, text.muted)}>{margin(prices.margin)}</td>
            </tr>
          ))}
          {old.map((prices) => (
            <OldPriceRow key={prices.bookmaker} prices={prices} className={styles.bookmaker} columnsAfter={1} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface BestOffer {
  readonly odds: number;
  readonly bookmaker: string;
}

function bestOffer(bookmakers: readonly BookmakerPrices[], odds: number | null, at: number): BestOffer | undefined {
  const bookmaker = bookmakers.find(({ prices }) => prices[at] === odds)?.name;
  return odds === null || bookmaker === undefined ? undefined : { odds, bookmaker };
}

function BestPrice({ match, bet, offer }: { match: MatchOfPrice; bet: AnyBet; offer: BestOffer | undefined }) {
  if (offer === undefined) return <Price odds={null} />;
  return <TwoSidedSlipPrice match={match} bet={bet} odds={offer.odds} bookmaker={offer.bookmaker} className={priceButton.button} />;
}

function OtherName({ prices: { kind, name } }: { prices: BookmakerPrices }) {
  const { t } = useWords();
  if (kind === 'market-average') return t('prices.market-average');
  return (
    <>
      {name} <small>{t('prices.exchange')}</small>
    </>
  );
}
