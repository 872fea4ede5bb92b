import { clsx } from 'clsx';
import { LiveChances, matchInPlay } from '#app/components/chances/live-chances.tsx';
import { PredictionMark } from '#app/components/chances/prediction-mark.tsx';
import { ReliabilityMark } from '#app/components/chances/reliability-mark.tsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { LicensedPrice } from '#app/components/prices/licensed-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import { ComputedAfterwardsMark } from '#app/components/tips/computed-afterwards-mark.tsx';
import { betWords, shortBetWords } from '#app/i18n/words/bet-words.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { BandVerdict } from '#app/opinions/band-verdict.tsx';
import { predictionPath } from '#app/pages/predictions/predictions.address.ts';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import { type BarShare, ShareBar } from '#app/ui/share-bar.tsx';
import { shortFraction } from '#app/ui/short-fraction.ts';
import text from '#app/ui/text.module.css';
import { regularGoals } from '#domain/match/football-play.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { PredictedResult } from '#domain/prediction/prediction.ts';
import { fullNamesOf, shortNamesOf } from '../forecast/names-of.ts';
import { matchIdForSlip } from '../match-id-for-slip.ts';
import type { MatchView } from '../match-view.server.ts';
import styles from './prediction-section.module.css';
import type { MatchPrediction, PredictedCell, PredictionRecordState } from './prediction-view.server.ts';

type OfMatch = Pick<MatchView, 'match' | 'begun'>;

/** Draws the prediction: in words, with its chance, its likeliest score, and all three results with best and fair price; after the match also its outcome. */
export function PredictionSection({ view, prediction }: { view: OfMatch; prediction: MatchPrediction }) {
  const words = useWords();
  const { format, t } = words;
  const { match, begun } = view;
  const { result, shownChance, score, cells, record, ofBand, standing, against, reliability } = prediction;
  return (
    <section className={styles.box} aria-labelledby="our-prediction" data-match={match.id}>
      <div className={styles.top}>
        <h2 className={styles.label} id="our-prediction">
          <Heading standing={standing} />
        </h2>
        <Recorded record={record} />
      </div>
      <p className={styles.said}>
        <span>{betWords(betOn(result), fullNamesOf(match), words)}</span>
        <b>{format.percent(shownChance)}</b>
      </p>
      {score !== undefined && (
        <p className={styles.score}>
          {withElements(t, 'prediction.score', { score: <b>{format.score(score)}</b> })}
          {score.chance !== undefined && `, ${format.percent(score.chance)}`}
        </p>
      )}
      <div>
        <Bar match={match} cells={cells} />
      </div>
      <ul className={clsx(styles.cells, begun && styles.past)}>
        {cells.map((cell) => (
          <Cell key={cell.result} cell={cell} view={view} />
        ))}
      </ul>
      {against !== undefined && (
        <p className={styles.note}>
          {t(against.basis === 'blended' ? 'prediction.againstBlended' : 'prediction.againstInformed', {
            bet: betWords(betOn(against.result), fullNamesOf(match), words),
            chance: format.percent(against.chance),
          })}
        </p>
      )}
      {reliability !== undefined && (
        <p className={styles.note}>
          <ReliabilityMark reliability={reliability} onPaper />
        </p>
      )}
      <Verdict match={match} record={record} />
      {ofBand !== undefined && (
        <p className={clsx(styles.note, styles.told)}>
          <BandVerdict of={ofBand} />
        </p>
      )}
    </section>
  );
}

const betOn = (result: PredictedResult): Bet => ({ market: 'match-result', line: 0, selection: result });

/** Draws the heading, which during the match also shows whether the prediction is right so far, unless the reader has scores hidden. */
function Heading({ standing }: Pick<MatchPrediction, 'standing'>) {
  const { t } = useWords();
  if (standing === undefined) return t('prediction.title');
  return (
    <>
      <span className={styles.told}>{t(standing === 'right' ? 'prediction.standingRight' : 'prediction.standingWrong')}</span>
      <span className={styles.untold}>{t('prediction.title')}</span>
    </>
  );
}

/** Draws the time at which the prediction was recorded, with a link to its proof. */
function Recorded({ record }: { record: PredictionRecordState }) {
  const { href, t } = useWords();
  const isAfterwards = useComputedAfterwards();
  if (record.kind !== 'frozen') return null;
  if (isAfterwards(record.origin)) return <ComputedAfterwardsMark origin={record.origin} />;
  return (
    <a className={clsx(text.link, styles.recorded)} href={href(predictionPath(record))}>
      {withElements(t, 'prediction.recorded', { when: <KickoffTime moment={record.publishedAt} show="time" /> })}
    </a>
  );
}

const sides: Readonly<Record<PredictedResult, BarShare['side']>> = { home: 's1', draw: 'sx', away: 's2' };
const sideClass: Readonly<Record<PredictedResult, string | undefined>> = { home: styles.home, draw: styles.draw, away: styles.away };

/** Draws the chances before the kick-off; during the match the current ones, where they can be computed. */
function Bar({ match, cells }: { match: MatchView['match']; cells: MatchPrediction['cells'] }) {
  const before = <ShareBar className={styles.bar} shares={cells.map(({ result, chance }) => ({ side: sides[result], amount: chance }))} />;
  if (!showsChancesNow(match)) return before;
  return (
    <>
      <div className={clsx(styles.barNow, styles.told)}>
        <LiveChances match={match} />
      </div>
      <div className={styles.untold}>{before}</div>
    </>
  );
}

const showsChancesNow = (match: MatchView['match']) => match.forecast !== null && matchInPlay(match) !== undefined;

function Cell({ cell, view }: { cell: PredictedCell; view: OfMatch }) {
  const words = useWords();
  const { t } = words;
  const { result, chance, isPredicted, isTipped, came } = cell;
  const name = shortBetWords(betOn(result), shortNamesOf(view.match), words);
  return (
    <li className={sideClass[result]} data-predicted={isPredicted ? '' : undefined} data-came={came ? '' : undefined}>
      <span className={styles.name}>{name}</span>
      <span className={clsx(styles.frame, isTipped && styles.tipped)}>
        <PriceAndChance cell={cell} name={name} view={view} />
      </span>
      {chance > 0 && <span className={styles.fair}>{withElements(t, 'chances.fair', { price: <FairPrice odds={1 / chance} /> })}</span>}
      {came && <span className={clsx(text.visuallyHidden, styles.told)}>{t('chances.came')}</span>}
    </li>
  );
}

/**
 * Draws the best price above our chance, which can be put on the slip until the kick-off; the chance alone, on a bar, when there is no price or none
 * may be shown.
 */
function PriceAndChance({
  cell: { result, chance, shownChance, offer },
  name,
  view,
}: {
  cell: PredictedCell;
  name: string;
  view: OfMatch;
}) {
  const { format, t } = useWords();
  const figure = (
    <span className={styles.chance}>
      <span className={text.visuallyHidden}>{t('tip.chance')} </span>
      {format.percent(shownChance)}
    </span>
  );
  const withoutPrice = (
    <span className={styles.cell}>
      <i className={styles.share} aria-hidden="true">
        <i style={{ width: `${Math.round(chance * 100)}%` }} />
      </i>
      {figure}
    </span>
  );
  if (offer === undefined) return withoutPrice;
  const slipMatchId = matchIdForSlip(view);
  const price = (
    <span className={styles.price}>
      <span className={text.visuallyHidden}>{t('prices.best')} </span>
      <Price odds={offer.decimalOdds} />
    </span>
  );
  return (
    <LicensedPrice offer={offer} shows={`${offer.decimalOdds} ${shortFraction(chance)} ${slipMatchId ?? ''}`} instead={withoutPrice}>
      {slipMatchId === undefined ? (
        <span className={styles.cell}>
          {price}
          {figure}
        </span>
      ) : (
        <SlipPrice
          matchId={slipMatchId}
          bet={betOn(result)}
          odds={offer.decimalOdds}
          selection={name}
          className={styles.cell}
          figure={price}
        >
          {figure}
        </SlipPrice>
      )}
    </LicensedPrice>
  );
}

/** Draws a line on the record: that the prediction will be or is not recorded, or its outcome. */
function Verdict({ match, record }: { match: MatchView['match']; record: PredictionRecordState }) {
  const { t } = useWords();
  switch (record.kind) {
    case 'to-freeze':
      return <p className={styles.note}>{t('prediction.toFreeze')}</p>;
    case 'no-hour':
      return <p className={styles.note}>{t('prediction.noHour')}</p>;
    case 'not-on-record':
      return (
        <p className={styles.note}>
          <BarNow match={match} />
          {t('prediction.notOnRecord')}
        </p>
      );
    case 'unsaid':
      return null;
    case 'frozen':
      return <Outcome match={match} record={record} />;
  }
}

function Outcome({ match, record }: { match: MatchView['match']; record: PredictionRecordState & { readonly kind: 'frozen' } }) {
  const { format, href, t } = useWords();
  const { outcome } = record;
  const goals = regularGoals(match);
  return (
    <p className={styles.verdict}>
      <BarNow match={match} />
      {outcome !== null && (
        <b className={styles.told}>
          <PredictionMark outcome={outcome} />
          {outcome === 'void' || goals === undefined ? t('prediction.void') : t(`prediction.${outcome}`, { score: format.score(goals) })}
        </b>
      )}
      {outcome === null && match.status === 'finished' && <span className={styles.told}>{t('prediction.open')}</span>}
      <a className={text.link} href={href(predictionPath(record))}>
        {t('prediction.proof')}
      </a>
    </p>
  );
}

/** Draws a note that the bar shows the current chances, not those before the kick-off. */
function BarNow({ match }: { match: MatchView['match'] }) {
  const { t } = useWords();
  return showsChancesNow(match) && <span className={clsx(styles.barWords, styles.told)}>{t('prediction.barNow')} </span>;
}
