import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import type { OldPrices } from '#domain/odds/compare-prices.ts';
import styles from './old-price-row.module.css';
import { Price } from './price.tsx';

/** A row of a table of bookmakers for prices too old to count, which says when they were last seen. */
export function OldPriceRow({
  prices: { name, kind, prices, seenAt },
  className,
  columnsAfter,
}: {
  prices: OldPrices;
  /** Class of the row's head. */
  className: string | undefined;
  /** Number of columns after the prices. */
  columnsAfter: number;
}) {
  const { t } = useWords();
  return (
    <tr className={styles.old}>
      <th className={clsx(table.sticky, className)} scope="row">
        {kind === 'market-average' ? t('prices.market-average') : name}{' '}
        <small>
          {t('prices.lastSeen')} <KickoffTime moment={seenAt} show="short-day" />, <KickoffTime moment={seenAt} show="time" />
        </small>
      </th>
      {prices.map((odds, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the selections of a market have a fixed order
        <td key={index} className={table.number}>
          <Price odds={odds} />
        </td>
      ))}
      <td colSpan={columnsAfter} />
    </tr>
  );
}
