import { clsx } from 'clsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { BestPrice } from './best-price.tsx';
import styles from './best-table.module.css';
import { priceSorts, selectionHeads } from './grid-columns.ts';
import { GridFrame } from './grid-frame.tsx';
import { MatchHeads, SortHead } from './grid-head.tsx';
import type { GridCell } from './grid-row.ts';
import type { OddsView } from './odds.server.ts';

/** Draws matches with the price of one selection at every bookmaker, a column each; the best price of a match is marked. */
export function BookTable({ view, selection }: { view: OddsView; selection: number }) {
  const words = useWords();
  const { t, format } = words;
  const { address, found, rows } = view;
  const names = new Map(rows.flatMap(({ books }) => books.map(({ slug, name }) => [slug, name] as const)));
  const bookmakers = [...names].sort(([, one], [, other]) => format.compare(one, other));
  return (
    <GridFrame
      view={view}
      caption={`${t('oddsGrid.caption', { count: found })}: ${selectionHeads(address.market, words)[selection]}`}
      columns={bookmakers.length + 3 + (address.market === 'handicap' ? 1 : 0)}
      heads={
        <>
          <MatchHeads address={address} />
          <th scope="col" className={table.number}>
            {t('tip.fairOdds')}
          </th>
          <SortHead address={address} sort={priceSorts[selection] ?? 'first'} head={t('prices.best')} className={styles.price} />
          <th scope="col" className={table.number}>
            {t('oddsGrid.average')}
          </th>
          {bookmakers.map(([slug, name]) => (
            <th key={slug} scope="col" className={table.number}>
              {name}
            </th>
          ))}
        </>
      }
      cellsOf={(row) => {
        const cell = row.cells[selection] as GridCell;
        return (
          <>
            <td className={clsx(table.number, text.muted)}>{cell.fair === undefined ? '–' : <FairPrice odds={cell.fair} />}</td>
            <td className={styles.price}>
              <BestPrice row={row} cell={cell} />
            </td>
            <td className={table.number}>{cell.average === undefined ? '–' : <FairPrice odds={cell.average} />}</td>
            {bookmakers.map(([slug]) => {
              const odds = row.books.find((book) => book.slug === slug)?.prices[selection] ?? null;
              return (
                <td key={slug} className={clsx(table.number, odds !== null && odds === cell.best && table.bestPrice)}>
                  <span>
                    <Price odds={odds} />
                  </span>
                </td>
              );
            })}
          </>
        );
      }}
    />
  );
}
