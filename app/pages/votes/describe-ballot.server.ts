import { matchVoteOptions } from '#app/components/match-vote-options.ts';
import type { VoteOption } from '#app/components/vote-block.tsx';
import type { MessageKey } from '#app/i18n/message-keys.ts';
import type { Site } from '#app/site-context.server.ts';
import { specialAddresses } from '#app/special-addresses.ts';
import type { Ballot } from '#data/queries/vote/find-ballot.ts';
import type { Poll } from '#domain/vote/polls.ts';
import type { VotesView } from './votes.server.ts';

const clubs: Readonly<Record<string, MessageKey>> = { 'Paris Saint-Germain': 'superCup.paris', 'Tottenham Hotspur': 'superCup.tottenham' };

/** What is voted on, in words. */
export function describeBallot(
  { match, poll }: Ballot,
  site: Site,
): Pick<VotesView, 'title' | 'about' | 'heading' | 'question' | 'options'> {
  const { t } = site.words;
  if (match !== undefined) {
    const name = t('match.versus', { home: match.homeName, away: match.awayName });
    return {
      title: `${name}: ${t('votes.whoWins')}`,
      about: { name, path: `/${match.slug}` },
      heading: t('votes.whoWins'),
      question: t('votes.matchQuestion'),
      options: matchVoteOptions(match, t),
    };
  }
  const name = t('votes.superCup');
  return {
    title: `${name}: ${t('votes.playerOfMatch')}`,
    about: { name, path: specialAddresses.superCup },
    heading: t('votes.playerOfMatch'),
    question: t('votes.playerQuestion'),
    options: poll === undefined ? [] : playersOf(poll, site),
  };
}

/** The players under the names by which readers of the language know them, where the content has such names. */
function playersOf({ item, options }: Poll, { pieces, words: { locale, t } }: Site): VoteOption[] {
  const names = pieces.find(({ section, slug }) => section === 'special' && slug === item)?.special?.words[locale.tag].players ?? {};
  return options.map(({ value, label, group }) => {
    const club = clubs[group];
    return { value, label: names[value] ?? label, group: club === undefined ? group : t(club) };
  });
}
