import { clsx } from 'clsx';
import { lastNameOf, minuteOf } from '#app/components/competitions/player-words.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import signs from '#app/ui/event-signs.module.css';
import text from '#app/ui/text.module.css';
import type { Goals } from '#domain/match/match-score.ts';
import { isGoal, type TimelineEvent, type TimelinePart } from '#domain/match/match-timeline.ts';
import type { ListedMatchEvent } from '../../../data/queries/match/list-match-events.ts';
import { NamedPlayer } from '../../components/named-player.tsx';
import { MatchSection } from './match-section.tsx';
import type { MatchView } from './match-view.server.ts';
import styles from './timeline-section.module.css';

const cardColour: Partial<Record<TimelineEvent['kind'], string | undefined>> = {
  'red-card': signs.red,
  'second-yellow-card': signs.secondYellow,
};

/** Draws the events of the match, home side to the left. A match in play shows the newest first. */
export function TimelineSection({ view }: { view: MatchView }) {
  const { format, t } = useWords();
  const { match, timeline } = view;
  const newestFirst = match.status === 'live';
  const lines = timeline.flatMap(({ part, events }) => {
    const end = endOf(part, view);
    // biome-ignore lint/suspicious/noArrayIndexKey: a timeline is replaced whole
    const played = events.map((event, index) => <EventLine key={`${part} ${index}`} event={event} />);
    return end === undefined
      ? played
      : [
          ...played,
          <li key={part} className={styles.periodEnd}>
            {t(end.key, { score: format.score(end.score) })}
          </li>,
        ];
  });
  return (
    <MatchSection title={t('timeline.title')}>
      {lines.length === 0 && <p className={text.note}>{t('timeline.nothingYet')}</p>}
      <ol className={styles.timeline} reversed={newestFirst}>
        {newestFirst ? lines.reverse() : lines}
      </ol>
    </MatchSection>
  );
}

/** Returns the score at the end of a stretch of play; undefined until it is over, and when it is not known. */
function endOf(part: TimelinePart, { match }: MatchView): { key: MessageKey; score: Goals } | undefined {
  const [key, home, away] = (
    {
      'first-half': ['status.halfTimeScore', match.halfTimeHome, match.halfTimeAway],
      'second-half': ['status.fullTimeScore', match.fullTimeHome, match.fullTimeAway],
      'extra-time': ['status.extraTimeScore', match.extraTimeHome, match.extraTimeAway],
    } as const
  )[part];
  return home === null || away === null ? undefined : { key, score: { home, away } };
}

type Event = TimelineEvent<ListedMatchEvent>;

function EventLine({ event }: { event: Event }) {
  const words = <EventWords event={event} />;
  return (
    <li>
      <span className={styles.home}>{event.side === 'home' && words}</span>
      <span className={styles.minute}>
        <span>{minuteOf(event)}</span>
      </span>
      <span>{event.side === 'away' && words}</span>
    </li>
  );
}

function EventWords({ event }: { event: Event }) {
  const { format, t } = useWords();
  const named = lastNameOf(event.playerName, event.shirtNumber, t);
  const player = named && <NamedPlayer slug={event.playerSlug}>{named}</NamedPlayer>;
  if (event.kind === 'substitution') {
    const replaced = lastNameOf(event.replacedName, event.replacedNumber, t);
    const off = replaced && <NamedPlayer slug={event.replacedSlug}>{replaced}</NamedPlayer>;
    const label =
      player === undefined || off === undefined
        ? (player ?? off ?? t('timeline.substitution'))
        : withElements(t, 'timeline.replaced', { on: player, off });
    return (
      <span className={styles.event}>
        <i className={signs.swap} aria-hidden="true" />
        <span>
          <span className={text.visuallyHidden}>{t('timeline.substitution')}: </span>
          {label}
        </span>
      </span>
    );
  }
  if (isGoal(event.kind) || event.kind === 'missed-penalty') {
    const manner = (
      { 'penalty-goal': t('timeline.penalty'), 'own-goal': t('timeline.ownGoal'), 'missed-penalty': t('timeline.missedPenalty') } as Record<
        string,
        string
      >
    )[event.kind];
    const score = event.score === undefined ? '' : `${format.score(event.score)} `;
    return (
      <span className={clsx(styles.event, event.score !== undefined && styles.goal)}>
        <i className={event.score === undefined ? signs.missed : signs.ball} aria-hidden="true" />
        <span>
          {score}
          {player}
          {player !== undefined && manner !== undefined && ', '}
          {manner}
        </span>
      </span>
    );
  }
  const card = t(`timeline.${event.kind}` as MessageKey);
  return (
    <span className={styles.event}>
      <i className={cardColour[event.kind] ?? signs.yellow} aria-hidden="true" />
      {player === undefined ? (
        <span>{card}</span>
      ) : (
        <span>
          <span className={text.visuallyHidden}>{card}: </span>
          {player}
        </span>
      )}
    </span>
  );
}
