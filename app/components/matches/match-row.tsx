import { clsx } from 'clsx';
import { RowPrediction } from '#app/components/chances/row-prediction.tsx';
import { Star } from '#app/components/page/star.tsx';
import { outcomeThatCameIn, RowPrice } from '#app/components/prices/row-price.tsx';
import type { FormOutcome } from '#app/components/tips/outcome-letter.tsx';
import { TipChip } from '#app/components/tips/tip-chip.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { outcomeOf } from '#domain/match/match-score.ts';
import { isGoal } from '#domain/match/match-timeline.ts';
import { writingCustoms } from '#languages/writing-customs.ts';
import { KickoffTime } from './kickoff-time.tsx';
import { LiveCell } from './live-cell.tsx';
import { MatchMoment } from './match-moment.tsx';
import styles from './match-row.module.css';
import { ResultLine, SpokenOutcome } from './result-line.tsx';
import { RowClub } from './row-club.tsx';
import { ScorersLine } from './scorers-line.tsx';

/** The competition of a row in a list of several: its country's code below the hour, and on a desktop's width its name. */
export interface RowCompetition {
  readonly code?: string;
  readonly name: string;
}

const hasScore = (match: ListedMatch) => match.homeGoals !== null && match.awayGoals !== null;

/** Returns the winner of a match, which a shoot-out decides if there was one, or `draw`; undefined before the end and without a score. */
function winnerOf(match: ListedMatch): 'home' | 'draw' | 'away' | undefined {
  if (match.status !== 'finished' && match.status !== 'awarded') return undefined;
  if (match.penaltiesHome !== null && match.penaltiesAway !== null) {
    return outcomeOf({ home: match.penaltiesHome, away: match.penaltiesAway });
  }
  if (match.homeGoals === null || match.awayGoals === null) return undefined;
  return outcomeOf({ home: match.homeGoals, away: match.awayGoals });
}

function outcomeFor(match: ListedMatch, teamId: number): FormOutcome | undefined {
  const winner = winnerOf(match);
  if (winner === undefined || winner === 'draw') return winner;
  return (winner === 'home') === (match.homeId === teamId) ? 'win' : 'loss';
}

/**
 * One match on one line of 44 px: when, who, the score, the best 1 X 2 prices with our chances, what we predict, our tip, the star. The row
 * is one link except for prices and star. `dated` rows name their day, rows of mixed lists their `competition`.
 */
export function MatchRow({
  match,
  dated = false,
  competition,
  id,
  ofTeam,
  withScorers = false,
}: {
  match: ListedMatch;
  dated?: boolean;
  /** Fragment identifier of the row. */
  id?: string | undefined;
  competition?: RowCompetition | undefined;
  /** The club whose results are listed: the row says whether it won, drew or lost. */
  ofTeam?: number | undefined;
  /** True to add a line with the scorers below. */
  withScorers?: boolean;
}) {
  const { format, href, locale, t } = useWords();
  const winner = winnerOf(match);
  const redsOf = (side: 'home' | 'away') =>
    match.highlights.filter((highlight) => highlight.side === side && !isGoal(highlight.kind)).length;
  const outcome = ofTeam === undefined ? undefined : outcomeFor(match, ofTeam);
  const named = t('match.versus', { home: match.homeName, away: match.awayName });
  return (
    <li
      className={clsx(styles.row, competition !== undefined && styles.named, withScorers && styles.withScorers)}
      data-match={match.id}
      data-home={match.homeId}
      data-away={match.awayId}
      data-status={match.status}
      data-marked={match.tip !== null || (match.prediction !== null && match.prediction.outcome !== null) ? '' : undefined}
      data-outcome={outcomeThatCameIn(match)}
      data-winner={winner === 'draw' ? undefined : winner}
    >
      <a id={id} className={styles.link} href={href(`/${match.slug}`)}>
        <span className={text.visuallyHidden}>{named}</span>
      </a>
      <span className={clsx(styles.moment, (dated || competition !== undefined) && styles.dated)}>
        {dated && (
          <small>
            <KickoffTime moment={new Date(match.kickoffUtc)} show="row-day" dayAlone={!match.kickoffKnown} />
          </small>
        )}
        <match-clock>
          <MatchMoment match={match} />
        </match-clock>
        {competition?.code !== undefined && <small title={format.competition(competition.name)}>{competition.code}</small>}
      </span>
      <RowClub
        className={styles.home}
        name={match.homeName}
        row={match.homeRowName}
        short={match.homeShortName}
        crestName={match.homeCrestName}
        colours={match.homeColours}
        reds={redsOf('home')}
        side="home"
      />
      <live-score class={styles.score}>
        <span className={styles.homeGoals} data-goals="home">
          {hasScore(match) ? match.homeGoals : ''}
        </span>
        <span className={styles.scoreSign}>{writingCustoms[locale.tag].scoreSign.trim()}</span>
        <span className={styles.awayGoals} data-goals="away">
          {hasScore(match) ? match.awayGoals : ''}
        </span>
      </live-score>
      <RowClub
        className={styles.away}
        name={match.awayName}
        row={match.awayRowName}
        short={match.awayShortName}
        crestName={match.awayCrestName}
        colours={match.awayColours}
        reds={redsOf('away')}
        side="away"
      />
      <RowPrice match={match} outcome="home" className={styles.homePrice} />
      <RowPrice match={match} outcome="draw" className={styles.drawPrice} />
      <RowPrice match={match} outcome="away" className={styles.awayPrice} />
      {(match.status === 'scheduled' || match.status === 'live') && <LiveCell match={match} />}
      {withScorers && <ScorersLine match={match} className={styles.scorers} />}
      {competition !== undefined && (
        <span className={styles.competition}>
          {outcome !== undefined && <SpokenOutcome outcome={outcome} />}
          {format.competition(competition.name)}
        </span>
      )}
      {competition !== undefined && outcome !== undefined && <ResultLine outcome={outcome} competition={competition.name} />}
      <RowPrediction
        prediction={match.prediction}
        names={{ home: match.homeShortName, away: match.awayShortName }}
        isTipped={match.tip !== null}
      />
      {match.tip !== null && <TipChip tip={match.tip} home={match.homeShortName} away={match.awayShortName} match={match} />}
      <Star id={`m${match.id}`} of={named} className={styles.star} />
    </li>
  );
}
