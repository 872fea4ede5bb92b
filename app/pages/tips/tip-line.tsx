import { clsx } from 'clsx';
import { ReliabilitySquares } from '#app/components/chances/reliability-mark.tsx';
import { BetLetter } from '#app/components/prices/bet-letter.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import chip from '#app/ui/chip.module.css';
import text from '#app/ui/text.module.css';
import type { DayTip } from './day-tip.ts';
import styles from './tip-line.module.css';

/** Renders one tip on the match above it, which can no longer be bet on: the bet, its price, chance, value and reliability, and its outcome. */
export function TipLine({ tip }: { tip: DayTip }) {
  const words = useWords();
  const { t, format } = words;
  const afterwards = useComputedAfterwards()(tip.origin);
  const bet = anyBetWords(tip.bet, tip.clubs, words);
  return (
    <li className={clsx(styles.tip, afterwards && styles.computedAfterwards)}>
      <span className={styles.card}>
        <b className={styles.bet}>{bet}</b>
        <span className={styles.price}>
          <Price odds={tip.decimalOdds} />
        </span>
        <small className={styles.bookmaker}>
          {tip.bookmaker}
          {afterwards && <span className={chip.warning}>{t('tip.computedAfterwards')}</span>}
        </small>
      </span>
      <span className={styles.figure}>
        <span className={styles.name}>{t('tips.chanceHead')} </span>
        <b>{format.percent(tip.probability)}</b>
      </span>
      <span className={styles.figure}>
        <span className={styles.name}>{t('tip.value')} </span>
        <b>{format.signedPercent(tip.expectedValue, 1)}</b>
      </span>
      <Reliability level={tip.reliabilityLevel} />
      <State tip={tip} />
    </li>
  );
}

function Reliability({ level }: { level: number }) {
  const { t } = useWords();
  return (
    <span className={clsx(styles.figure, styles.reliability)}>
      <ReliabilitySquares level={level} onPaper />
      <span className={text.visuallyHidden}>
        {t('reliability.title')} {t('reliability.of', { level })}
      </span>
    </span>
  );
}

/** Renders the state of a tip: open, being played, the expected outcome, or the outcome with its profit. */
function State({ tip: { state, expected, match, profitUnits } }: { tip: DayTip }) {
  const { t, format } = useWords();
  if (expected !== undefined) {
    return (
      <span className={clsx(styles.state, styles.open)}>
        <BetLetter state={expected} isExpected /> {t('tip.expectedShort')}
      </span>
    );
  }
  if (state === 'open') {
    const live = match?.status === 'live';
    return <span className={clsx(styles.state, live ? styles.live : styles.open)}>{t(live ? 'status.live' : 'betOutcome.open')}</span>;
  }
  return (
    <span className={styles.state}>
      <BetLetter state={state} />
      {profitUnits !== null && <b>{format.signed(profitUnits, 2)}</b>}
    </span>
  );
}
