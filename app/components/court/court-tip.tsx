import { BetLetter } from '#app/components/bet-letter.tsx';
import { Price } from '#app/components/price.tsx';
import styles from '#app/components/tip-chip.module.css';
import { TipChipFrame } from '#app/components/tip-chip-frame.tsx';
import type { CourtListedTip } from '#data/queries/court/court-match-list.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import own from './court-tip.module.css';

/** The tip of a match of tennis or basketball in its row, as `TipChip` shows one of football; `bet` is said in few letters. */
export function CourtTip({ tip, bet }: { tip: CourtListedTip<CourtSport>; bet: string }) {
  return (
    <TipChipFrame tip={tip} bet={bet} className={own.tip}>
      <span className={styles.price}>{tip.state === 'open' ? <Price odds={tip.decimalOdds} /> : <BetLetter state={tip.state} />}</span>
    </TipChipFrame>
  );
}
