import { lastNameOf, minuteOf } from '#app/components/competitions/player-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { NamedPlayer } from '../../components/named-player.tsx';
import styles from './match-head.module.css';
import type { MatchView } from './match-view.server.ts';

type Scorer = MatchView['scorers']['home'][number];
type SentOff = MatchView['sentOff']['home'][number];

/**
 * Draws one line with a side's last scorer, or with its last sending-off when it has no goal, and the number of further ones, which the timeline
 * names. Goals come before cards, since the score above asks for them.
 */
export function LastEventOfSide({ scorers, sentOff }: { scorers: readonly Scorer[]; sentOff: readonly SentOff[] }) {
  const { t } = useWords();
  const events = [
    ...lastFirst(scorers.map((scorer) => ({ at: lastMinuteOf(scorer), line: <ScorerLine scorer={scorer} /> }))),
    ...lastFirst(sentOff.map((event) => ({ at: event.minute ?? 0, line: <SentOffLine event={event} /> }))),
  ];
  const [last] = events;
  if (last === undefined) return null;
  const further = events.length - 1;
  return (
    <p className={styles.last}>
      {last.line}
      {further > 0 && <a href="#timeline">{t('match.moreScorers', { count: further })}</a>}
    </p>
  );
}

const lastFirst = <Event extends { readonly at: number }>(events: readonly Event[]): Event[] =>
  events.toSorted((first, second) => second.at - first.at);

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
      {player !== undefined && <NamedPlayer slug={scorer.goals[0]?.playerSlug ?? null}>{player}</NamedPlayer>}
      {`${player === undefined ? '' : ', '}${minutes.join(', ')}`}
    </span>
  );
}

function SentOffLine({ event }: { event: SentOff }) {
  const { t } = useWords();
  const player = lastNameOf(event.playerName, event.shirtNumber, t);
  return (
    <span>
      <i className={styles.red} role="img" aria-label={t(`timeline.${event.kind}`)} />{' '}
      {player !== undefined && <NamedPlayer slug={event.playerSlug}>{player}</NamedPlayer>}
      {`${player === undefined ? '' : ', '}${minuteOf(event)}`}
    </span>
  );
}
