import { lastNameOf, minuteOf } from '#app/components/player-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { NamedPlayer } from '../../components/named-player.tsx';
import styles from './match-head.module.css';
import type { MatchView } from './match-view.server.ts';

/** The lines that are kept for each side. */
const linesShown = 3;

/** Lists under the name of each side who has scored and who was sent off; what is beyond three lines stands in the timeline. */
export function Scorers({ scorers, sentOff }: Pick<MatchView, 'scorers' | 'sentOff'>) {
  return (
    <div className={styles.scorers}>
      {(['home', 'away'] as const).map((side) => (
        <LinesOfSide key={side} scorers={scorers[side]} sentOff={sentOff[side]} />
      ))}
    </div>
  );
}

type Scorer = MatchView['scorers']['home'][number];
type SentOff = MatchView['sentOff']['home'][number];

function LinesOfSide({ scorers, sentOff }: { scorers: readonly Scorer[]; sentOff: readonly SentOff[] }) {
  const { t } = useWords();
  const lines = [
    ...scorers.map((scorer) => <ScorerLine key={keyOf(scorer)} scorer={scorer} />),
    ...sentOff.map((event) => <SentOffLine key={`${event.playerName} ${event.minute}`} event={event} />),
  ];
  const further = lines.length - linesShown;
  return (
    <ul aria-label={t('match.scorers')}>
      {lines.slice(0, linesShown).map((line, at) => (
        <li key={line.key}>
          {line}
          {further > 0 && at === linesShown - 1 && <a href="#timeline">{t('match.moreScorers', { count: further })}</a>}
        </li>
      ))}
    </ul>
  );
}

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
