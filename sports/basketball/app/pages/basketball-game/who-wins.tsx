import { matchVoteOptions } from '#app/components/matches/match-vote-options.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { OpenVote } from '#app/islands/votes/open-vote.tsx';
import { VoteResult } from '#app/islands/votes/vote-result.tsx';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import type { BasketballGameView } from './basketball-game.server.ts';

/** Draws the visitors' vote: a form until the start, then the final result; nothing when there were no votes. */
export function WhoWins({ view: { game, vote } }: { view: BasketballGameView }) {
  const { t } = useWords();
  if (vote === undefined) return null;
  const item = String(game.id);
  const options = matchVoteOptions({ homeName: game.home.name, awayName: game.away.name, namedFirst: game.namedFirst }, t, 'basketball');
  const heading = t('votes.whoWins');
  if (vote === 'open') {
    return <OpenVote sport="basketball" item={item} heading={heading} question={t('sport.voteQuestion')} options={options} />;
  }
  return (
    <TwoSidedSection title={heading} aside={t('sport.voteClosed')}>
      <own-vote item={`basketball/${item}`}>
        <VoteResult options={options} votes={vote} />
      </own-vote>
    </TwoSidedSection>
  );
}
