import { Price } from '#app/components/price.tsx';
import { SlipPrice } from '#app/components/slip-price.tsx';
import { betOfTip, tipStateOf } from '#app/components/tip-state.ts';
import { shortBetWords } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import { matchToChooseIn } from '../match-to-choose-in.ts';
import type { MatchView } from '../match-view.server.ts';
import { shortNamesOf } from './names-of.ts';

/** What a tip pays; until the kick-off it can be put on the slip. */
export function TipPrice({ tip, view }: { tip: MatchTip; view: Pick<MatchView, 'match' | 'begun'> }) {
  const words = useWords();
  const chosenIn = matchToChooseIn(view);
  if (chosenIn === undefined || tipStateOf(tip) !== 'open') return <Price odds={tip.decimalOdds} />;
  const bet = betOfTip(tip);
  const selection = shortBetWords(bet, shortNamesOf(view.match), words);
  return <SlipPrice matchId={chosenIn} bet={bet} odds={tip.decimalOdds} selection={selection} className="pick" />;
}
