import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { matchAddress } from '../match/match.address.ts';
import { BestPrice } from './best-price.tsx';
import styles from './best-table.module.css';
import { priceSorts, selectionHeads } from './grid-columns.ts';
import { GridFrame } from './grid-frame.tsx';
import { MatchHeads, SortHead } from './grid-head.tsx';
import type { OddsView } from './odds.server.ts';

/** Draws matches with the best price of each selection, its bookmakers, the margin of the best prices, and the best price's lead over the average. */
export function BestTable({ view }: { view: OddsView }) {
  const words = useWords();
  const { t, format, href } = words;
  const { address, found } = view;
  const heads = selectionHeads(address.market, words);
  const share = (value: number | undefined) => (value === undefined ? '–' : format.percent(value, 1).replace('-', '−'));
  return (
    <GridFrame
      view={view}
      caption={t('oddsGrid.caption', { count: found })}
      columns={heads.length + 3 + (address.market === 'handicap' ? 1 : 0)}
      heads={
        <>
          <MatchHeads address={address} />
          {heads.map((head, at) => (
            <SortHead key={head} address={address} sort={priceSorts[at] ?? 'first'} head={head} className={styles.price} />
          ))}
          <SortHead
            address={address}
            sort="margin"
            head={t('prices.margin')}
            meaning={t('oddsGrid.marginMeaning')}
            className={table.number}
          />
          <SortHead
            address={address}
            sort="above-average"
            head={t('oddsGrid.aboveAverage')}
            meaning={t('oddsGrid.aboveAverageMeaning')}
            className={table.number}
          />
          <th scope="col" className={table.number}>
            {t('oddsGrid.bookmakers')}
          </th>
        </>
      }
      cellsOf={(row) => (
        <>
          {row.cells.map((cell) => (
            <td key={cell.bet.selection} className={styles.price}>
              <BestPrice row={row} cell={cell} withName />
            </td>
          ))}
          <td className={table.number}>{share(row.margin)}</td>
          <td className={table.number}>{share(row.aboveAverage)}</td>
          <td className={clsx(table.number, text.muted)}>
            <a className={styles.all} href={`${href(matchAddress.href({ slug: row.slug, prices: address.market }))}#prices`}>
              {format.integer(row.books.length)}
              <span className={text.visuallyHidden}> {t('prices.title')}</span>
            </a>
          </td>
        </>
      )}
    />
  );
}
