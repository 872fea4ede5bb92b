import { clsx } from 'clsx';
import { coverageWords } from '#app/i18n/words/coverage-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import text from '#app/ui/text.module.css';
import { MatchSection } from './match-section.tsx';
import type { MatchView } from './match-view.server.ts';
import styles from './past-matches.module.css';

/** Draws the balance of the two clubs against each other, and their last meetings. */
export function MeetingsSection({ view: { match, meetings, coverage } }: { view: MatchView }) {
  const { format, href, t } = useWords();
  const { summary, count, shown } = meetings;
  return (
    <MatchSection title={t('meetings.title')} aside={coverage === undefined ? undefined : coverageWords(coverage, t)}>
      {count === 0 && <EmptyState title={t('states.noData')} why={t('meetings.first')} />}
      {count > 0 && (
        <div className={styles.balance}>
          <div className={styles.figures}>
            <span>
              <b>{summary.firstWins}</b> {match.homeShortName}
            </span>
            <span>
              <b>{summary.draws}</b> {t('meetings.draws', { count: summary.draws })}
            </span>
            <span>
              {match.awayShortName} <b>{summary.secondWins}</b>
            </span>
          </div>
          <ShareBar
            shares={[
              { side: 's1', amount: summary.firstWins },
              { side: 'sx', amount: summary.draws },
              { side: 's2', amount: summary.secondWins },
            ]}
          />
        </div>
      )}
      <ul>
        {shown.map((meeting) => {
          const atHome = meeting.homeId === match.homeId;
          return (
            <li key={meeting.slug}>
              <a className={clsx(styles.match, styles.meeting)} href={href(`/${meeting.slug}`)}>
                <span className={styles.day}>
                  <time dateTime={meeting.kickoffUtc.toISOString()}>{format.dayOfYear(meeting.kickoffUtc)}</time>
                </span>
                <span className={styles.clubs}>
                  {atHome ? match.homeShortName : match.awayShortName} – {atHome ? match.awayShortName : match.homeShortName}{' '}
                  <small>{format.competition(meeting.tournamentName)}</small>
                </span>
                <b>
                  {format.score({ home: meeting.homeGoals, away: meeting.awayGoals })}
                  {meeting.penaltiesHome !== null && meeting.penaltiesAway !== null && (
                    <small> ({format.score({ home: meeting.penaltiesHome, away: meeting.penaltiesAway })})</small>
                  )}
                </b>
              </a>
            </li>
          );
        })}
      </ul>
      {count > shown.length && <p className={clsx(text.caption, styles.remark)}>{t('meetings.shown', { shown: shown.length, count })}</p>}
    </MatchSection>
  );
}
