import { clsx } from 'clsx';
import { PredictionMark } from '#app/components/chances/prediction-mark.tsx';
import { leagueWords } from '#app/components/competitions/league-words.ts';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { clubsOfPrediction, predictedBet, scoreOf } from '#app/opinions/prediction-words.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { RecordedPrediction } from '#data/queries/prediction/recorded-prediction.ts';
import { predictedChance } from '#domain/prediction/prediction.ts';
import styles from './prediction-list.module.css';
import { predictionPath } from './predictions.address.ts';

/** Renders the predictions of a day, or of a page of it, by competition, each with its outcome; above a whole day the number of right ones. */
export function PredictionList({
  predictions,
  day,
  isWhole,
}: {
  predictions: readonly RecordedPrediction[];
  day: string;
  isWhole: boolean;
}) {
  const { t, format } = useWords();
  const decided = predictions.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong');
  const right = decided.filter(({ outcome }) => outcome === 'right').length;
  const promised = decided.reduce((sum, prediction) => sum + predictedChance(prediction), 0);
  return (
    <section className={section.section} id="day">
      <div className={section.head}>
        <h2 className={text.heading}>{day}</h2>
        {isWhole && decided.length > 0 && (
          <span className={section.aside}>
            {t('predictions.rightOf', {
              right: format.integer(right),
              decided: format.integer(decided.length),
              promised: format.integer(Math.round(promised)),
            })}
          </span>
        )}
      </div>
      {predictions.length === 0 ? (
        <EmptyState title={t('predictions.noneTitle')} why={t('predictions.noneOfDay')} />
      ) : (
        [...Map.groupBy(predictions, ({ tournamentId }) => tournamentId)].map(([id, ofCompetition]) => (
          <Competition key={id} predictions={ofCompetition} />
        ))
      )}
    </section>
  );
}

function Competition({ predictions }: { predictions: readonly RecordedPrediction[] }) {
  const { t, format } = useWords();
  const [first] = predictions as readonly [RecordedPrediction];
  const decided = predictions.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong');
  return (
    <div className={styles.competition}>
      <h3 className={styles.head}>
        <span>{first.tournament === null ? first.tournamentId : leagueWords(first.tournament, format)}</span>
        {decided.length > 0 && (
          <span className={text.muted}>
            {t('predictions.rightOfLeague', {
              right: format.integer(decided.filter(({ outcome }) => outcome === 'right').length),
              decided: format.integer(decided.length),
            })}
          </span>
        )}
      </h3>
      <ol>
        {predictions.map((prediction) => (
          <Row key={`${prediction.sequence}-${prediction.leaf}`} prediction={prediction} />
        ))}
      </ol>
    </div>
  );
}

function Row({ prediction }: { prediction: RecordedPrediction }) {
  const words = useWords();
  const { t, format, href } = words;
  const { match, kickoffUtc, outcome, origin, sport } = prediction;
  const clubs = clubsOfPrediction(prediction);
  const named = pairingInList(clubs, t);
  const afterwards = useComputedAfterwards()(origin);
  const score = scoreOf(prediction);
  return (
    <li className={clsx(styles.row, afterwards && styles.afterwards)} id={`p${prediction.sequence}-${prediction.leaf}`}>
      <span className={styles.moment}>
        <KickoffTime moment={kickoffUtc} show="time" />
      </span>
      <span className={styles.match}>
        <b>{match === null ? named : <a href={href(matchPath(sport, match.slug))}>{named}</a>}</b>{' '}
        {score !== undefined && <span className={styles.score}>{format.score(score)}</span>}
      </span>
      <span className={styles.said}>
        <a href={href(predictionPath(prediction))}>{anyBetWords(predictedBet(prediction), clubs, words)}</a>
        {afterwards && <span className={text.visuallyHidden}>, {t('tip.computedAfterwards')}</span>}
      </span>
      <span className={styles.chance}>{format.percent(predictedChance(prediction))}</span>
      <PredictionMark outcome={outcome} />
    </li>
  );
}
