import { BetLetter } from '#app/components/bet-letter.tsx';
import { ComputedAfterwardsMark } from '#app/components/computed-afterwards-mark.tsx';
import { Price } from '#app/components/price.tsx';
import { courtBetWords } from '#app/i18n/court-bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { trackRecordAddress } from '#app/pages/track-record/track-record.address.ts';
import text from '#app/ui/text.module.css';
import { NoTipWhy } from './no-tip-why.tsx';
import type { TennisMatchView } from './tennis-match.server.ts';
import styles from './tip-line.module.css';

/** Our tip with its price, what became of it and its place in the ledger; or why there is none. */
export function TipLine({ view }: { view: TennisMatchView }) {
  const words = useWords();
  const { t, format, href } = words;
  const { home, away, tip } = view.match;
  if (tip === null) return <NoTipWhy view={view} />;
  return (
    <p className={styles.line}>
      <span className={styles.label}>{t('tip.title')}</span>
      <b>{courtBetWords(tip.bet, { home: home.shortName, away: away.shortName }, words)}</b>
      <span className={styles.price}>
        <Price odds={tip.decimalOdds} />
      </span>
      <span>{format.percent(tip.probability)}</span>
      <ComputedAfterwardsMark origin={tip.origin} />
      <span className={styles.end}>
        {tip.state !== 'open' && (
          <span className={styles.outcome}>
            <BetLetter state={tip.state} />
          </span>
        )}
        <a className={text.link} href={href(trackRecordAddress.href({ record: tip.sequence }))}>
          {t('tip.record', { number: format.integer(tip.sequence) })}
        </a>
      </span>
    </p>
  );
}
