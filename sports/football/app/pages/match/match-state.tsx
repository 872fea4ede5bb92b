import { clsx } from 'clsx';
import { stageWord } from '#app/components/competitions/stage-word.ts';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { SilenceNote } from '#app/components/matches/silence-note.tsx';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { StageWords } from '#app/i18n/words/live-words.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { Translate } from '#app/i18n/words/translate.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import pulse from '#app/ui/pulse.module.css';
import text from '#app/ui/text.module.css';
import type { Goals } from '#domain/match/match-score.ts';
import { writingCustoms } from '#languages/writing-customs.ts';
import styles from './match-state.module.css';
import type { MatchView } from './match-view.server.ts';

type Match = MatchView['match'];

/** Draws the score or the hour, and beside it on a phone, else below, the minute or the stage of the match and the score by period. */
export function MatchState({ match }: { match: Match }) {
  const { format, locale, t } = useWords();
  const score = pair(match.homeGoals, match.awayGoals);
  return (
    <div className={styles.state}>
      {score !== undefined && (
        <span className={clsx(text.visuallyHidden, styles.spoken)}>{t('match.scoreSpoken', { home: score.home, away: score.away })}</span>
      )}
      <div className={styles.score} aria-hidden="true">
        <live-score>
          <span data-goals="home">{score?.home}</span>
          <i>{writingCustoms[locale.tag].scoreSign}</i>
          <span data-goals="away">{score?.away}</span>
        </live-score>
      </div>
      <Kickoff match={match} />
      <div className={styles.beside}>
        <div className={styles.stage}>
          <match-clock stages={JSON.stringify(stagesInFull(t))}>{stageText(match, t)}</match-clock>
          <i className={clsx(pulse.pulse, styles.pulse)} />
        </div>
        <div className={styles.remarks}>
          <live-remark class={clsx(styles.remark, styles.takenBack)}>
            <SilenceNote since={match.silentSince} />
          </live-remark>
          <div>
            {match.status === 'scheduled' && !match.kickoffKnown && <div className={styles.remark}>{t('status.hourUnknown')}</div>}
            {match.lastReported !== null && (
              <div className={styles.remark}>{t('status.lastReported', { score: lastReportedText(match.lastReported, format) })}</div>
            )}
            {periodScores(match).map(({ key, goals }) => (
              <div key={key} className={styles.remark}>
                {t(key, { score: format.score(goals) })}
              </div>
            ))}
            {(match.status === 'finished' || match.status === 'awarded') && (
              <div className={clsx(styles.remark, styles.day)}>
                <KickoffTime moment={match.kickoffUtc} show="short-day" dayAlone={!match.kickoffKnown} />
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Draws the hour or day of kick-off, in place of the score until the match begins. */
function Kickoff({ match }: { match: Match }) {
  const { format } = useWords();
  if (match.status !== 'scheduled') return null;
  return (
    <div className={styles.kickoff}>
      {match.kickoffKnown ? <KickoffTime moment={match.kickoffUtc} show="time" /> : format.shortDay(match.kickoffUtc, 'UTC')}
    </div>
  );
}

/** Returns the words for the stages of a match in their long form. */
function stagesInFull(t: Translate): StageWords {
  return {
    live: t('status.live'),
    'half-time': t('status.halfTime'),
    'extra-time-break': t('status.extraTimeBreak'),
    penalties: t('status.penalties'),
    awaited: t('status.awaited'),
    finished: t('status.fullTime'),
    afterExtraTime: t('status.afterExtraTime'),
    afterPenalties: t('status.afterPenalties'),
    postponed: t('status.postponed'),
    cancelled: t('status.cancelled'),
    abandoned: t('status.abandoned'),
    awarded: t('status.awarded'),
  };
}

function lastReportedText({ home, away, minute, addedMinute }: NonNullable<Match['lastReported']>, format: Words['format']): string {
  const score = format.score({ home, away });
  return minute === null ? score : `${score}, ${minuteText(minute, addedMinute)}`;
}

const minuteText = (minute: number, addedMinute: number | null) => (addedMinute === null ? `${minute}’` : `${minute}+${addedMinute}’`);

function stageText(match: Match, t: Translate): string | undefined {
  if (match.status === 'scheduled') return undefined;
  const isRunning = match.period === 'first-half' || match.period === 'second-half' || match.period === 'extra-time';
  if (match.status !== 'live' || !isRunning || match.minute === null) return t(stageWord(match));
  return minuteText(match.minute, match.addedMinute);
}

/** Returns the score at the end of each finished period, except those already shown as the large score. */
function periodScores(match: Match): { key: MessageKey; goals: Goals }[] {
  const halfTime = pair(match.halfTimeHome, match.halfTimeAway);
  const penalties = pair(match.penaltiesHome, match.penaltiesAway);
  const beyond =
    match.extraTimeHome !== null || penalties !== undefined || match.period === 'extra-time' || match.period === 'extra-time-break';
  const fullTime = beyond ? pair(match.fullTimeHome, match.fullTimeAway) : undefined;
  const extraTime = penalties === undefined ? undefined : pair(match.extraTimeHome, match.extraTimeAway);
  const known = [
    { key: 'status.penaltiesScore', goals: penalties },
    { key: 'status.extraTimeScore', goals: extraTime },
    { key: 'status.fullTimeScore', goals: fullTime },
    { key: 'status.halfTimeScore', goals: match.period === 'half-time' ? undefined : halfTime },
  ] as const;
  return known.flatMap(({ key, goals }) => (goals === undefined ? [] : [{ key, goals }]));
}

function pair(home: number | null, away: number | null): Goals | undefined {
  return home === null || away === null ? undefined : { home, away };
}
