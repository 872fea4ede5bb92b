import { textsOf } from '#app/sports/texts-of-sports.server.ts';
import type { AlertFacts, TwoSidedAlertFacts } from '#data/queries/alerts/get-alert-facts.ts';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { NoticeReader, NoticeTexts } from './write-match-notice.ts';

/** Returns the notice of an event in tennis or basketball; undefined for an event without a notice. */
export function twoSidedNoticeTexts(
  { event, match, court }: AlertFacts & { readonly court: TwoSidedAlertFacts },
  reader: NoticeReader,
): NoticeTexts | undefined {
  if (event.kind !== 'play') return undefined;
  const { t, format } = reader.words;
  const texts = textsOf<TwoSidedSport>(court.sport);
  const [first, second] = inNamedOrder(match.namedFirst, [match.homeName, match.awayName]);
  const points = event.score && inNamedOrder(match.namedFirst, [event.score.home, event.score.away]);
  const score = points === null ? undefined : format.score({ home: points[0], away: points[1] });
  const competition = joined([format.competition(match.competition), texts.round({ stage: court.stage }, t)]);
  const isHidden = reader.hideScores || score === undefined;
  switch (event.change) {
    case 'begun':
      return { title: t('push.begun', { first, second }), body: competition };
    case 'set-over': {
      if (event.score === null) return undefined;
      const count = event.score.home + event.score.away;
      if (isHidden) return { title: t('push.setOverHidden', { count, first, second }), body: competition };
      const sets = court.play === undefined ? '' : (texts.setsUntil?.(court.play, count, reader.words) ?? '');
      return { title: t('push.setOver', { count, first, score, second }), body: joined([sets, competition]) };
    }
    case 'half-time':
      if (isHidden) return { title: t('push.halfTimeHidden', { home: first, away: second }), body: competition };
      return { title: t('push.halfTime', { home: first, score, away: second }), body: competition };
    case 'ended': {
      if (reader.hideScores) return { title: t('push.endedHidden', { first, second }), body: competition };
      const title = isHidden ? t('push.endedHidden', { first, second }) : t('push.ended', { first, score, second });
      const ending = court.play === undefined ? [] : texts.endingWithNames(court.play, [first, second], reader.words);
      return { title, body: joined([...ending, competition]) };
    }
    case 'going-on':
      return undefined;
  }
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
