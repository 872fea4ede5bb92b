import { clsx } from 'clsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { PricesSeen } from '#app/components/prices/prices-seen.tsx';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import { betWords, marketWords, shortBetWords } from '#app/i18n/words/bet-words.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import priceButton from '#app/ui/price-button.module.css';
import { type BarShare, ShareBar } from '#app/ui/share-bar.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { Bet } from '#domain/odds/bet.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import folded from '../folded-lines.module.css';
import { matchIdForSlip } from '../match-id-for-slip.ts';
import { MatchSection } from '../match-section.tsx';
import type { MatchView } from '../match-view.server.ts';
import { ChanceMoves } from './chance-moves.tsx';
import styles from './chances-section.module.css';
import type { ForecastView, MarketChances } from './forecast-view.server.ts';
import type { SelectionChance } from './market-chances.ts';
import { shortNamesOf } from './names-of.ts';

/** Draws the forecast's chances that the prediction does not show, as bars, with the fair price and the best one beside each. */
export function ChancesSection({ view, forecast }: { view: OfMatch; forecast: ForecastView }) {
  const { t } = useWords();
  return (
    <MatchSection title={t('chances.title')} aside={t(`basis.${forecast.basis}`)}>
      <div className={styles.markets}>
        {forecast.main.filter(besidePrediction).map((chances) => (
          <MainMarket key={chances.market} chances={chances} view={view} />
        ))}
      </div>
      <p className={clsx(text.caption, styles.note)}>
        {t('chances.note')}
        {forecast.basis === 'blended' && view.match.pricesSeenAt !== null && (
          <>
            {' '}
            <PricesSeen match={view.match} />.
          </>
        )}
      </p>
      <ChanceMoves moves={forecast.moves} match={view.match} />
      <h3 className={clsx(folded.heading, styles.more)}>{t('chances.more')}</h3>
      <div className={styles.furtherMarkets}>
        {forecast.further.map((chances) => (
          <FurtherMarket key={chances.market} chances={chances} view={view} />
        ))}
      </div>
    </MatchSection>
  );
}

/** True for every market but the result, whose chances are in the prediction, which may be older than the forecast. */
const besidePrediction = ({ market }: MarketChances) => market !== 'match-result';

const sidesOf: Readonly<Record<number, readonly BarShare['side'][]>> = { 2: ['s1', 's2'], 3: ['s1', 'sx', 's2'] };
const edgeOf: Readonly<Record<BarShare['side'], string | undefined>> = { s1: styles.first, sx: styles.middle, s2: styles.second };
const came = ({ outcome }: SelectionChance) => outcome === 'won' || outcome === 'half-won';

type OfMatch = Pick<MatchView, 'match' | 'begun'>;

function MainMarket({ chances: { market, selections }, view }: { chances: MarketChances; view: OfMatch }) {
  const { format, t } = useWords();
  const sides = sidesOf[selections.length] ?? [];
  return (
    <section className={styles.market} aria-label={marketWords(market, t)}>
      <h3 className={styles.marketName}>
        {marketWords(market, t)}
        {market === 'total-goals' && <span className={styles.marketSign}>{format.line(selections[0]?.bet.line ?? 0, false)}</span>}
      </h3>
      <ShareBar shares={selections.map(({ chance }, at) => ({ side: sides[at] as BarShare['side'], amount: chance }))} />
      <ul className={styles.cells}>
        {selections.map((selection, at) => (
          <Cell key={selection.bet.selection} selection={selection} side={sides[at] as BarShare['side']} view={view} />
        ))}
      </ul>
    </section>
  );
}

function Cell({ selection, side, view }: { selection: SelectionChance; side: BarShare['side']; view: OfMatch }) {
  const words = useWords();
  const { format, t } = words;
  const { bet, chance, fairOdds, bestOdds, above, tipped } = selection;
  const clubs = shortNamesOf(view.match);
  const label =
    bet.market === 'both-teams-to-score' ? t(bet.selection === 'yes' ? 'prices.yes' : 'prices.no') : shortBetWords(bet, clubs, words);
  return (
    <li className={clsx(styles.cell, edgeOf[side], tipped && styles.tipped, came(selection) && styles.came)}>
      <span className={styles.selection}>{label}</span>
      <span className={styles.chance}>
        {format.percent(chance)}
        {came(selection) && <small> {t('chances.came')}</small>}
      </span>
      <span className={styles.prices}>
        {fairOdds !== undefined && (
          <span className={styles.fair}>{withElements(t, 'chances.fair', { price: <FairPrice odds={fairOdds} /> })}</span>
        )}
        {bestOdds !== undefined && (
          <span className={above ? styles.aboveFair : undefined}>
            <span className={text.visuallyHidden}>{t('chances.bestHead')} </span>
            <BestPrice bet={bet} odds={bestOdds} above={above} label={shortBetWords(bet, clubs, words)} view={view} />
          </span>
        )}
      </span>
    </li>
  );
}

/** Draws the best price; until the kick-off it can be put on the slip. */
function BestPrice({ bet, odds, above, label, view }: { bet: Bet; odds: number; above: boolean; label: string; view: OfMatch }) {
  const { t } = useWords();
  const slipMatchId = matchIdForSlip(view);
  const note = above && <span className={text.visuallyHidden}>, {t('tip.aboveFair')}</span>;
  if (slipMatchId === undefined) {
    return (
      <span className={styles.price}>
        <Price odds={odds} />
        {note}
      </span>
    );
  }
  return (
    <SlipPrice matchId={slipMatchId} bet={bet} odds={odds} selection={label} className={priceButton.button}>
      {note}
    </SlipPrice>
  );
}

function FurtherMarket({ chances: { market, selections }, view }: { chances: MarketChances; view: OfMatch }) {
  const words = useWords();
  const { format, t } = words;
  const clubs = shortNamesOf(view.match);
  const returnable = betMarkets[market].canReturnStake;
  return (
    <details className={folded.line}>
      <summary>
        <span>{marketWords(market, t)}</span>
      </summary>
      <table className={clsx(table.table, styles.further)}>
        <caption className={text.visuallyHidden}>{marketWords(market, t)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chances.selection')}</th>
            <th scope="col" className={table.number}>
              {t('chances.chance')}
            </th>
            <th scope="col" className={table.number}>
              {t('chances.fairHead')}
            </th>
            <th scope="col" className={table.number}>
              {t('chances.bestHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {selections.map((selection) => (
            <tr key={`${selection.bet.line} ${selection.bet.selection}`} className={selection.tipped ? styles.tipped : undefined}>
              <th scope="row">
                {market === 'correct-score' ? shortBetWords(selection.bet, clubs, words) : betWords(selection.bet, clubs, words)}
                {came(selection) && <small> {t('chances.came')}</small>}
              </th>
              <td className={clsx(table.number, table.strong)}>{format.percent(selection.chance, market === 'correct-score' ? 1 : 0)}</td>
              <td className={table.number}>{selection.fairOdds === undefined ? '–' : <FairPrice odds={selection.fairOdds} />}</td>
              <td className={clsx(table.number, selection.above && styles.aboveFair)}>
                {selection.bestOdds === undefined ? (
                  <Price odds={null} />
                ) : (
                  <BestPrice
                    bet={selection.bet}
                    odds={selection.bestOdds}
                    above={selection.above}
                    label={shortBetWords(selection.bet, clubs, words)}
                    view={view}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {returnable && <p className={clsx(text.caption, styles.note)}>{t('chances.noteWithoutVoid')}</p>}
    </details>
  );
}
