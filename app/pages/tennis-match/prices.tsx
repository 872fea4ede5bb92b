import { CourtPrices } from '#app/components/court/court-prices.tsx';
import { CourtSection } from '#app/components/court/court-section.tsx';
import type { Words } from '#app/i18n/create-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import text from '#app/ui/text.module.css';
import { greatestPriceAgeHours } from '#domain/odds/counted-prices.ts';
import styles from './prices.module.css';
import type { MarketComparison, TennisMatchDetails, TennisMatchView } from './tennis-match.server.ts';

/** All bookmakers' prices side by side, market by market. */
export function Prices({ view: { match, markets, begun } }: { view: TennisMatchView }) {
  const words = useWords();
  const { t } = words;
  return (
    <CourtSection title={t('prices.title')} aside={begun ? t('sport.pricesClosed') : undefined} id="prices">
      {markets.length === 0 && <EmptyState title={t('states.noData')} why={t('prices.none')} />}
      {markets.map(({ market, lines }) => (
        <div key={market} className={styles.market}>
          <h3 className={styles.heading}>{t(`tennis.market.${market}`)}</h3>
          <CourtPrices
            lines={lines}
            market={market}
            match={match}
            begun={begun}
            caption={t('prices.caption', { market: t(`tennis.market.${market}`) })}
            heads={(line) => headsOf(market, line, match, words)}
          />
        </div>
      ))}
      {markets.length > 0 && (
        <p className={text.caption}>
          {t('prices.marginNote')}{' '}
          {markets.some(({ lines }) => lines.some(({ old }) => old.length > 0)) && t('prices.oldNote', { hours: greatestPriceAgeHours })}
        </p>
      )}
    </CourtSection>
  );
}

/** Returns what stands above the two columns of a line, whose handicap is that of the player named first. */
function headsOf(
  market: MarketComparison['market'],
  line: number,
  { home, away }: TennisMatchDetails,
  { t, format }: Pick<Words, 't' | 'format'>,
): [string, string] {
  switch (market) {
    case 'match-winner':
      return [home.shortName, away.shortName];
    case 'set-handicap':
      return [`${home.shortName} ${format.line(line, true)}`, `${away.shortName} ${format.line(line === 0 ? 0 : -line, true)}`];
    case 'total-games':
      return [t('prices.over', { line: format.line(line, false) }), t('prices.under', { line: format.line(line, false) })];
  }
}
