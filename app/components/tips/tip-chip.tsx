import { ChipPrice } from '#app/components/prices/chip-price.tsx';
import { shortBetWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import { writeStanding } from '#domain/live/written-standing.ts';
import { expectedInFootball } from '#domain/match/expected-outcome.ts';
import { footballPlayOf } from '#domain/match/football-play.ts';
import { legKey } from '#domain/slip/leg-key.ts';
import type { StoredScore } from '#domain/sports/stored-score.ts';
import { TipChipFrame } from './tip-chip-frame.tsx';

/** The tip of a match in its row, on pink: on a phone a strip below, elsewhere a chip beside it. Its outcome replaces its price. */
export function TipChip({
  tip,
  home,
  away,
  match,
}: {
  tip: ListedTip;
  home: string;
  away: string;
  match: { readonly id: number } & StoredScore;
}) {
  const words = useWords();
  const bet = shortBetWords(tip.bet, { home, away }, words);
  const isOpen = tip.state === 'open';
  const standing = { status: match.status, ...footballPlayOf(match) };
  return (
    <TipChipFrame
      tip={tip}
      bet={bet}
      follows={isOpen ? { leg: legKey({ matchId: match.id, bet: tip.bet }), standing: writeStanding(standing) } : {}}
    >
      <ChipPrice
        tip={tip}
        bet={bet}
        slipMatchId={match.status === 'scheduled' ? match.id : undefined}
        expected={isOpen ? expectedInFootball(tip.bet, standing) : undefined}
      />
    </TipChipFrame>
  );
}
