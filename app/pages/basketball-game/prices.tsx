import { CourtPrices } from '#app/components/court/court-prices.tsx';
import { CourtSection } from '#app/components/court/court-section.tsx';
import type { Words } from '#app/i18n/create-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import text from '#app/ui/text.module.css';
import { greatestPriceAgeHours } from '#domain/odds/counted-prices.ts';
import type { BasketballGameDetails, BasketballGameView, MarketComparison } from './basketball-game.server.ts';
import styles from './prices.module.css';

/** All bookmakers' prices side by side, market by market. */
export function Prices({ view: { game, markets, begun } }: { view: BasketballGameView }) {
  const { t } = useWords();
  return (
    <CourtSection title={t('prices.title')} aside={begun ? t('sport.pricesClosed') : undefined} id="prices">
      {markets.length === 0 && <EmptyState title={t('states.noData')} why={t('prices.none')} />}
      {markets.map(({ market, lines }) => (
        <div key={market} className={styles.market}>
          <h3 className={styles.heading}>{t(`basketball.market.${market}`)}</h3>
          <Lines market={market} lines={lines} game={game} begun={begun} />
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

/** The lines with a price; where a source tells a line alone, the line. */
function Lines({ market, lines, game, begun }: MarketComparison & { game: BasketballGameDetails; begun: boolean }) {
  const words = useWords();
  const { t } = words;
  const priced = lines.filter(({ bookmakers, others }) =>
    [...bookmakers, ...others].some(({ prices }) => prices.some((odds) => odds !== null)),
  );
  const heads = (line: number) => headsOf(market, line, game, words);
  if (priced.length === 0) {
    return (
      <p className={text.note}>
        {t('prices.market-average')}: {lines.map(({ line }) => heads(line).join(' / ')).join('; ')}
      </p>
    );
  }
  return (
    <CourtPrices
      lines={priced}
      market={market}
      match={game}
      begun={begun}
      caption={t('prices.caption', { market: t(`basketball.market.${market}`) })}
      heads={heads}
    />
  );
}

/** Returns what stands above the two columns of a line, which is that of the home side. Prices are stored home side and over first. */
function headsOf(
  market: MarketComparison['market'],
  line: number,
  { home, away }: BasketballGameDetails,
  { t, format }: Pick<Words, 't' | 'format'>,
): [string, string] {
  switch (market) {
    case 'moneyline':
      return [home.shortName, away.shortName];
    case 'spread':
      return [`${home.shortName} ${format.line(line, true)}`, `${away.shortName} ${format.line(line === 0 ? 0 : -line, true)}`];
    case 'total':
      return [t('prices.over', { line: format.line(line, false) }), t('prices.under', { line: format.line(line, false) })];
  }
}
