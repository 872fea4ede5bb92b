import { clsx } from 'clsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { PricesSeen } from '#app/components/prices/prices-seen.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import priceButton from '#app/ui/price-button.module.css';
import { ShareBar } from '#app/ui/share-bar.tsx';
import text from '#app/ui/text.module.css';
import { wholeChances } from '#domain/chance/whole-chances.ts';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { TwoSidedSlipPrice } from '#sports/shared/app/components/two-sided-slip-price.tsx';
import type { BasketballGameView } from './basketball-game.server.ts';
import styles from './chances.module.css';
import type { JudgedBet, JudgedMarket } from './game-chances.ts';

/** Draws the chances of winner, spread and total before the game, each with its fair price and the best one, and the basis of the forecast. */
export function Chances({ view: { game, chances, begun } }: { view: BasketballGameView }) {
  const { t, format } = useWords();
  const { forecast, home } = game;
  if (forecast === null || chances.length === 0) return null;
  const isPriced = forecast.byPrices !== null;
  const unpriced = game.status === 'postponed' ? 'sport.postponedBasis' : 'sport.ratingBasis';
  const hasOffers = chances.some(({ bets }) => bets.some(({ best }) => best !== null));
  return (
    <TwoSidedSection title={t('basketball.chancesBefore')} aside={isPriced ? t('sport.withOdds') : undefined}>
      {chances.map((judged) => (
        <Market key={judged.market} judged={judged} game={game} begun={begun} />
      ))}
      <p className={text.caption}>
        {t(isPriced ? 'sport.priceBasis' : unpriced)}
        {isPriced && ` ${t('sport.ratingsAlone', { chance: `${home.shortName} ${format.percent(forecast.byRatings)}` })}`}{' '}
        {hasOffers && t('sport.pricesNote')}
        {isPriced && game.pricesSeenAt !== null && (
          <>
            {' '}
            <PricesSeen match={game} start="start" />.
          </>
        )}
      </p>
    </TwoSidedSection>
  );
}

function Market({ judged: { market, bets }, game, begun }: { judged: JudgedMarket } & Pick<BasketballGameView, 'game' | 'begun'>) {
  const { t } = useWords();
  const [first, second] = wholeChances([bets[0].chance, 1 - bets[0].chance]).map((chance) => Math.round(100 * chance)) as [number, number];
  return (
    <div className={styles.market}>
      <h3 className={styles.name}>{market === 'moneyline' ? t('sport.winner') : t(`basketball.market.${market}`)}</h3>
      <ShareBar
        className={styles.bar}
        shares={[
          { side: 's1', amount: first },
          { side: 's2', amount: second },
        ]}
      />
      <div className={styles.pair}>
        <Selection judged={bets[0]} percent={first} game={game} begun={begun} className={styles.first} />
        <Selection judged={bets[1]} percent={second} game={game} begun={begun} className={styles.second} />
      </div>
    </div>
  );
}

function Selection({
  judged: { bet, fair, best, bookmaker },
  percent,
  game,
  begun,
  className,
}: {
  judged: JudgedBet;
  percent: number;
  className: string | undefined;
} & Pick<BasketballGameView, 'game' | 'begun'>) {
  const words = useWords();
  const { t, format } = words;
  const isAbove = fair !== undefined && best !== null && best > fair;
  const clubs = { home: game.home.shortName, away: game.away.shortName };
  const note = isAbove && <span className={text.visuallyHidden}>, {t('tip.aboveFair')}</span>;
  const named = bet.market === 'moneyline' ? clubs[bet.selection] : anyBetWords(bet, clubs, words);
  return (
    <div className={clsx(styles.selection, className)}>
      <span>{named}</span>
      <b>{format.percent(percent / 100)}</b>
      <span className={styles.prices}>
        <span>
          {fair !== undefined && (
            <>
              {t('tip.fairOdds')} <FairPrice odds={fair} />
            </>
          )}
        </span>
        {best !== null && (
          <span className={clsx(isAbove && styles.above)}>
            <span className={text.visuallyHidden}>{t('prices.best')} </span>
            {begun || bookmaker === null ? (
              <>
                <Price odds={best} />
                {note}
              </>
            ) : (
              <TwoSidedSlipPrice match={game} bet={bet} odds={best} bookmaker={bookmaker} className={priceButton.button}>
                {note}
              </TwoSidedSlipPrice>
            )}
          </span>
        )}
      </span>
    </div>
  );
}
