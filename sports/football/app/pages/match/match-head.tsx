import { clsx } from 'clsx';
import { roundName } from '#app/components/competitions/round-name.ts';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { MatchHeadFrame } from '#app/components/matches/match-head-frame.tsx';
import type { BreadcrumbStep } from '#app/components/page/breadcrumbs.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { FormStrip } from '#app/components/tips/outcome-letter.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { teamAddress } from '../team/team.address.ts';
import { tournamentAddress } from '../tournament/tournament.address.ts';
import styles from './match-head.module.css';
import { MatchState } from './match-state.tsx';
import type { MatchView } from './match-view.server.ts';
import { LastEventOfSide } from './scorers.tsx';

/**
 * Draws the head of the page: the two sides, the time or the score, and a line below: day and ground, and from the first goal or sending-off on each
 * side's last one.
 */
export function MatchHead({ view }: { view: MatchView }) {
  const { t } = useWords();
  const { match, scorers, sentOff } = view;
  const named = t('match.versus', { home: match.homeName, away: match.awayName });
  const hasEvents = [...scorers.home, ...scorers.away, ...sentOff.home, ...sentOff.away].length > 0;
  return (
    <MatchHeadFrame match={{ ...match, sport: 'football' }} named={named} steps={useSteps(match, named)} className={styles.head} inLine>
      <LivePart id="facing" className={styles.facing} on={['status', 'score', 'goal', 'card', 'details']} match={match.id}>
        <Side
          of="home"
          name={match.homeName}
          slug={match.homeSlug}
          crestName={match.homeCrestName}
          colours={match.homeColours}
          sentOff={sentOff.home.length}
        />
        <MatchState match={match} />
        <Side
          of="away"
          name={match.awayName}
          slug={match.awaySlug}
          crestName={match.awayCrestName}
          colours={match.awayColours}
          sentOff={sentOff.away.length}
        />
        <div className={clsx(styles.below, hasEvents && styles.withEvents)}>
          <Below view={view} side="home" hasEvents={hasEvents} />
          <p className={styles.place}>
            <WhenAndWhere match={match} place={view.place} isPast={view.begun && !view.isFollowed} />
          </p>
          <Below view={view} side="away" hasEvents={hasEvents} />
        </div>
      </LivePart>
      {view.isFollowed && (
        <div className={styles.cut}>
          <LiveFeed
            competitions={[match.tournamentId]}
            matches={view.tippedMatches.map(({ id }) => id)}
            inPlace
            startsLate={view.isSettled}
          />
        </div>
      )}
    </MatchHeadFrame>
  );
}

/** Returns the steps of the breadcrumb to a match: its region, its competition, its round. */
function useSteps(match: MatchView['match'], named: string): BreadcrumbStep[] {
  const { format, t } = useWords();
  return [
    { name: format.region(match.region), path: `/leagues?country=${match.categorySlug}` },
    {
      name: format.competition(match.tournamentName),
      path: tournamentAddress.href({ category: match.categorySlug, tournament: match.tournamentSlug }),
    },
    { name: roundName(t, match) || named, path: `/${match.slug}` },
  ];
}

/** Draws the day and the ground; for a past match the year and the hour; in full also the attendance and the referee. */
export function WhenAndWhere({
  match,
  place,
  isPast,
  inFull = false,
}: {
  match: MatchView['match'];
  place: string;
  isPast: boolean;
  inFull?: boolean;
}) {
  const { t } = useWords();
  const facts = [
    place,
    match.neutralVenue ? t('match.neutral') : '',
    match.attendance === null || !inFull ? '' : t('match.attendance', { count: match.attendance }),
    match.referee === null || !inFull ? '' : t('match.referee', { name: match.referee }),
  ].filter((fact) => fact !== '');
  return (
    <>
      {match.kickoffKnown ? (
        isPast ? (
          <>
            <KickoffTime moment={match.kickoffUtc} show="long-day" />, <KickoffTime moment={match.kickoffUtc} show="time" />
          </>
        ) : (
          <>
            <KickoffTime moment={match.kickoffUtc} show="weekday" /> <KickoffTime moment={match.kickoffUtc} show="short-day" />
          </>
        )
      ) : (
        <>
          <KickoffTime moment={match.kickoffUtc} show="long-day" dayAlone /> · {t('match.hourUnknown')}
        </>
      )}
      {facts.map((fact) => (
        <span key={fact}> · {fact}</span>
      ))}
    </>
  );
}

function Side({
  of,
  name,
  slug,
  crestName,
  colours,
  sentOff,
}: {
  of: 'home' | 'away';
  name: string;
  slug: string;
  crestName: string;
  colours: readonly string[];
  sentOff: number;
}) {
  const { href, t } = useWords();
  return (
    <div className={styles.side} data-side={of}>
      <Crest name={crestName} colours={colours} size="large" />
      <b className={clsx(styles.clubName, name.length > longLetters && (name.length > veryLongLetters ? styles.veryLong : styles.long))}>
        <a href={href(teamAddress.href({ slug }))} title={name}>
          {name}
        </a>
      </b>
      {sentOff > 0 && (
        <span className={styles.shortOf}>
          <i className={styles.red} /> <span>{t('match.playersLeft', { count: playersOfASide - sentOff })}</span>
        </span>
      )}
    </div>
  );
}

const playersOfASide = 11;

/* The letters from which a name is set smaller, so that it fits one line of a phone. */
const longLetters = 18;
const veryLongLetters = 22;

/** Draws the line below a side: its last scorer or sending-off; before any event its form. */
function Below({ view, side, hasEvents }: { view: MatchView; side: 'home' | 'away'; hasEvents: boolean }) {
  const { form, scorers, sentOff } = view;
  return (
    <div className={styles.ofSide} data-of={side}>
      {hasEvents ? (
        <LastEventOfSide scorers={scorers[side]} sentOff={sentOff[side]} />
      ) : (
        form[side].outcomes.length > 0 && <FormStrip outcomes={form[side].outcomes} />
      )}
    </div>
  );
}
