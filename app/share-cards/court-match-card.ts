import type { Words } from '#app/i18n/create-words.ts';
import { setsWords, tennisRoundWords } from '#app/i18n/tennis-words.ts';
import type { Site } from '#app/site-context.server.ts';
import type { CourtMatchDetails } from '#data/queries/court/get-court-match.ts';
import { overallScore } from '#domain/sports/rules-of-sports.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import type { MatchCard } from './share-card.ts';

type CardMatch = { [Name in CourtSport]: CourtMatchDetails<Name> }[CourtSport];

/** Returns a match of tennis or basketball in a share picture: its sets or points, in basketball with the visiting club first. */
export function courtMatchCard(
  match: CardMatch,
  { words, name, demonstration }: Pick<Site, 'words' | 'name' | 'demonstration'>,
): MatchCard {
  const { t, format, locale } = words;
  const sides = [match.home, match.away].map((side) => ({ name: side.name, crestName: side.crestName, colours: side.colours }));
  const [home, away] = (match.sport === 'basketball' ? sides.reverse() : sides) as [MatchCard['home'], MatchCard['away']];
  return {
    kind: 'match',
    language: locale.tag,
    siteName: name,
    demonstration: demonstration ? `${t('shell.demonstration')} ${t('share.simulated')}` : '',
    competition: competitionOf(match, t),
    round: match.sport === 'tennis' ? tennisRoundWords(match.stage, t) : t(`basketball.stage.${match.facts.stage}`),
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

function competitionOf({ sport, tournament }: CardMatch, t: Words['t']): string {
  if (sport === 'basketball') return tournament.name;
  return t(tournament.genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: tournament.name });
}

function scoreOf(match: CardMatch): MatchCard['score'] {
  const { play } = match;
  if (!isOver(match) || play === null) return undefined;
  const score = overallScore({ ...match, play } as Parameters<typeof overallScore>[0]);
  if (score === undefined) return undefined;
  const [first, second] = score;
  return match.sport === 'basketball' ? { home: second, away: first } : { home: first, away: second };
}

/** Returns the games of the sets, and of basketball whether there was overtime; before the end what became of a match that is not played. */
function stateOf(match: CardMatch, words: Words): string {
  const { t } = words;
  if (match.status === 'scheduled' || match.status === 'live') return '';
  if (!isOver(match) || match.play === null) return match.status === 'finished' ? '' : t(`status.${match.status}`);
  if (match.sport === 'basketball') return t(match.play.overtime === undefined ? 'basketball.final' : 'basketball.afterOvertime');
  const { sets, ending } = match.play;
  const broken = ending === undefined || ending === 'completed' ? '' : t(`tennis.${ending}Short`);
  return [setsWords(sets, words), broken].filter((part) => part !== '').join(' ');
}
