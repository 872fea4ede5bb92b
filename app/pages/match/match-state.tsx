import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { stageWord } from '#app/components/stage-word.ts';
import type { MessageKey } from '#app/i18n/message-keys.ts';
import { useWords } from '#app/i18n/words.tsx';
import pulse from '#app/ui/pulse.module.css';
import text from '#app/ui/text.module.css';
import type { Goals } from '#domain/match/match-score.ts';
import styles from './match-state.module.css';
import type { MatchView } from './match-view.server.ts';

type Match = MatchView['match'];

const written = ({ home, away }: Goals) => `${home}–${away}`;

/** The middle of the head: the score or the hour, what stage the match is in, and the score by period. */
export function MatchState({ match }: { match: Match }) {
  const { t } = useWords();
  const score = pair(match.homeGoals, match.awayGoals);
  const toCome = match.status === 'scheduled';
  return (
    <div className={styles.state}>
      {score === undefined ? (
        <NoScore match={match} />
      ) : (
        <div className={styles.score}>
          <span className={text.visuallyHidden}>{t('match.scoreSpoken', { home: score.home, away: score.away })}</span>
          <span aria-hidden="true">
            {score.home}
            <i>–</i>
            {score.away}
          </span>
        </div>
      )}
      {!toCome && <Stage match={match} />}
      {periodScores(match).map(({ key, goals }) => (
        <div key={key} className={styles.remark}>
          {t(key, { score: written(goals) })}
        </div>
      ))}
    </div>
  );
}

function NoScore({ match }: { match: Match }) {
  const { format, t } = useWords();
  if (match.status !== 'scheduled') return <div className={styles.kickoff}>–</div>;
  if (match.kickoffKnown)
    return (
      <div className={styles.kickoff}>
        <KickoffTime moment={match.kickoffUtc} show="time" />
      </div>
    );
  return (
    <>
      <div className={styles.kickoff}>{format.shortDay(match.kickoffUtc, 'UTC')}</div>
      <div className={styles.remark}>{t('status.hourUnknown')}</div>
    </>
  );
}

function Stage({ match }: { match: Match }) {
  const { t } = useWords();
  if (match.status !== 'live') return <div className={clsx(styles.stage, styles.over)}>{t(stageWord(match))}</div>;
  const minute = match.minute === null ? '' : match.addedMinute === null ? `${match.minute}’` : `${match.minute}+${match.addedMinute}’`;
  const running = match.period === 'first-half' || match.period === 'second-half' || match.period === 'extra-time';
  return (
    <div className={styles.stage}>
      <i className={pulse.pulse} />
      {running && minute !== '' ? (
        <>
          <span>{minute}</span>
          {match.period === 'extra-time' && <span className={styles.remark}>{t('status.extraTime')}</span>}
        </>
      ) : (
        t(stageWord(match))
      )}
    </div>
  );
}

/** Returns the score at the end of each period that is over; what the large score already says is left out. */
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
