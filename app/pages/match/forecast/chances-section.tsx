import { FairPrice } from '#app/components/fair-price.tsx';
import { Price } from '#app/components/price.tsx';
import { SlipPrice } from '#app/components/slip-price.tsx';
import { betWords, marketWords, shortBetWords } from '#app/i18n/bet-words.ts';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { type BarShare, ShareBar } from '#app/ui/share-bar.tsx';
import type { Bet } from '#domain/odds/bet.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { matchToChooseIn } from '../match-to-choose-in.ts';
import type { MatchView } from '../match-view.server.ts';
import type { ForecastView, MarketChances } from './forecast-view.server.ts';
import type { SelectionChance } from './market-chances.ts';
import { shortNamesOf } from './names-of.ts';

/** How likely each outcome is by our forecast, as bars, with the price that would be fair and the best one beside it. */
export function ChancesSection({ view, forecast }: { view: OfMatch; forecast: ForecastView }) {
  const { t } = useWords();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('chances.title')}</h2>
        <span className="aside">{t(`basis.${forecast.basis}`)}</span>
      </div>
      <div className="mk">
        {forecast.main.map((chances) => (
          <MainMarket key={chances.market} chances={chances} view={view} />
        ))}
      </div>
      <p className="cap pnote">{t('chances.note')}</p>
      <h3 className="lines-h further-h">{t('chances.more')}</h3>
      <div className="further-m">
        {forecast.further.map((chances) => (
          <FurtherMarket key={chances.market} chances={chances} view={view} />
        ))}
      </div>
    </section>
  );
}

const sidesOf: Readonly<Record<number, readonly BarShare['side'][]>> = { 2: ['s1', 's2'], 3: ['s1', 'sx', 's2'] };
const came = ({ outcome }: SelectionChance) => outcome === 'won' || outcome === 'half-won';

type OfMatch = Pick<MatchView, 'match' | 'begun'>;

function MainMarket({ chances: { market, selections }, view }: { chances: MarketChances; view: OfMatch }) {
  const { format, t } = useWords();
  const sides = sidesOf[selections.length] ?? [];
  return (
    <section className="m" aria-label={marketWords(market, t)}>
      <h3 className="mn">
        {marketWords(market, t)}
        {market === 'match-result' && <span className="aside">1 X 2</span>}
        {market === 'total-goals' && <span className="aside">{format.line(selections[0]?.bet.line ?? 0, false)}</span>}
      </h3>
      <ShareBar shares={selections.map(({ chance }, at) => ({ side: sides[at] as BarShare['side'], amount: chance }))} />
      <ul className="cells">
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
  const said =
    bet.market === 'both-teams-to-score' ? t(bet.selection === 'yes' ? 'prices.yes' : 'prices.no') : shortBetWords(bet, clubs, words);
  return (
    <li className={`c b${side.slice(1)}${tipped ? ' tipd' : ''}${came(selection) ? ' came' : ''}`}>
      <span className="l">{said}</span>
      <span className="pc">
        {format.percent(chance)}
        {came(selection) && <small> {t('chances.came')}</small>}
      </span>
      <span className="fb">
        {fairOdds !== undefined && <span className="f">{withElements(t, 'chances.fair', { price: <FairPrice odds={fairOdds} /> })}</span>}
        {bestOdds !== undefined && (
          <span className={above ? 'b best' : 'b'}>
            <span className="vh">{t('chances.bestHead')} </span>
            <BestPrice bet={bet} odds={bestOdds} above={above} said={shortBetWords(bet, clubs, words)} view={view} />
          </span>
        )}
      </span>
    </li>
  );
}

/** Until the kick-off a price can be put on the slip. */
function BestPrice({ bet, odds, above, said, view }: { bet: Bet; odds: number; above: boolean; said: string; view: OfMatch }) {
  const { t } = useWords();
  const chosenIn = matchToChooseIn(view);
  const note = above && <span className="vh">, {t('tip.aboveFair')}</span>;
  if (chosenIn === undefined) {
    return (
      <span>
        <Price odds={odds} />
        {note}
      </span>
    );
  }
  return (
    <SlipPrice matchId={chosenIn} bet={bet} odds={odds} selection={said} className="pick">
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
    <details className="line">
      <summary>
        <span className="nm">{marketWords(market, t)}</span>
      </summary>
      <table className="tb further">
        <caption className="vh">{marketWords(market, t)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chances.selection')}</th>
            <th scope="col" className="num">
              {t('chances.chance')}
            </th>
            <th scope="col" className="num">
              {t('chances.fairHead')}
            </th>
            <th scope="col" className="num">
              {t('chances.bestHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {selections.map((selection) => (
            <tr key={`${selection.bet.line} ${selection.bet.selection}`} className={selection.tipped ? 'tipd' : undefined}>
              <th scope="row">
                {market === 'correct-score' ? shortBetWords(selection.bet, clubs, words) : betWords(selection.bet, clubs, words)}
                {came(selection) && <small> {t('chances.came')}</small>}
              </th>
              <td className="num strong">{format.percent(selection.chance, market === 'correct-score' ? 1 : 0)}</td>
              <td className="num">{selection.fairOdds === undefined ? '–' : <FairPrice odds={selection.fairOdds} />}</td>
              <td className={selection.above ? 'num bp' : 'num'}>
                {selection.bestOdds === undefined ? (
                  <Price odds={null} />
                ) : (
                  <BestPrice
                    bet={selection.bet}
                    odds={selection.bestOdds}
                    above={selection.above}
                    said={shortBetWords(selection.bet, clubs, words)}
                    view={view}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {returnable && <p className="cap pnote">{t('chances.noteWithoutVoid')}</p>}
    </details>
  );
}
