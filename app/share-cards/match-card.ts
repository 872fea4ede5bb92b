import { roundName } from '#app/components/competitions/round-name.ts';
import { stageWord } from '#app/components/competitions/stage-word.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { MatchCard } from './share-card.ts';

type CardMatch = Omit<MatchDetails, 'statistics'>;

/** Returns the share picture of a match: the sides, the competition, the kick-off, and the score at the end. */
export function matchCard(match: CardMatch, { words, name, demonstration }: Pick<Site, 'words' | 'name' | 'demonstration'>): MatchCard {
  const { t, format, locale } = words;
  const { homeGoals, awayGoals } = match;
  const played = (match.status === 'finished' || match.status === 'awarded') && homeGoals !== null && awayGoals !== null;
  return {
    kind: 'match',
    language: locale.tag,
    siteName: name,
    demonstration: demonstration ? `${t('shell.demonstration')} ${t('share.simulated')}` : '',
    competition: format.competition(match.tournamentName),
    round: roundName(t, match),
    home: { name: match.homeName, crestName: match.homeCrestName, colours: match.homeColours },
    away: { name: match.awayName, crestName: match.awayCrestName, colours: match.awayColours },
    score: played ? { home: homeGoals, away: awayGoals } : undefined,
    when: kickoffOf(match, words),
    state: stateOf(match, words),
  };
}

function kickoffOf({ kickoffUtc, kickoffKnown }: CardMatch, { t, format }: Words): string {
  if (!kickoffKnown) return `${format.longDay(kickoffUtc, 'UTC')} · ${t('match.hourUnknown')}`;
  return `${format.longDay(kickoffUtc)}, ${format.timeAndZone(kickoffUtc)}`;
}

function stateOf(match: CardMatch, { t, format }: Words): string {
  if (match.status === 'scheduled' || match.status === 'live') return '';
  const word = t(stageWord(match));
  if (match.status !== 'finished' || match.penaltiesHome === null || match.penaltiesAway === null) return word;
  return `${word} ${format.score({ home: match.penaltiesHome, away: match.penaltiesAway })}`;
}
