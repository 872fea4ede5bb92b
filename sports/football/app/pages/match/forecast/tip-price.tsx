import { clsx } from 'clsx';
import { OfferNow } from '#app/components/offers/offer-now.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { betOfTip, tipStateOf } from '#app/components/tips/tip-state.ts';
import { shortBetWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import priceButton from '#app/ui/price-button.module.css';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import { matchIdForSlip } from '../match-id-for-slip.ts';
import type { MatchView } from '../match-view.server.ts';
import { shortNamesOf } from './names-of.ts';

type PricesOfView = Pick<MatchView, 'match' | 'begun' | 'offers'>;

/** Draws the price of a tip; until the kick-off its current price can be put on the slip. */
export function TipPrice({ tip, view }: { tip: MatchTip; view: PricesOfView }) {
  const words = useWords();
  const slipMatchId = matchIdForSlip(view);
  if (slipMatchId === undefined || tipStateOf(tip) !== 'open') return <Price odds={tip.decimalOdds} />;
  const bet = betOfTip(tip);
  return (
    <OfferNow
      matchId={slipMatchId}
      bet={bet}
      published={tip.decimalOdds}
      now={view.offers[tip.sequence]}
      selection={shortBetWords(bet, shortNamesOf(view.match), words)}
      className={clsx(priceButton.button, priceButton.onTip)}
    />
  );
}
