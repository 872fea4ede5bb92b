import { coverageWords } from '#app/i18n/coverage-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import type { MatchView } from './match-view.server.ts';

/** How the two clubs have fared against each other, and their last meetings. */
export function MeetingsSection({ view: { match, meetings, coverage } }: { view: MatchView }) {
  const { format, href, t } = useWords();
  const { summary, count, shown } = meetings;
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('meetings.title')}</h2>
        {coverage !== undefined && <span className="aside">{coverageWords(coverage, t)}</span>}
      </div>
      {count === 0 && <EmptyState title={t('states.noData')} why={t('meetings.first')} />}
      {count > 0 && (
        <div className="h2h-bar">
          <div className="nums">
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
              <a className="frow met" href={href(`/${meeting.slug}`)}>
                <span className="d">
                  <time dateTime={meeting.kickoffUtc.toISOString()}>{format.dayOfYear(meeting.kickoffUtc)}</time>
                </span>
                <span className="nm">
                  {atHome ? match.homeShortName : match.awayShortName} – {atHome ? match.awayShortName : match.homeShortName}{' '}
                  <small>{format.competition(meeting.tournamentName)}</small>
                </span>
                <b>
                  {meeting.homeGoals}–{meeting.awayGoals}
                  {meeting.penaltiesHome !== null && (
                    <small>
                      {' '}
                      ({meeting.penaltiesHome}–{meeting.penaltiesAway})
                    </small>
                  )}
                </b>
              </a>
            </li>
          );
        })}
      </ul>
      {count > shown.length && <p className="cap fnone">{t('meetings.shown', { shown: shown.length, count })}</p>}
    </section>
  );
}
