import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import type { NoTipDecision } from '#app/components/tips/no-tip-decisions.ts';
import { NoTipReason } from '#app/components/tips/no-tip-reason.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { type ClubNames, marketWords } from '#app/i18n/words/bet-words.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { MatchView } from '../match-view.server.ts';
import { fullNamesOf } from './names-of.ts';
import styles from './no-tip.module.css';

/** Draws one line with the reason for having no tip; nothing when it has no prices and, being under way, over or off, will have none. */
export function NoTipLine({ view: { match, begun, forecast, noTips } }: { view: MatchView }) {
  const { t } = useWords();
  const [nearest] = noTips;
  if (nearest?.reason === 'no-prices' && (begun || match.status !== 'scheduled')) return null;
  const isShort = nearest?.reason === 'price-below-fair' || nearest?.reason === 'value-too-small';
  return (
    <p className={styles.line}>
      <b>{t('noTip.title')}</b>
      <span>
        {forecast === undefined && t('noTip.noForecast')}
        {nearest !== undefined &&
          (isShort && nearest.nearest?.wantedOdds !== undefined ? (
            <NearestPrice nearest={nearest.nearest} clubs={fullNamesOf(match)} begun={begun} />
          ) : (
            <NoTipReason decision={nearest} clubs={fullNamesOf(match)} reliability={forecast?.reliability} />
          ))}
      </span>
    </p>
  );
}

/** Draws the price that came nearest to a tip, the fair one, and the one needed for a tip. */
function NearestPrice({
  nearest: { bet, decimalOdds, fairOdds, wantedOdds = decimalOdds },
  clubs,
  begun,
}: {
  nearest: NonNullable<NoTipDecision['nearest']>;
  clubs: ClubNames;
  begun: boolean;
}) {
  const words = useWords();
  return withElements(
    words.t,
    begun ? 'noTip.nearestWasWanted' : 'noTip.nearestWanted',
    {
      best: <Price odds={decimalOdds} />,
      fair: <FairPrice odds={fairOdds} />,
      wanted: <FairPrice odds={firstPriceFrom(wantedOdds)} />,
    },
    { bet: anyBetWords(bet, clubs, words) },
  );
}

/** Draws the markets without a tip, a line each with its reason. */
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

/** Returns decisions in groups by market; those with a reason that is the same for all markets are one group. */
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

/** Returns the lowest price in whole hundredths that is not below `odds`: 1.49 is too little for 1.493. */
function firstPriceFrom(odds: number): number {
  return Math.ceil(odds * 100 - 1e-9) / 100;
}
