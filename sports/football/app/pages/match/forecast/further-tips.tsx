import { BetLetter } from '#app/components/prices/bet-letter.tsx';
import { FiguresNow } from '#app/components/prices/figures-now.tsx';
import { ComputedAfterwardsMark } from '#app/components/tips/computed-afterwards-mark.tsx';
import { expectedOfTip } from '#app/components/tips/expected-of-tip.ts';
import { betOfTip, tipStateOf } from '#app/components/tips/tip-state.ts';
import { betWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { trackRecordAddress } from '#app/pages/track-record/track-record.address.ts';
import text from '#app/ui/text.module.css';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { MatchView } from '../match-view.server.ts';
import styles from './further-tips.module.css';
import { fullNamesOf } from './names-of.ts';
import { TipPrice } from './tip-price.tsx';

/** Draws the other tips of the match, a line each. */
export function FurtherTips({ tips, view }: { tips: readonly MatchTip[]; view: MatchView }) {
  const words = useWords();
  const { format, href, t } = words;
  const clubs = fullNamesOf(view.match);
  return (
    <ul className={styles.tips} aria-label={t('tip.others')}>
      {tips.map((tip) => (
        <li key={tip.sequence}>
          <BetLetter state={expectedOfTip(tip) ?? tipStateOf(tip)} isExpected={expectedOfTip(tip) !== undefined} />
          <span className={styles.bet}>
            {betWords(betOfTip(tip), clubs, words)} <ComputedAfterwardsMark origin={tip.origin} />
          </span>
          <span className={styles.figures}>
            {t('tip.chanceInRow', { chance: format.percent(tip.probability) })}, {format.signedPercent(tip.expectedValue, 1)}
            <FiguresNow tip={tip} now={view.offers[tip.sequence]} />
            {' · '}
            <a className={text.link} href={href(trackRecordAddress.href({ record: tip.sequence }))} title={tip.hash}>
              {t('tip.record', { number: format.integer(tip.sequence) })}
            </a>
          </span>
          <span className={styles.price}>
            <TipPrice tip={tip} view={view} />
          </span>
        </li>
      ))}
    </ul>
  );
}
