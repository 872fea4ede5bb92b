import { clsx } from 'clsx';
import { Price } from '#app/components/price.tsx';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import type { CourtListedMatchOf, ListedLine } from '#data/queries/court/court-match-list.ts';
import type { BasketballBet } from '#domain/sports/basketball/basketball-bet.ts';
import styles from './basketball-middle.module.css';

/** The markets in which each side has a price. */
export type SideMarket = Exclude<BasketballBet['market'], 'total'>;
type Match = CourtListedMatchOf<'basketball'>;
/** The visiting side stands first; in a pair it is the second. */
const sides = [1, 0] as const;
const columns = [0, 1, 2, 3] as const;

/** The middle of a row, always of one size: before the game its prices, then the points by quarter. */
export function BasketballMiddle({ match, leads }: { match: Match; leads: SideMarket }) {
  return match.play === null ? <Prices match={match} leads={leads} /> : <Points play={match.play} status={match.status} />;
}

function Points({ play, status }: { play: NonNullable<Match['play']>; status: Match['status'] }) {
  const { t } = useWords();
  const { quarters, overtime, total } = play;
  const isLive = status === 'live';
  const now = !isLive ? undefined : overtime === undefined ? quarters.length - 1 : columns.length;
  const leader = isLive || total[0] === total[1] ? undefined : total[0] > total[1] ? 0 : 1;
  return (
    <span className={clsx(styles.points, isLive && styles.live)}>
      <span className={clsx(text.visuallyHidden, styles.spoken)}>
        {total[1]}–{total[0]}
        {overtime !== undefined && `, ${t(isLive ? 'basketball.overtime' : 'basketball.afterOvertime')}`}
      </span>
      <span className={styles.figures} aria-hidden="true">
        {[...columns.map((column) => quarters[column]), overtime].flatMap((points, column) =>
          sides.map((side) => (
            <span key={`${column as number}-${side}`} className={column === now ? styles.playing : undefined} data-figure="">
              {points?.[side]}
            </span>
          )),
        )}
        {sides.map((side) => (
          <span key={side} className={clsx(styles.total, leader !== undefined && leader !== side && styles.less)} data-figure="">
            {total[side]}
          </span>
        ))}
      </span>
    </span>
  );
}

function Prices({ match: { odds, averageOdds, spread, total, tip, status }, leads }: { match: Match; leads: SideMarket }) {
  const { t, format } = useWords();
  const isAverage = leads === 'moneyline' && odds[0] === null && odds[1] === null && averageOdds !== null;
  const shown = isAverage ? averageOdds : odds;
  const bet = tip?.state === 'open' ? tip.bet : undefined;
  const cell = (isPriced: boolean) => clsx(isPriced && status === 'scheduled' ? styles.price : styles.none);
  const spoken = { 0: t('basketball.home'), 1: t('basketball.away') };
  return (
    <span className={styles.prices}>
      {sides.map((side) => {
        const isTipped = bet !== undefined && bet.market !== 'total' && (bet.selection === 'home') === (side === 0);
        return (
          <span
            key={side}
            className={cell(spread !== null || (leads === 'moneyline' && shown[side] !== null))}
            data-best={isTipped ? '' : undefined}
            data-average={isAverage ? '' : undefined}
            title={isAverage ? t('prices.market-average') : undefined}
          >
            <span className={text.visuallyHidden}>
              {spoken[side]}
              {isAverage && `, ${t('prices.market-average')}`}:{' '}
            </span>
            {leads === 'moneyline' ? (
              <>
                <Price odds={shown[side]} />
                {spread !== null && (
                  <small>
                    <span className={text.visuallyHidden}>, {t('basketball.spread')} </span>
                    <SideOfSpread spread={spread} side={side} />
                  </small>
                )}
              </>
            ) : (
              <PricedSpread spread={spread} side={side} />
            )}
            {isTipped && <span className={text.visuallyHidden}>, {t('tip.aboveFair')}</span>}
          </span>
        );
      })}
      <span className={cell(total !== null)} data-best={bet?.market === 'total' ? '' : undefined}>
        <span className={text.visuallyHidden}>{t('basketball.total')}: </span>
        {total === null ? '–' : format.line(total.line, false)}
        {total !== null && total.odds[0] !== null && (
          <small>
            <Price odds={total.odds[0]} />
          </small>
        )}
      </span>
    </span>
  );
}

/** The spread of a side with its price, where one is known beside the line. */
function PricedSpread({ spread, side }: { spread: ListedLine | null; side: 0 | 1 }) {
  const { t } = useWords();
  if (spread === null) return '–';
  const odds = spread.odds[side];
  return (
    <>
      <span className={text.visuallyHidden}>{t('basketball.spread')} </span>
      <SideOfSpread spread={spread} side={side} />
      {odds !== null && (
        <small>
          <Price odds={odds} />
        </small>
      )}
    </>
  );
}

/** The points given to a side; a line is written as those of the home side. */
function SideOfSpread({ spread, side }: { spread: ListedLine; side: 0 | 1 }) {
  const { format } = useWords();
  return format.line(side === 0 || spread.line === 0 ? spread.line : -spread.line, true);
}
