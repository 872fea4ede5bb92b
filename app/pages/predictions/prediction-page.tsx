import { leagueWords } from '#app/components/competitions/league-words.ts';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { Price } from '#app/components/prices/price.tsx';
import paper from '#app/components/tips/tip-paper.module.css';
import { WrittenRecords } from '#app/components/tips/written-records.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { clubsOfPrediction, predictedBet, scoreOf } from '#app/opinions/prediction-words.ts';
import { trackRecordAddress } from '#app/pages/track-record/track-record.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import button from '#app/ui/button.module.css';
import chip from '#app/ui/chip.module.css';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { ProvenPrediction } from '#data/queries/prediction/get-prediction.ts';
import { predictedCounts } from '#domain/prediction/predict-counts.ts';
import { predictedChance } from '#domain/prediction/prediction.ts';
import styles from './prediction-page.module.css';
import { predictionPath, predictionsAddress } from './predictions.address.ts';

/** Renders one prediction with the proof of when it was recorded. */
export function PredictionPage({ view: { prediction, record, proof } }: { view: ProvenPrediction }) {
  const words = useWords();
  const { t, format, href } = words;
  const clubs = clubsOfPrediction(prediction);
  const match = pairingInList(clubs, t);
  const title = t('predictions.oneTitle', { match: pairingWords(clubs, t) });
  const { sport, tournament, kickoffUtc, outcome, decimalOdds, homeScore, awayScore } = prediction;
  const afterwards = useComputedAfterwards()(prediction.origin);
  const score = scoreOf(prediction);
  return (
    <div className={section.textPage}>
      <Breadcrumbs
        steps={[
          { name: t('record.title'), path: trackRecordAddress.path },
          { name: t('predictions.title'), path: predictionsAddress.path },
          { name: match, path: predictionPath(prediction) },
        ]}
        headed
      />
      <h1 className={text.title}>{title}</h1>
      <p className={text.lead}>
        {prediction.match === null ? (
          <b>{match}</b>
        ) : (
          <a className={text.link} href={href(matchPath(sport, prediction.match.slug))}>
            {match}
          </a>
        )}
        {', '}
        {tournament === null ? prediction.tournamentId : leagueWords(tournament, format)}
        {', '}
        <KickoffTime moment={kickoffUtc} show="long-day" />
      </p>
      <section className={paper.paper} aria-label={t('predictions.oneName')}>
        <p className={styles.said}>
          <b>{anyBetWords(predictedBet(prediction), clubs, words)}</b> {format.percent(predictedChance(prediction))}
        </p>
        <ul className={styles.facts}>
          {homeScore !== null && awayScore !== null && (
            <li>{t('predictions.likeliestScore', { score: format.score({ home: homeScore, away: awayScore }) })}</li>
          )}
          {prediction.overChance !== null && <li>{t('predictions.over', { share: format.percent(prediction.overChance) })}</li>}
          {prediction.bothScoreChance !== null && (
            <li>{t('predictions.bothScore', { share: format.percent(prediction.bothScoreChance) })}</li>
          )}
          {predictedCounts(prediction).map(({ kind, line, side, chance }) => (
            <li key={kind}>
              {t(`counts.${kind}`)}: {t(`prices.${side}`, { line: format.line(line, false) })}, {format.percent(chance)}
              {prediction[kind] !== null && `. ${t('counts.counted', { count: format.integer(prediction[kind]) })}`}
            </li>
          ))}
          {decimalOdds !== null && (
            <li>
              {t('predictions.bestPrice')} <Price odds={decimalOdds} />
            </li>
          )}
        </ul>
        <p>
          {outcome === null ? t('predictions.open') : t(`predictions.outcomes.${outcome}`)}
          {score !== undefined && `, ${format.score(score)}`}{' '}
          {afterwards && <span className={chip.warning}>{t('tip.computedAfterwards')}</span>}
        </p>
      </section>
      <section className={section.section} id="proof">
        <div className={section.head}>
          <h2 className={text.heading}>{t('record.proof')}</h2>
        </div>
        <p className={text.note}>{t('predictions.proofMeaning', { count: proof.leaves })}</p>
        <proof-check
          leaf={proof.text}
          at={String(proof.leaf)}
          of={String(proof.leaves)}
          path={proof.path.join(' ')}
          root={proof.root}
          line={record.line.replace(`"hash":"${record.record.hash}",`, '')}
          hash={record.record.hash}
        >
          <button type="button" className={button.button} hidden>
            {t('predictions.check')}
          </button>
          <p role="status" hidden>
            <b>{t('predictions.checkHolds')}</b>
          </p>
          <p role="alert" hidden>
            <b>{t('predictions.checkFails')}</b>
          </p>
        </proof-check>
        <p className={text.note}>{t('predictions.leafMeaning')}</p>
        <dl className={styles.proof}>
          <div>
            <dt>{t('predictions.leaf')}</dt>
            <dd>{proof.text}</dd>
          </div>
          {proof.path.length > 0 && (
            <div>
              <dt>{t('predictions.path')}</dt>
              <dd>
                {proof.path.map((hash) => (
                  <span key={hash}>{hash}</span>
                ))}
              </dd>
            </div>
          )}
          <div>
            <dt>{t('predictions.root')}</dt>
            <dd>{proof.root}</dd>
          </div>
        </dl>
        <p>
          <a className={button.button} href={`${predictionPath(prediction)}.json`}>
            JSON
          </a>
        </p>
      </section>
      <WrittenRecords origin={prediction.origin} records={[record]} number={record.record.sequence} />
    </div>
  );
}
