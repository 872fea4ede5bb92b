import { setsWords, tennisRoundWords } from '#app/i18n/tennis-words.ts';
import type { AlertFacts, CourtAlertFacts } from '#data/queries/alerts/get-alert-facts.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { PlayOf } from '#domain/sports/sport-types.ts';
import type { NoticeReader, NoticeTexts } from './write-match-notice.ts';

/** Returns what a follower of tennis or basketball reads of an event, in basketball the visiting club first; undefined for one that is not told. */
export function courtNoticeTexts(
  { event, match, court }: AlertFacts & { readonly court: CourtAlertFacts },
  reader: NoticeReader,
): NoticeTexts | undefined {
  if (event.kind !== 'play') return undefined;
  const { t, format } = reader.words;
  const isTurned = court.sport === 'basketball';
  const [first, second] = isTurned ? [match.awayName, match.homeName] : [match.homeName, match.awayName];
  const score = event.score === null ? undefined : format.score(isTurned ? turned(event.score) : event.score);
  const round = court.sport === 'tennis' ? tennisRoundWords(court.stage, t) : '';
  const competition = joined([format.competition(match.competition), round]);
  const isHidden = reader.hideScores || score === undefined;
  switch (event.change) {
    case 'begun':
      return { title: t('push.begun', { first, second }), body: competition };
    case 'set-over': {
      if (court.sport !== 'tennis' || event.score === null) return undefined;
      const count = event.score.home + event.score.away;
      if (isHidden) return { title: t('push.setOverHidden', { count, first, second }), body: competition };
      const sets = setsWords(court.play?.sets.slice(0, count) ?? [], reader.words);
      return { title: t('push.setOver', { count, first, score, second }), body: joined([sets, competition]) };
    }
    case 'half-time':
      if (isHidden) return { title: t('push.halfTimeHidden', { home: first, away: second }), body: competition };
      return { title: t('push.halfTime', { home: first, score, away: second }), body: competition };
    case 'ended': {
      if (reader.hideScores) return { title: t('push.endedHidden', { first, second }), body: competition };
      const title = isHidden ? t('push.endedHidden', { first, second }) : t('push.ended', { first, score, second });
      return { title, body: joined([...howItEnded(court, [first, second], reader.words), competition]) };
    }
    case 'going-on':
      return undefined;
  }
}

const turned = ({ home, away }: Goals): Goals => ({ home: away, away: home });
const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** Returns the games of the sets and why a match of tennis was not played to its end; of a game of basketball that there was overtime. */
function howItEnded(court: CourtAlertFacts, names: Pair<string>, words: NoticeReader['words']): string[] {
  if (court.sport === 'basketball') return court.play?.overtime === undefined ? [] : [words.t('basketball.afterOvertime')];
  if (court.sport !== 'tennis') return [];
  return court.play === undefined ? [] : [setsWords(court.play.sets, words), endingWords(court.play, names, words)];
}

function endingWords({ winner, ending }: PlayOf<'tennis'>, names: Pair<string>, { t }: NoticeReader['words']): string {
  if (winner === undefined || ending === undefined || ending === 'completed') return '';
  return t(`tennis.${ending}`, { player: names[ending === 'awarded' ? winner : ((1 - winner) as 0 | 1)] });
}
