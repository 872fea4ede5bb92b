import { matchVoteOptions } from '#app/components/matches/match-vote-options.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { OpenVote } from '#app/islands/votes/open-vote.tsx';
import { VoteResult } from '#app/islands/votes/vote-result.tsx';
import { MatchSection } from './match-section.tsx';
import type { MatchView } from './match-view.server.ts';

/** Draws the visitors' vote: a form until kick-off, then the final result; nothing when there were no votes. */
export function WhoWins({ view: { match, vote } }: { view: MatchView }) {
  const { t } = useWords();
  if (vote === undefined) return null;
  const item = String(match.id);
  const options = matchVoteOptions(match, t);
  const heading = t('votes.whoWins');
  if (vote === 'open')
    return <OpenVote sport="soccer" item={item} heading={heading} question={t('votes.matchQuestion')} options={options} />;
  return (
    <MatchSection title={heading} aside={t('votes.closed')}>
      <own-vote item={`soccer/${item}`}>
        <VoteResult options={options} votes={vote} />
      </own-vote>
    </MatchSection>
  );
}
