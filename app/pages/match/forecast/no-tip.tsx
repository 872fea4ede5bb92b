import { FairPrice } from '#app/components/fair-price.tsx';
import { Price } from '#app/components/price.tsx';
import { ReliabilityMark } from '#app/components/reliability-mark.tsx';
import { betWords, marketWords } from '#app/i18n/bet-words.ts';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { type PriceMark, PriceScale } from '#app/ui/price-scale.tsx';
import text from '#app/ui/text.module.css';
import type { StoredDecision } from '#data/queries/forecast/get-match-forecast.ts';
import type { Reliability } from '#domain/forecast/forecast.ts';
import { tipRule } from '#domain/tip/tip-rule.ts';
import type { MatchView } from '../match-view.server.ts';
import { rowNamesOf } from './names-of.ts';
import styles from './no-tip.module.css';

export type NoTipDecision = Extract<StoredDecision, { kind: 'no-tip' }>;

/** That there is no tip, and why: the market that came nearest, with its prices on a scale. */
export function NoTipBox({ view: { match, begun, forecast, noTips } }: { view: MatchView }) {
  const { t } = useWords();
  const nearest = noTips[0];
  const short = nearest?.reason === 'price-below-fair' || nearest?.reason === 'value-too-small';
  const lead = leadOf(noTips);
  return (
    <section className={styles.box} aria-labelledby="our-tip">
      <p className={styles.label} id="our-tip">
        {t('tip.title')}
      </p>
      <p className={styles.verdict}>{t('noTip.title')}</p>
      <p className={text.note}>
        {forecast === undefined && t('noTip.noForecast')}
        {lead !== undefined && `${t(lead)} `}
        {nearest !== undefined && <Why decision={nearest} match={match} reliability={forecast?.reliability} />}
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

/** Returns what introduces the nearest market. That no market pays more than its chances warrant is said only where none does. */
function leadOf(noTips: readonly NoTipDecision[]): 'noTip.lead' | 'noTip.leadTooSmall' | undefined {
  if (noTips[0]?.reason === 'value-too-small') return 'noTip.leadTooSmall';
  const nobodyPaysMore = noTips.every(({ nearest }) => nearest === undefined || nearest.expectedValue < 0);
  return noTips[0]?.reason === 'price-below-fair' && nobodyPaysMore ? 'noTip.lead' : undefined;
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
            <Why decision={first} match={match} reliability={forecast?.reliability} />
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

const sameForAll: ReadonlySet<NoTipDecision['reason']> = new Set(['no-prices', 'stale-prices', 'too-little-known']);

function Why({
  decision: { reason, nearest },
  match,
  reliability,
}: {
  decision: NoTipDecision;
  match: MatchView['match'];
  reliability: Reliability | undefined;
}) {
  const words = useWords();
  const { format, t } = words;
  switch (reason) {
    case 'no-prices':
      return t('noTip.no-prices');
    case 'stale-prices':
      return t('noTip.stale-prices', { hours: tipRule.greatestPriceAgeHours });
    case 'too-little-known':
      return t('noTip.too-little-known', { level: reliability?.level ?? 1, least: tipRule.leastReliability });
  }
  if (nearest === undefined) return null;
  const prices = {
    best: <Price odds={nearest.decimalOdds} />,
    fair: <FairPrice odds={nearest.fairOdds} />,
  };
  const bet = betWords(nearest.bet, rowNamesOf(match), words);
  const value = format.signedPercent(nearest.expectedValue, 1);
  switch (reason) {
    case 'price-below-fair':
      return withElements(t, 'noTip.price-below-fair', prices, { bet });
    case 'value-too-small':
      return withElements(t, 'noTip.value-too-small', prices, { bet, value, least: format.percent(tipRule.leastValue) });
    case 'too-good':
      return withElements(t, 'noTip.too-good', prices, { bet, value });
    case 'too-unlikely':
      return t('noTip.too-unlikely', {
        bet,
        value,
        chance: format.percent(nearest.probability),
        least: format.percent(tipRule.leastProbability),
      });
    case 'other-tip-chosen':
      return t('noTip.other-tip-chosen', { bet, value });
    case 'price-too-short':
      return withElements(t, 'noTip.price-too-short', { best: prices.best, least: <Price odds={tipRule.leastOdds} /> }, { bet });
  }
}

function NearestScale({ nearest }: { nearest: NoTipDecision['nearest'] }) {
  const { t } = useWords();
  if (nearest?.wantedOdds === undefined) return null;
  const mark = (kind: PriceMark['kind'], odds: number): PriceMark => ({
    kind,
    odds,
    label: withElements(t, `noTip.${kind}`, { price: <FairPrice odds={odds} /> }),
  });
  return <PriceScale marks={[mark('best', nearest.decimalOdds), mark('fair', nearest.fairOdds), mark('wanted', nearest.wantedOdds)]} />;
}
