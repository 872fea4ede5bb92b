import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { regularGoals } from '#domain/match/football-play.ts';
import { outcomeOf } from '#domain/match/match-score.ts';
import { Price } from './price.tsx';
import styles from './price-cell.module.css';
import { markWords, type PriceMark } from './price-mark.ts';
import { SlipPrice } from './slip-price.tsx';

/** The lowest decimal price that has six characters. */
const sixLetters = 100;

const outcomes = ['home', 'draw', 'away'] as const;
type Outcome = (typeof outcomes)[number];

type PricedMatch = Pick<
  ListedMatch,
  'id' | 'status' | 'bestHomeOdds' | 'bestDrawOdds' | 'bestAwayOdds' | 'chances' | 'prediction' | 'tip' | 'homeShortName' | 'awayShortName'
> &
  Parameters<typeof regularGoals>[0];

/**
 * The best price for an outcome, and below it our chance of it (written by the style sheet). It is marked when we predict the outcome, and more
 * strongly when it is our tip. Before kick-off the price can be put on the bet slip; afterwards it is plain text, framed if the outcome occurred.
 * Without a price a bar shows the chance.
 */
export function RowPrice({
  match,
  outcome,
  className,
}: {
  match: PricedMatch;
  outcome: Outcome;
  /** Places it in the row. */
  className: string | undefined;
}) {
  const { t, format } = useWords();
  const share = match.chances?.[outcomes.indexOf(outcome)];
  const mark = markOf(match, outcome);
  const chance = share === undefined ? undefined : mark === undefined ? format.integer(share) : format.percent(share / 100);
  const odds = { home: match.bestHomeOdds, draw: match.bestDrawOdds, away: match.bestAwayOdds }[outcome];
  const cell = clsx(styles.cell, styles.narrow, odds !== null && odds >= sixLetters && styles.long, className);
  if (odds !== null && match.status === 'scheduled') {
    return (
      <SlipPrice
        matchId={match.id}
        bet={{ market: 'match-result', line: 0, selection: outcome }}
        odds={odds}
        selection={{ home: match.homeShortName, draw: t('odds.draw'), away: match.awayShortName }[outcome]}
        className={clsx(cell, styles.choosable)}
        mark={mark}
        chance={chance}
        of={outcome}
      >
        {mark && <span className={text.visuallyHidden}>, {t(markWords[mark])}</span>}
      </SlipPrice>
    );
  }
  return (
    <span
      className={clsx(cell, odds === null ? styles.none : lookAfterwards(match))}
      data-of={outcome}
      data-chance={chance}
      data-mark={mark}
      style={odds === null && share !== undefined ? ({ '--share': `${share}%` } as CSSProperties) : undefined}
    >
      {odds === null && share !== undefined ? <i className={styles.share} /> : <Price odds={odds} />}
      {mark && <span className={text.visuallyHidden}>, {t(markWords[mark])}</span>}
    </span>
  );
}

/** Returns our opinion of an outcome: a tip that was not withdrawn takes precedence over the prediction; undefined without either. */
function markOf({ tip, prediction }: PricedMatch, outcome: Outcome): PriceMark | undefined {
  const isTipped = tip !== null && tip.state !== 'withdrawn' && tip.bet.market === 'match-result' && tip.bet.selection === outcome;
  if (isTipped) return 'tip';
  return prediction?.result === outcome ? 'predicted' : undefined;
}

/** Returns the class of a price once the match is on or over; undefined before. */
function lookAfterwards({ status }: PricedMatch): string | undefined {
  return status === 'live' || status === 'awaited' || status === 'awarded' || status === 'finished' ? styles.past : undefined;
}

/**
 * Returns the outcome that occurred in regular time, so that its price won; undefined before the end, and for an awarded match, whose stakes are
 * returned.
 */
export function outcomeThatCameIn(match: Pick<PricedMatch, 'status'> & Parameters<typeof regularGoals>[0]): Outcome | undefined {
  if (match.status !== 'finished') return undefined;
  const goals = regularGoals(match);
  return goals && outcomeOf(goals);
}
