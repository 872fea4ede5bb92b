import { clsx } from 'clsx';
import { shortBetWords } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import { BetLetter } from './bet-letter.tsx';
import { Price } from './price.tsx';
import { SlipPrice } from './slip-price.tsx';
import styles from './tip-chip.module.css';
import { TipChipFrame } from './tip-chip-frame.tsx';

/** The tip of a match in its row: on pink, a strip below on a phone, a chip beside where there is room. Its price becomes its outcome. */
export function TipChip({
  tip,
  home,
  away,
  chosenIn,
}: {
  tip: ListedTip;
  home: string;
  away: string;
  /** The match, while the tip can be put on the slip. */
  chosenIn?: number | undefined;
}) {
  const words = useWords();
  const bet = shortBetWords(tip.bet, { home, away }, words);
  return (
    <TipChipFrame tip={tip} bet={bet}>
      <ChipPrice tip={tip} bet={bet} chosenIn={chosenIn} />
    </TipChipFrame>
  );
}

/** The present price of a tip that can be put on the slip, the published price of another open one, and the outcome's letter of one that is over. */
function ChipPrice({ tip, bet, chosenIn }: { tip: ListedTip; bet: string; chosenIn: number | undefined }) {
  const { t } = useWords();
  if (tip.state !== 'open') {
    return (
      <span className={styles.price}>
        <BetLetter state={tip.state} />
      </span>
    );
  }
  if (chosenIn === undefined || tip.presentOdds === null) {
    return (
      <span className={styles.price}>
        <Price odds={tip.decimalOdds} />
        {chosenIn !== undefined && <span className={text.visuallyHidden}>, {t('tip.notOffered')}</span>}
      </span>
    );
  }
  return (
    <SlipPrice matchId={chosenIn} bet={tip.bet} odds={tip.presentOdds} selection={bet} className={clsx(styles.price, styles.choosable)}>
      {tip.presentOdds !== tip.decimalOdds && (
        <span className={text.visuallyHidden}>
          , {t('tip.whenTipped')} <Price odds={tip.decimalOdds} />
        </span>
      )}
    </SlipPrice>
  );
}
