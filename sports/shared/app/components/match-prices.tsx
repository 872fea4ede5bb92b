import type { ComponentProps } from 'react';
import { PricesSeen } from '#app/components/prices/prices-seen.tsx';
import { anyMarketWords, shortAnyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import text from '#app/ui/text.module.css';
import type { LineComparison } from '#domain/odds/compare-prices.ts';
import { greatestPriceAgeHours } from '#domain/odds/counted-prices.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';
import styles from './match-prices.module.css';
import { pricedLine } from './priced-line.ts';
import { TwoSidedPrices } from './two-sided-prices.tsx';
import { TwoSidedSection } from './two-sided-section.tsx';
import type { MatchOfPrice } from './two-sided-slip-price.tsx';

interface PricedMarket {
  readonly market: AnyMarket;
  readonly lines: readonly LineComparison[];
}

/** Draws all bookmakers' prices of a match side by side, market by market. */
export function MatchPrices({
  match,
  markets,
  begun,
}: {
  match: MatchOfPrice & ComponentProps<typeof PricesSeen>['match'];
  markets: readonly PricedMarket[];
  begun: boolean;
}) {
  const { t } = useWords();
  return (
    <TwoSidedSection
      title={t('prices.title')}
      aside={begun ? t('sport.pricesClosed') : match.pricesSeenAt === null ? undefined : <PricesSeen match={match} start="start" />}
      id="prices"
    >
      {markets.length === 0 && <EmptyState title={t('states.noData')} why={t('prices.none')} />}
      {markets.map(({ market, lines }) => (
        <div key={market} className={styles.market}>
          <h3 className={styles.heading}>{anyMarketWords(market, t)}</h3>
          <Lines market={market} lines={lines} match={match} begun={begun} />
        </div>
      ))}
      {markets.length > 0 && (
        <p className={text.caption}>
          {t('prices.marginNote')}{' '}
          {markets.some(({ lines }) => lines.some(({ old }) => old.length > 0)) && t('prices.oldNote', { hours: greatestPriceAgeHours })}
        </p>
      )}
    </TwoSidedSection>
  );
}

/** Draws the lines with a price, the side named first on the left; when a source gives only a line without prices, the line. */
function Lines({ market, lines, match, begun }: PricedMarket & { match: MatchOfPrice; begun: boolean }) {
  const words = useWords();
  const { t } = words;
  const sides = { home: match.home.shortName, away: match.away.shortName };
  const head = (bet: AnyBet) => shortAnyBetWords(bet, sides, words);
  const shown = lines.map((line) => pricedLine(market, line, match.namedFirst));
  const priced = shown.filter(({ bookmakers, others, old }) =>
    [...bookmakers, ...others, ...old].some(({ prices }) => prices.some((odds) => odds !== null)),
  );
  if (priced.length === 0) {
    return (
      <p className={text.note}>
        {t('prices.market-average')}: {shown.map(({ bets }) => bets.map(head).join(' / ')).join('; ')}
      </p>
    );
  }
  const caption = t('prices.caption', { market: anyMarketWords(market, t) });
  return <TwoSidedPrices lines={priced} match={match} begun={begun} caption={caption} head={head} />;
}
