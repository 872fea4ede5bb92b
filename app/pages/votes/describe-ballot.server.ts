import { matchVoteOptions } from '#app/components/matches/match-vote-options.ts';
import { playerVoteOptions } from '#app/components/votes/player-vote-options.ts';
import type { VoteOption } from '#app/components/votes/vote-option.ts';
import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { superCupAddress } from '#app/pages/super-cup/super-cup.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { Ballot } from '#data/queries/vote/find-ballot.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Poll } from '#domain/vote/polls.ts';
import type { VotesView } from './votes.server.ts';

/** Returns the subject of a vote, in words. */
export function describeBallot(
  { match, poll }: Ballot,
  site: Site,
): Pick<VotesView, 'title' | 'about' | 'heading' | 'question' | 'options'> {
  const { t } = site.words;
  if (match !== undefined) {
    const name = pairingWords({ home: match.homeName, away: match.awayName, namedFirst: match.namedFirst }, t);
    return {
      title: `${name}: ${t('votes.whoWins')}`,
      about: { name, path: matchPath(match.sport, match.slug) },
      heading: t('votes.whoWins'),
      question: t(rulesOf(match.sport).hasDraw ? 'votes.matchQuestion' : 'sport.voteQuestion'),
      options: matchVoteOptions(match, t, match.sport),
    };
  }
  const name = t('votes.superCup');
  return {
    title: `${name}: ${t('votes.playerOfMatch')}`,
    about: { name, path: superCupAddress.path },
    heading: t('votes.playerOfMatch'),
    question: t('votes.playerQuestion'),
    options: poll === undefined ? [] : playersOf(poll, site),
  };
}

/** Returns the players of a poll, by their names in the language where the content has them. */
function playersOf({ item, options }: Poll, { pieces, words }: Site): VoteOption[] {
  const piece = pieces.find(({ section, slug }) => section === 'special' && slug === item);
  return playerVoteOptions(options, piece?.special?.words[words.locale.tag].players ?? {}, words);
}
