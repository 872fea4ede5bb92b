import { clsx } from 'clsx';
import { leagueWords } from '#app/components/competitions/league-words.ts';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { MatchMoment } from '#app/components/matches/match-moment.tsx';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import type { DayTip } from './day-tip.ts';
import { TipLine } from './tip-line.tsx';
import styles from './tipped-match.module.css';

/** Renders a match with its tips. Its id identifies it when the list grows in place. */
export function TippedMatch({ tips }: { tips: readonly [DayTip, ...DayTip[]] }) {
  const { format } = useWords();
  const [{ match, matchId, competition, kickoffUtc, kickoffKnown }] = tips;
  return (
    <li id={`tips-${match?.id ?? matchId}`} className={clsx(styles.match, match?.status === 'live' && styles.live)}>
      <div className={styles.head}>
        <span className={styles.moment}>
          {match === null ? <KickoffTime moment={kickoffUtc} show="time" dayAlone={!kickoffKnown} /> : <MatchMoment match={match} />}
        </span>
        <MatchName tip={tips[0]} />
        {competition !== null && <span className={styles.league}>{leagueWords(competition, format)}</span>}
      </div>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <TipLine key={tip.sequence} tip={tip} />
        ))}
      </ul>
    </li>
  );
}

function MatchName({ tip: { sport, clubs, match } }: { tip: DayTip }) {
  const { t, format, href } = useWords();
  const goals = match !== null && match.homeGoals !== null && match.awayGoals !== null && ([match.homeGoals, match.awayGoals] as const);
  const score = goals && inNamedOrder(clubs.namedFirst, goals);
  return (
    <h3 className={styles.clubs}>
      <a href={match === null ? undefined : href(matchPath(sport, match.slug))}>{pairingInList(clubs, t)}</a>
      {score && <span className={styles.score}> {format.score({ home: score[0], away: score[1] })}</span>}
    </h3>
  );
}
