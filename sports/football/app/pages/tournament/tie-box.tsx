import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { MatchMoment } from '#app/components/matches/match-moment.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import type { ListedTie } from './knock-out-rounds.ts';
import styles from './tie-box.module.css';
import { tieSentence, tieVerdict } from './tie-words.ts';

interface TieBoxProps {
  readonly tie: ListedTie;
  /** True for a final and a match for third place, after which no club goes through. */
  readonly isForPlace: boolean;
  /** True when there is room for short names only. */
  readonly isNarrow: boolean;
}

/** Draws two clubs, their goals in each leg and in all, the days of the matches, and the winner with the means of the decision. */
export function TieBox({ tie, isForPlace, isNarrow }: TieBoxProps) {
  const words = useWords();
  const { firstId, secondId, winnerId, matches } = tie;
  const [{ listed }] = matches as readonly [ListedTie['matches'][number]];
  const isLive = matches.some(({ state }) => state === 'live');
  return (
    <div className={clsx(styles.tie, isLive && styles.live)}>
      <Side tie={tie} teamId={firstId} isNarrow={isNarrow} />
      <Side tie={tie} teamId={secondId} isNarrow={isNarrow} />
      <div className={styles.foot}>
        <span className={styles.matches}>
          {matches.map((match) => (
            <MatchLink key={match.listed.id} match={match.listed} />
          ))}
        </span>
        <b aria-hidden="true">{tieVerdict(words, tie)}</b>
      </div>
      <p className={text.visuallyHidden}>
        {tieSentence(words, tie, winnerId === listed.homeId ? listed.homeName : listed.awayName, isForPlace)}
      </p>
    </div>
  );
}

function Side({ tie, teamId, isNarrow }: { tie: ListedTie; teamId: number; isNarrow: boolean }) {
  const { kind, matches, score, winnerId } = tie;
  const [{ listed }] = matches as readonly [ListedTie['matches'][number]];
  const atHome = listed.homeId === teamId;
  const club = atHome
    ? {
        name: listed.homeName,
        row: listed.homeRowName,
        short: listed.homeShortName,
        crest: listed.homeCrestName,
        colours: listed.homeColours,
      }
    : {
        name: listed.awayName,
        row: listed.awayRowName,
        short: listed.awayShortName,
        crest: listed.awayCrestName,
        colours: listed.awayColours,
      };
  const standing = matches.filter(({ state }) => state !== 'void');
  const single = kind === 'one-match' ? [] : kind === 'replay' ? standing.slice(0, -1) : standing;
  return (
    <p className={clsx(styles.side, winnerId !== undefined && (winnerId === teamId ? styles.won : styles.lost))}>
      <Crest name={club.crest} colours={club.colours} />
      <span className={styles.name} title={club.name}>
        {isNarrow ? club.short : club.row}
      </span>
      <span className={styles.goals} aria-hidden="true">
        {single.map(({ goals, homeId, state, listed: { id } }) => (
          <span key={id} className={clsx(state === 'live' && styles.running)}>
            {homeId === teamId ? goals?.home : goals?.away}
          </span>
        ))}
        <b className={clsx(standing.some(({ state }) => state === 'live') && styles.running)}>
          {teamId === tie.firstId ? score?.first : score?.second}
        </b>
      </span>
    </p>
  );
}

/** Draws the day of a match as a link to it, with its hour before it is played, or with its status when it was not played. */
function MatchLink({ match }: { match: ListedMatch }) {
  const { format, href, t } = useWords();
  const hasScore = match.homeGoals !== null && match.awayGoals !== null;
  const sides = hasScore
    ? `${match.homeName} ${format.score({ home: match.homeGoals, away: match.awayGoals })} ${match.awayName}`
    : t('match.versus', { home: match.homeName, away: match.awayName });
  const moment = new Date(match.kickoffUtc);
  const isOrdinary = match.status === 'finished' || (match.status === 'scheduled' && !match.kickoffKnown);
  return (
    <a href={href(`/${match.slug}`)} className={clsx(match.status === 'live' && styles.running)}>
      {match.status !== 'live' && <KickoffTime moment={moment} show="row-day" dayAlone={!match.kickoffKnown} />}
      {!isOrdinary && (
        <>
          {' '}
          <MatchMoment match={match} />
        </>
      )}
      {match.status === 'live' && match.leg !== null && ` ${t('round.leg', { number: match.leg })}`}
      <span className={text.visuallyHidden}>
        {match.leg !== null && match.status !== 'live' && ` ${t('round.leg', { number: match.leg })}:`} {sides}
      </span>
    </a>
  );
}
