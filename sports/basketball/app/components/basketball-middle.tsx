import { clsx } from 'clsx';
import { Price } from '#app/components/prices/price.tsx';
import cell from '#app/components/prices/price-cell.module.css';
import { markWords } from '#app/components/prices/price-mark.ts';
import { scoreText } from '#app/i18n/score-text.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { ListedLine, TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import { inNamedOrder, type NamedFirst } from '#domain/sports/named-first.ts';
import type { Side } from '#domain/sports/pair.ts';
import { TwoSidedSlipPrice } from '#sports/shared/app/components/two-sided-slip-price.tsx';
import { winnerMark } from '#sports/shared/app/components/winner-mark.ts';
import type { BasketballBet } from '../../domain/basketball-bet.ts';
import styles from './basketball-middle.module.css';

/** The markets in which each side has a price. */
export type SideMarket = Exclude<BasketballBet['market'], 'total'>;
type Match = TwoSidedListedMatchOf<'basketball'>;
const columns = [0, 1, 2, 3] as const;

/** Returns the sides in the order in which they are shown, each as its place in a pair. */
const shownSides = (namedFirst: NamedFirst) => inNamedOrder<Side>(namedFirst, [0, 1]);

/** Draws the middle of a row, always of one size: the prices before the game, then the points by quarter. */
export function BasketballMiddle({ match, leads }: { match: Match; leads: SideMarket }) {
  return match.play === null ? <Prices match={match} leads={leads} /> : <Points match={match} play={match.play} />;
}

function Points({ match: { status, namedFirst }, play }: { match: Match; play: NonNullable<Match['play']> }) {
  const { t, locale } = useWords();
  const { quarters, overtime, total } = play;
  const sides = shownSides(namedFirst);
  const [first, second] = inNamedOrder(namedFirst, total);
  const isLive = status === 'live';
  const now = !isLive ? undefined : overtime === undefined ? quarters.length - 1 : columns.length;
  const leader = isLive || total[0] === total[1] ? undefined : total[0] > total[1] ? 0 : 1;
  return (
    <span className={clsx(styles.points, isLive && styles.live)}>
      <span className={clsx(text.visuallyHidden, styles.spoken)}>
        {scoreText(locale.tag, { home: first, away: second })}
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

function Prices({ match, leads }: { match: Match; leads: SideMarket }) {
  return (
    <span className={styles.prices}>
      {shownSides(match.namedFirst).map((side) =>
        leads === 'spread' ? <SpreadPrice key={side} match={match} side={side} /> : <SidePrice key={side} match={match} side={side} />,
      )}
      <TotalPrice match={match} />
    </span>
  );
}

const spokenSides = { 0: 'basketball.home', 1: 'basketball.away' } as const;

/** Draws the price on a club, with the points given to it. A bookmaker's price can be put on the slip until the game begins. */
function SidePrice({ match, side }: { match: Match; side: Side }) {
  const { t } = useWords();
  const { odds, averageOdds, spread, tip, status } = match;
  const isAverage = odds[0] === null && odds[1] === null && averageOdds !== null;
  const shown = (isAverage ? averageOdds : odds)[side];
  const selection = side === 0 ? 'home' : 'away';
  const isTipped = tip?.state === 'open' && tip.bet.market === 'moneyline' && tip.bet.selection === selection;
  const mark = winnerMark(match, side, isTipped);
  const note = mark && <span className={text.visuallyHidden}>, {t(markWords[mark])}</span>;
  const bookmaker = match.bookmakers?.[side] ?? null;
  if (shown !== null && bookmaker !== null && !isAverage) {
    return (
      <>
        <TwoSidedSlipPrice
          match={match}
          bet={{ market: 'moneyline', line: 0, selection }}
          odds={shown}
          bookmaker={bookmaker}
          className={clsx(cell.cell, cell.stacked, cell.choosable)}
          mark={mark}
        >
          {spread !== null && <PointsGiven spread={spread} side={side} />}
          {note}
        </TwoSidedSlipPrice>
        {spread !== null && <SpokenSpread spread={spread} side={side} />}
      </>
    );
  }
  return (
    <span
      className={clsx(cell.cell, cell.stacked, ((shown === null && spread === null) || status !== 'scheduled') && cell.none)}
      data-mark={mark}
      data-average={isAverage ? '' : undefined}
      title={isAverage ? t('prices.market-average') : undefined}
    >
      <span className={text.visuallyHidden}>
        {t(spokenSides[side])}
        {isAverage && `, ${t('prices.market-average')}`}:{' '}
      </span>
      <Price odds={shown} />
      {spread !== null && <PointsGiven spread={spread} side={side} />}
      {spread !== null && <SpokenSpread spread={spread} side={side} />}
      {note}
    </span>
  );
}

/** Draws the points given to a side, hidden from screen readers; `spread.line` is the home side's. */
function PointsGiven({ spread, side }: { spread: ListedLine; side: Side }) {
  const { format } = useWords();
  return <small aria-hidden="true">{format.line(lineOf(spread, side), true)}</small>;
}

function SpokenSpread({ spread, side }: { spread: ListedLine; side: Side }) {
  const { format, t } = useWords();
  return (
    <span className={text.visuallyHidden}>
      , {t('basketball.spread')} {format.line(lineOf(spread, side), true)}
    </span>
  );
}

function lineOf({ line }: ListedLine, side: Side): number {
  return side === 0 || line === 0 ? line : -line;
}

/** Draws the points given to a side with their price. */
function SpreadPrice({ match, side }: { match: Match; side: Side }) {
  const { t, format } = useWords();
  const { spread, tip } = match;
  const selection = side === 0 ? 'home' : 'away';
  return (
    <LinePrice
      match={match}
      listed={spread}
      side={side}
      bet={spread && { market: 'spread', line: spread.line, selection }}
      line={spread && format.line(lineOf(spread, side), true)}
      spoken={spread === null ? `${t(spokenSides[side])}:` : `${t(spokenSides[side])}: ${t('basketball.spread')}`}
      isTipped={tip?.state === 'open' && tip.bet.market === 'spread' && tip.bet.selection === selection}
    />
  );
}

/** Draws the total with the price on more points. */
function TotalPrice({ match }: { match: Match }) {
  const { t, format } = useWords();
  const { total, tip } = match;
  return (
    <LinePrice
      match={match}
      listed={total}
      side={0}
      bet={total && { market: 'total', line: total.line, selection: 'over' }}
      line={total && format.line(total.line, false)}
      spoken={`${t('basketball.total')}:`}
      isTipped={tip?.state === 'open' && tip.bet.market === 'total'}
    />
  );
}

/**
 * Draws a line with the price of one of its sides, which can be put on the slip until the game begins; a dash when there is no line.
 *
 * @param spoken the name read out before the line, unless it is a price that can be put on the slip
 */
function LinePrice({
  match,
  listed,
  side,
  bet,
  line,
  spoken,
  isTipped,
}: {
  match: Match;
  listed: ListedLine | null;
  side: Side;
  bet: BasketballBet | null;
  line: string | null;
  spoken: string;
  isTipped: boolean;
}) {
  const { t } = useWords();
  const look = clsx(cell.cell, cell.stacked);
  const named = <span className={text.visuallyHidden}>{spoken} </span>;
  const note = isTipped && <span className={text.visuallyHidden}>, {t('tip.heading')}</span>;
  if (listed === null || bet === null) {
    return <span className={clsx(look, cell.none)}>{named}–</span>;
  }
  const [odds, bookmaker] = [listed.odds[side], listed.bookmakers[side]];
  const price = odds !== null && (
    <small>
      <Price odds={odds} />
    </small>
  );
  if (odds !== null && bookmaker !== null && match.status === 'scheduled') {
    return (
      <TwoSidedSlipPrice
        match={match}
        bet={bet}
        odds={odds}
        bookmaker={bookmaker}
        className={clsx(look, cell.choosable)}
        mark={isTipped ? 'tip' : undefined}
        figure={
          <>
            <span aria-hidden="true">{line}</span>
            {price}
          </>
        }
      >
        {note}
      </TwoSidedSlipPrice>
    );
  }
  return (
    <span className={clsx(look, match.status !== 'scheduled' && cell.none)} data-mark={isTipped ? 'tip' : undefined}>
      {named}
      {line}
      {price}
      {note}
    </span>
  );
}
