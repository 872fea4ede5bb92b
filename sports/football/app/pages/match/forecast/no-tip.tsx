import { FairPrice } from '#app/components/fair-price.tsx';
import { leadOfNoTips, type NoTipDecision } from '#app/components/no-tip-decisions.ts';
import { NoTipReason } from '#app/components/no-tip-reason.tsx';
import { ReliabilityMark } from '#app/components/reliability-mark.tsx';
import { marketWords } from '#app/i18n/bet-words.ts';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { type PriceMark, PriceScale } from '#app/ui/price-scale.tsx';
import text from '#app/ui/text.module.css';
import type { MatchView } from '../match-view.server.ts';
import { fullNamesOf } from './names-of.ts';
import styles from './no-tip.module.css';

/** That there is no tip, and why: the market that came nearest, with its prices on a scale. */
export function NoTipBox({ view: { match, begun, forecast, noTips, paysMore } }: { view: MatchView }) {
  const { t } = useWords();
  const nearest = noTips[0];
  const short = nearest?.reason === 'price-below-fair' || nearest?.reason === 'value-too-small';
  const lead = leadOfNoTips(noTips, paysMore);
  return (
    <section className={styles.box} aria-labelledby="our-tip">
      <p className={styles.label} id="our-tip">
        {t('tip.title')}
      </p>
      <p className={styles.verdict}>{t('noTip.title')}</p>
      <p className={text.note}>
        {forecast === undefined && t('noTip.noForecast')}
        {lead !== undefined && `${t(lead)} `}
        {nearest !== undefined && <NoTipReason decision={nearest} clubs={fullNamesOf(match)} reliability={forecast?.reliability} />}
      </p>
      {short && <NearestScale nearest={nearest.nearest} />}
      {forecast !== undefined && (
        <p className={styles.label}>
          <ReliabilityMark reliability={forecast.reliability} onPaper />
          {!begun && match.status === 'scheduled' && ` · ${t('noTip.checkedAgain')}`}
        </p>
      )}
    </section>
  );
}

/** The markets without a tip, a line each with its reason. */
export function MarketsWithoutTip({ view: { match, forecast }, decisions }: { view: MatchView; decisions: readonly NoTipDecision[] }) {
  const { t } = useWords();
  return (
    <ul className={styles.markets}>
      {byReason(decisions).map(([first, ...others]) => (
        <li key={first.market}>
          <b>{t('noTip.inMarket', { market: [first, ...others].map(({ market }) => marketWords(market, t)).join(', ') })}</b>
          <span className={styles.reason}>
            <NoTipReason decision={first} clubs={fullNamesOf(match)} reliability={forecast?.reliability} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Groups decisions by market; those with a reason that is the same for all markets make one group. */
function byReason(decisions: readonly NoTipDecision[]): [NoTipDecision, ...NoTipDecision[]][] {
  const groups = Map.groupBy(decisions, ({ market, reason }) => (sameForAll.has(reason) ? reason : market));
  return [...groups.values()] as [NoTipDecision, ...NoTipDecision[]][];
}

const sameForAll: ReadonlySet<NoTipDecision['reason']> = new Set([
  'no-prices',
  'no-sought-market',
  'no-market-forecast',
  'stale-prices',
  'too-little-known',
]);

function NearestScale({ nearest }: { nearest: NoTipDecision['nearest'] }) {
  const { t } = useWords();
  if (nearest?.wantedOdds === undefined) return null;
  const mark = (kind: PriceMark['kind'], odds: number): PriceMark => ({
    kind,
    odds,
    label: withElements(t, `noTip.${kind}`, { price: <FairPrice odds={odds} /> }),
  });
  return (
    <PriceScale
      marks={[mark('best', nearest.decimalOdds), mark('fair', nearest.fairOdds), mark('wanted', firstPriceFrom(nearest.wantedOdds))]}
    />
  );
}

/** Returns the first price in hundredths that is no less than one that was worked out, as 1.49 is too little where 1.493 is wanted. */
function firstPriceFrom(odds: number): number {
  return Math.ceil(odds * 100 - 1e-9) / 100;
}
