import type { Words } from '#app/i18n/words/create-words.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { textsOf } from '#app/sports/texts-of-sports.server.ts';
import type { TwoSidedMatchDetails } from '#data/queries/two-sided/get-two-sided-match.ts';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import { overallScore } from '#domain/sports/rules-of-sports.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { MatchCard } from './share-card.ts';

type CardMatch = TwoSidedMatchDetails<TwoSidedSport>;

/** Returns the share picture of a match of tennis or basketball: its sets or points. */
export function twoSidedMatchCard(
  match: CardMatch,
  { words, name, demonstration }: Pick<Site, 'words' | 'name' | 'demonstration'>,
): MatchCard {
  const { t, format, locale } = words;
  const texts = textsOf<TwoSidedSport>(match.sport);
  const sides = [match.home, match.away].map((side) => ({ name: side.name, crestName: side.crestName, colours: side.colours }));
  const [home, away] = inNamedOrder(match.namedFirst, sides as [MatchCard['home'], MatchCard['away']]);
  return {
    kind: 'match',
    language: locale.tag,
    siteName: name,
    demonstration: demonstration ? `${t('shell.demonstration')} ${t('share.simulated')}` : '',
    competition: texts.competition(match.tournament, t),
    round: texts.round(match, t),
    home,
    away,
    score: scoreOf(match),
    when: match.kickoffKnown
      ? `${format.longDay(match.kickoffUtc)}, ${format.timeAndZone(match.kickoffUtc)}`
      : `${format.longDay(match.kickoffUtc, 'UTC')} · ${t('match.hourUnknown')}`,
    state: stateOf(match, words),
  };
}

const isOver = ({ status }: CardMatch) => status === 'finished' || status === 'awarded';

function scoreOf(match: CardMatch): MatchCard['score'] {
  const { play } = match;
  if (!isOver(match) || play === null) return undefined;
  const score = overallScore({ ...match, play } as Parameters<typeof overallScore>[0]);
  if (score === undefined) return undefined;
  const [first, second] = inNamedOrder(match.namedFirst, score);
  return { home: first, away: second };
}

/** Returns the words for a match's end, or for one that is not played; empty before the end. */
function stateOf(match: CardMatch, words: Words): string {
  const { t } = words;
  if (match.status === 'scheduled' || match.status === 'live') return '';
  if (!isOver(match) || match.play === null) return match.status === 'finished' ? '' : t(`status.${match.status}`);
  return textsOf<TwoSidedSport>(match.sport).ending(match.play, words);
}
