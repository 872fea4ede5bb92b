import { clsx } from 'clsx';
import price from '#app/components/prices/price-cell.module.css';
import { markWords } from '#app/components/prices/price-mark.ts';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import { shortBetWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './best-price.module.css';
import type { GridCell, GridRow } from './grid-row.ts';

/** Min price with six letters, in decimals as in moneyline. */
const sixLetters = 100;

/** Draws the best price of a selection, which can be put on the slip, with our chance of it at its foot as in the rows of matches, and its bookmakers below. */
export function BestPrice({
  row: { id, homeShortName, awayShortName },
  cell: { bet, best, at, chance, mark },
  withName = false,
}: {
  row: GridRow;
  cell: GridCell;
  /** Adds the bookmaker: the first by name of several, with the number of the others. */
  withName?: boolean;
}) {
  const words = useWords();
  const { t, format } = words;
  if (best === null) return <>–</>;
  const [name, ...others] = at;
  const share = chance === undefined ? undefined : Math.round(chance * 100);
  return (
    <>
      <SlipPrice
        matchId={id}
        bet={bet}
        odds={best}
        selection={shortBetWords(bet, { home: homeShortName, away: awayShortName }, words)}
        className={clsx(price.cell, price.narrow, price.choosable, best >= sixLetters && price.long, styles.cell)}
        mark={mark}
        chance={share === undefined ? undefined : mark === undefined ? format.integer(share) : format.percent(share / 100)}
      >
        {mark && <span className={text.visuallyHidden}>, {t(markWords[mark])}</span>}
      </SlipPrice>
      {withName && (
        <small className={styles.name} title={others.length === 0 ? undefined : at.join(', ')}>
          {name}
          {others.length > 0 && ` +${format.integer(others.length)}`}
        </small>
      )}
    </>
  );
}
