import { clsx } from 'clsx';
import { CourtSection } from '#app/components/court/court-section.tsx';
import { FairPrice } from '#app/components/fair-price.tsx';
import { Price } from '#app/components/price.tsx';
import { courtBetWords } from '#app/i18n/court-bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import text from '#app/ui/text.module.css';
import type { BasketballGameView } from './basketball-game.server.ts';
import styles from './chances.module.css';
import type { JudgedBet, JudgedMarket } from './game-chances.ts';

/** The chances of winner, spread and total before the game, each with its fair price and the best one, and what they rest on. */
export function Chances({ view: { game, chances } }: { view: BasketballGameView }) {
  const { t, format } = useWords();
  const { forecast, home } = game;
  if (forecast === null || chances.length === 0) return null;
  const isPriced = forecast.byPrices !== null;
  const hasOffers = chances.some(({ bets }) => bets.some(({ best }) => best !== null));
  return (
    <CourtSection title={t('basketball.chancesBefore')} aside={isPriced ? t('sport.withOdds') : undefined}>
      {chances.map((judged) => (
        <Market key={judged.market} judged={judged} game={game} />
      ))}
      <p className={text.caption}>
        {t(isPriced ? 'sport.priceBasis' : 'sport.ratingBasis')}
        {isPriced && ` ${t('sport.ratingsAlone', { chance: `${home.shortName} ${format.percent(forecast.byRatings)}` })}`}{' '}
        {hasOffers && t('sport.pricesNote')}
      </p>
    </CourtSection>
  );
}

function Market({ judged: { market, bets }, game }: { judged: JudgedMarket; game: BasketballGameView['game'] }) {
  const { t } = useWords();
  const first = Math.round(100 * bets[0].chance);
  return (
    <div className={styles.market}>
      <h3 className={styles.name}>{market === 'moneyline' ? t('sport.winner') : t(`basketball.market.${market}`)}</h3>
      <ShareBar
        className={styles.bar}
        shares={[
          { side: 's1', amount: first },
          { side: 's2', amount: 100 - first },
        ]}
      />
      <div className={styles.pair}>
        <Selection judged={bets[0]} percent={first} game={game} className={styles.first} />
        <Selection judged={bets[1]} percent={100 - first} game={game} className={styles.second} />
      </div>
    </div>
  );
}

function Selection({
  judged: { bet, fair, best },
  percent,
  game: { home, away },
  className,
}: {
  judged: JudgedBet;
  percent: number;
  game: BasketballGameView['game'];
  className: string | undefined;
}) {
  const words = useWords();
  const { t, format } = words;
  const isAbove = fair !== undefined && best !== null && best > fair;
  const clubs = { home: home.shortName, away: away.shortName };
  const named = bet.market === 'moneyline' ? clubs[bet.selection] : courtBetWords(bet, clubs, words);
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
            <Price odds={best} />
            {isAbove && <span className={text.visuallyHidden}>, {t('tip.aboveFair')}</span>}
          </span>
        )}
      </span>
    </div>
  );
}
