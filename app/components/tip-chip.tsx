import { shortBetWords } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import { ChipPrice } from './chip-price.tsx';
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
