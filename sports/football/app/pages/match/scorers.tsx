import { lastNameOf, minuteOf } from '#app/components/player-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { NamedPlayer } from '../../components/named-player.tsx';
import styles from './match-head.module.css';
import type { MatchView } from './match-view.server.ts';

type Scorer = MatchView['scorers']['home'][number];
type SentOff = MatchView['sentOff']['home'][number];

/** Lists in one line who of a side has scored and who was sent off, the last one first; what has no room stands in the timeline. */
export function ScorersOfSide({ scorers, sentOff }: { scorers: readonly Scorer[]; sentOff: readonly SentOff[] }) {
  const { t } = useWords();
  const lines = [
    ...scorers.map((scorer) => ({ at: lastMinuteOf(scorer), line: <ScorerLine key={keyOf(scorer)} scorer={scorer} /> })),
    ...sentOff.map((event) => ({
      at: event.minute ?? 0,
      line: <SentOffLine key={`${event.playerName} ${event.minute}`} event={event} />,
    })),
  ].sort((first, second) => second.at - first.at);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.scorers} aria-label={t('match.scorers')}>
      {lines.map(({ line }) => (
        <li key={line.key}>{line}</li>
      ))}
    </ul>
  );
}

const lastMinuteOf = ({ goals }: Scorer): number => Math.max(...goals.map(({ minute }) => minute ?? 0));

function ScorerLine({ scorer }: { scorer: Scorer }) {
  const { t } = useWords();
  const minutes = scorer.goals.map((goal) => {
    const mark =
      goal.kind === 'penalty-goal' ? ` (${t('match.penaltyMark')})` : goal.kind === 'own-goal' ? ` (${t('match.ownGoalMark')})` : '';
    return `${minuteOf(goal)}${mark}`;
  });
  const player = lastNameOf(scorer.playerName, scorer.shirtNumber, t);
  return (
    <span>
      {player !== undefined && (
        <>
          <NamedPlayer slug={scorer.goals[0]?.playerSlug ?? null}>{player}</NamedPlayer>
          {', '}
        </>
      )}
      {minutes.join(', ')}
    </span>
  );
}

function SentOffLine({ event }: { event: SentOff }) {
  const { t } = useWords();
  const player = lastNameOf(event.playerName, event.shirtNumber, t);
  return (
    <span>
      <i className={styles.red} role="img" aria-label={t(`timeline.${event.kind}`)} />{' '}
      {player !== undefined && (
        <>
          <NamedPlayer slug={event.playerSlug}>{player}</NamedPlayer>
          {', '}
        </>
      )}
      {minuteOf(event)}
    </span>
  );
}

function keyOf({ playerName, shirtNumber, goals }: Scorer): string {
  return `${playerName} ${shirtNumber} ${goals[0]?.minute} ${goals[0]?.kind}`;
}
