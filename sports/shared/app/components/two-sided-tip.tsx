import { ChipPrice } from '#app/components/prices/chip-price.tsx';
import { expectedOfTwoSidedTip } from '#app/components/tips/expected-of-tip.ts';
import { TipChipFrame } from '#app/components/tips/tip-chip-frame.tsx';
import { shortAnyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import type { TwoSidedListedMatch, TwoSidedListedTip } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';

/** Draws the tip of a match of tennis or basketball in its row, as `TipChip` does for football; only older matches of these sports have tips. */
export function TwoSidedTip({ tip, match }: { tip: TwoSidedListedTip<TwoSidedSport>; match: TwoSidedListedMatch }) {
  const words = useWords();
  const { id, status, home, away } = match;
  const bet = shortAnyBetWords(tip.bet, { home: home.shortName, away: away.shortName }, words);
  const expected = expectedOfTwoSidedTip(tip, match);
  return (
    <TipChipFrame tip={tip} bet={bet} follows={{ shows: expected ?? `${tip.state} ${tip.present?.decimalOdds ?? ''}` }}>
      <ChipPrice tip={tip} bet={bet} slipMatchId={status === 'scheduled' ? id : undefined} expected={expected} />
    </TipChipFrame>
  );
}
