import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { isUsuallyAscending } from './grid-columns.ts';
import styles from './grid-head.module.css';
import { type OddsAddress, type OddsSort, oddsAddress } from './odds.address.ts';

/** Draws the heads of hour and match, with which both tables of the grid begin, and of the line when each match has a different one. */
export function MatchHeads({ address }: { address: OddsAddress }) {
  const { t } = useWords();
  return (
    <>
      <SortHead address={address} sort="time" head={t('forecasts.time')} className={undefined} />
      <SortHead
        address={address}
        sort="league"
        head={t('tips.match')}
        meaning={t('oddsGrid.byLeague')}
        className={clsx(table.sticky, styles.match)}
      />
      {address.market === 'handicap' && (
        <th scope="col" className={table.number}>
          {t('prices.handicap')}
        </th>
      )}
    </>
  );
}

/** Draws a column's head: a link that sorts by it, or reverses the order when it is the sorted column. */
export function SortHead({
  address,
  sort,
  head,
  meaning,
  className,
}: {
  address: OddsAddress;
  sort: OddsSort;
  head: string;
  /** The contents of the column, when its head does not make them clear. */
  meaning?: string;
  className: string | undefined;
}) {
  const { href } = useWords();
  const isSorted = address.sort === sort;
  const reversed = isSorted && !address.reversed;
  const direction = isUsuallyAscending(sort) === address.reversed ? 'descending' : 'ascending';
  return (
    <th scope="col" className={clsx(styles.head, className)} aria-sort={isSorted ? direction : undefined}>
      <a href={href(oddsAddress.href({ ...address, sort, reversed, page: 1 }))} title={meaning} rel="nofollow">
        {head}
        {meaning !== undefined && <span className={text.visuallyHidden}>: {meaning}</span>}
      </a>
    </th>
  );
}
