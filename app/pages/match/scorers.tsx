import { NamedPlayer } from '#app/components/named-player.tsx';
import { minuteOf, playerOf } from '#app/components/player-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import styles from './match-head.module.css';
import type { MatchView } from './match-view.server.ts';

/** The goals of each side under its name. */
export function Scorers({ scorers }: { scorers: MatchView['scorers'] }) {
  const { t } = useWords();
  if (scorers.home.length === 0 && scorers.away.length === 0) return null;
  return (
    <div className={styles.scorers}>
      <ul aria-label={t('match.scorers')}>
        {scorers.home.map((scorer) => (
          <ScorerLine key={keyOf(scorer)} scorer={scorer} />
        ))}
      </ul>
      <ul aria-label={t('match.scorers')}>
        {scorers.away.map((scorer) => (
          <ScorerLine key={keyOf(scorer)} scorer={scorer} />
        ))}
      </ul>
    </div>
  );
}

type Scorer = MatchView['scorers']['home'][number];

function ScorerLine({ scorer }: { scorer: Scorer }) {
  const { t } = useWords();
  const minutes = scorer.goals.map((goal) => {
    const mark =
      goal.kind === 'penalty-goal' ? ` (${t('match.penaltyMark')})` : goal.kind === 'own-goal' ? ` (${t('match.ownGoalMark')})` : '';
    return `${minuteOf(goal)}${mark}`;
  });
  const player = playerOf(scorer.playerName, scorer.shirtNumber, t);
  return (
    <li>
      {player !== undefined && (
        <>
          <NamedPlayer slug={scorer.goals[0]?.playerSlug ?? null}>{player}</NamedPlayer>
          {', '}
        </>
      )}
      {minutes.join(', ')}
    </li>
  );
}

function keyOf({ playerName, shirtNumber, goals }: Scorer): string {
  return `${playerName} ${shirtNumber} ${goals[0]?.minute} ${goals[0]?.kind}`;
}
