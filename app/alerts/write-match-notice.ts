import { groundName } from '#app/i18n/names/place-names.server.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import type { AlertFacts, AlertMatch } from '#data/queries/alerts/get-alert-facts.ts';
import type { LiveCard, LiveEvent, LiveGoal } from '#domain/live/live-event.ts';
import { firstSport } from '#domain/sports/sport.ts';
import type { Notice } from './notice.ts';
import { twoSidedNoticeTexts } from './two-sided-notice-texts.ts';

/** The reader of a notice: the words, the time zone, and whether scores are hidden. */
export interface NoticeReader {
  readonly words: Pick<Words, 't' | 'format' | 'locale'>;
  readonly zone: string;
  readonly hideScores: boolean;
}

export type NoticeTexts = Pick<Notice, 'title' | 'body'>;

/** Returns the notice of an event of a match: a title and a line below it, short enough for a locked screen; undefined for an event without a notice. */
export function writeMatchNotice(facts: AlertFacts, reader: NoticeReader): Notice | undefined {
  const { event, match, court } = facts;
  const texts = court === null ? footballTexts(event, match, reader) : twoSidedNoticeTexts({ event, match, court }, reader);
  if (texts === undefined) return undefined;
  return {
    ...texts,
    tag: `m${match.id}`,
    path: matchPath(court?.sport ?? firstSport, match.slug),
    language: reader.words.locale.tag,
  };
}

function footballTexts(event: LiveEvent, match: AlertMatch, reader: NoticeReader): NoticeTexts | undefined {
  const { t, format } = reader.words;
  const { homeName: home, awayName: away } = match;
  const competition = format.competition(match.competition);
  switch (event.kind) {
    case 'status':
      if (event.status === 'finished') return halfOrFullTimeTexts('fullTime', match, reader, competition);
      if (event.period === 'half-time') return halfOrFullTimeTexts('halfTime', match, reader, competition);
      return { title: t('push.kickOff', { home, away }), body: competition };
    case 'line-up':
      return {
        title: t('push.lineUps', { home, away }),
        body: match.kickoffKnown ? t('push.lineUpsBody', { time: format.time(match.kickoffUtc, reader.zone) }) : competition,
      };
    case 'goal':
      return reader.hideScores ? hiddenGoalTexts(event, match, reader) : goalTexts(event, match, reader, competition);
    case 'card': {
      const club = event.card.side === 'home' ? home : away;
      const sides = reader.hideScores
        ? t('match.versus', { home, away })
        : `${home} ${format.score({ home: match.homeGoals ?? 0, away: match.awayGoals ?? 0 })} ${away}`;
      return {
        title: t('push.redCard', { club }),
        body: sentence(momentText(event.card), event.card.playerName, sides),
      };
    }
    default:
      return undefined;
  }
}

function halfOrFullTimeTexts(
  at: 'halfTime' | 'fullTime',
  match: AlertMatch,
  { words: { t, format }, hideScores }: NoticeReader,
  competition: string,
): NoticeTexts {
  const { homeName: home, awayName: away, homeGoals, awayGoals, penaltiesHome, penaltiesAway } = match;
  if (hideScores || homeGoals === null || awayGoals === null) return { title: t(`push.${at}Hidden`, { home, away }), body: competition };
  const title = t(`push.${at}`, { home, score: format.score({ home: homeGoals, away: awayGoals }), away });
  const shootOut =
    penaltiesHome !== null && penaltiesAway !== null ? format.score({ home: penaltiesHome, away: penaltiesAway }) : undefined;
  return { title, body: shootOut === undefined ? competition : t('status.penaltiesScore', { score: shootOut }) };
}

type GoalEvent = Extract<LiveEvent, { kind: 'goal' }>;

function goalTexts(
  { goal, score, change }: GoalEvent,
  match: AlertMatch,
  { words: { t, format } }: NoticeReader,
  competition: string,
): NoticeTexts {
  const { homeName: home, awayName: away, reds } = match;
  if (change === 'taken-back') {
    return {
      title: t('push.takenBack', { score: format.score(score) }),
      body: sentence(momentText(goal), null, t('match.versus', { home, away })),
    };
  }
  const downTo = (['home', 'away'] as const)
    .filter((side) => reds[side] > 0)
    .map((side) => t('push.downTo', { club: side === 'home' ? home : away, count: 11 - reds[side] }));
  const body = [sentence(momentText(goal), scorerText(goal, t), ''), ...downTo].filter((part) => part !== '').join(' ');
  return { title: `${home} ${format.score(score)} ${away}`, body: body || competition };
}

function hiddenGoalTexts(
  { change }: GoalEvent,
  { homeName: home, awayName: away, venueName }: AlertMatch,
  { words: { t, locale } }: NoticeReader,
): NoticeTexts {
  if (change === 'taken-back') return { title: t('push.hiddenTakenBack'), body: t('match.versus', { home, away }) };
  const title =
    venueName === null ? t('push.hiddenGoal', { home, away }) : t('push.hiddenGoalAt', { place: groundName(locale.tag, venueName) });
  return { title, body: t('push.hiddenBody') };
}

/** Returns the minute as match pages write it: `45+2’`; empty when it is not known. */
function momentText({ minute, addedMinute }: Pick<LiveGoal | LiveCard, 'minute' | 'addedMinute'>): string {
  if (minute === null) return '';
  return addedMinute === null ? `${minute}’` : `${minute}+${addedMinute}’`;
}

function scorerText({ kind, playerName: player }: LiveGoal, t: Words['t']): string | null {
  if (player === null) return null;
  if (kind === 'own-goal') return t('push.ownGoal', { player });
  return kind === 'penalty-goal' ? t('push.penalty', { player }) : player;
}

/** Returns the known parts of `71’ Hack. Frankfurt – Mainz`. */
function sentence(moment: string, who: string | null, rest: string): string {
  const first = [moment, who ?? ''].filter((part) => part !== '').join(' ');
  return [who === null || first === '' ? first : `${first}.`, rest].filter((part) => part !== '').join(' ');
}
