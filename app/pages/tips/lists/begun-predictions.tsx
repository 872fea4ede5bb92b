import { PredictionMark } from '#app/components/chances/prediction-mark.tsx';
import { MatchMoment } from '#app/components/matches/match-moment.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { predictedBet } from '#app/opinions/prediction-words.ts';
import { predictionsAddress } from '#app/pages/predictions/predictions.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import chip from '#app/ui/chip.module.css';
import text from '#app/ui/text.module.css';
import type { BegunPrediction } from '#data/queries/prediction/list-begun-predictions.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import styles from './begun-predictions.module.css';

/** Renders the predictions on matches that have begun, each with its score and outcome; a link leads to all of the day when there are more. */
export function BegunPredictions({
  predictions,
  found,
  day,
  utc,
}: {
  predictions: readonly BegunPrediction[];
  found: number;
  day: LocalDay;
  utc: number | undefined;
}) {
  const { t, format, href } = useWords();
  const isAfterwards = useComputedAfterwards();
  return (
    <>
      {predictions.some(({ origin }) => isAfterwards(origin)) && (
        <p className={styles.origin}>
          <span className={chip.warning} title={t('tip.computedAfterwardsMeaning')}>
            {t('tip.computedAfterwards')}
          </span>
        </p>
      )}
      <ol>
        {predictions.map((prediction) => (
          <Row key={prediction.match.id} prediction={prediction} />
        ))}
      </ol>
      {found > predictions.length && (
        <p className={styles.all}>
          <a className={text.link} href={href(predictionsAddress.href({ date: day, utc }))}>
            {t('offer.allPredictions')}
          </a>{' '}
          <span className={text.muted}>{format.integer(found)}</span>
        </p>
      )}
    </>
  );
}

function Row({ prediction: { result, chance, outcome, match } }: { prediction: BegunPrediction }) {
  const words = useWords();
  const { format, href } = words;
  const clubs = { home: match.homeName, away: match.awayName };
  const hasScore = match.homeGoals !== null && match.awayGoals !== null;
  return (
    <li className={styles.row} data-status={match.status}>
      <span className={styles.moment}>
        <MatchMoment match={match} />
      </span>
      <span className={styles.match}>
        <a href={href(matchPath('football', match.slug))}>
          {clubs.home} – {clubs.away}
        </a>{' '}
        {hasScore && <b className={styles.score}>{format.score({ home: match.homeGoals, away: match.awayGoals })}</b>}
      </span>
      <span className={styles.said}>{anyBetWords(predictedBet({ sport: 'football', result }), clubs, words)}</span>
      <span className={styles.chance}>{format.percent(chance)}</span>
      <PredictionMark outcome={outcome} />
    </li>
  );
}
