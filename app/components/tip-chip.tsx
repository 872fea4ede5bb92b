import { shortBetWords } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import { BetLetter } from './bet-letter.tsx';
import { Price } from './price.tsx';
import { SlipPrice } from './slip-price.tsx';

/** With more letters than this a bet is set narrower. */
const longBet = 14;

/** The tip of a match in its row: on pink, a strip below on a phone, a chip beside where there is room. Its price becomes its outcome. */
export function TipChip({
  tip,
  home,
  away,
  chosenIn,
}: {
  tip: ListedTip;
  home: string;
  away: string;
  /** The match, while the tip can be put on the slip. */
  chosenIn?: number | undefined;
}) {
  const words = useWords();
  const { t, format } = words;
  const afterwards = useComputedAfterwards()(tip.origin);
  const bet = shortBetWords(tip.bet, { home, away }, words);
  return (
    <span className={afterwards ? 'tip rebuilt' : 'tip'} title={afterwards ? t('tip.computedAfterwards') : undefined}>
      <span className="k">{t('tip.chip')}</span>
      <span className={bet.length > longBet ? 'v long' : 'v'} title={bet}>
        {bet}
      </span>
      {afterwards && <span className="vh">, {t('tip.computedAfterwards')}</span>}
      <span className="pb">
        {format.percent(tip.probability)}
        {tip.state !== 'open' && (
          <>
            {' · '}
            <Price odds={tip.decimalOdds} />
          </>
        )}
      </span>
      {tip.state === 'open' && chosenIn !== undefined ? (
        <SlipPrice matchId={chosenIn} bet={tip.bet} odds={tip.decimalOdds} selection={bet} className="pr pick" />
      ) : (
        <span className="pr">{tip.state === 'open' ? <Price odds={tip.decimalOdds} /> : <BetLetter state={tip.state} />}</span>
      )}
    </span>
  );
}
