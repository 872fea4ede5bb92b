import type { ReactNode } from 'react';
import type { PriceMark } from '#app/components/prices/price-mark.ts';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { TwoSidedListedMatch } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';

export type MatchOfPrice = Pick<TwoSidedListedMatch, 'id' | 'home' | 'away' | 'namedFirst'>;

/** Draws a price on a match of tennis or basketball that can be put on the slip; a screen reader reads out the bet, the bookmaker and the match. */
export function TwoSidedSlipPrice({
  match: { id, home, away, namedFirst },
  bet,
  odds,
  bookmaker,
  className,
  mark,
  chance,
  figure,
  children,
}: {
  match: MatchOfPrice;
  bet: AnyBet;
  odds: number;
  bookmaker: string;
  className?: string | undefined;
  mark?: PriceMark | undefined;
  /** Our chance for the bet, below the price. */
  chance?: string | undefined;
  figure?: ReactNode;
  children?: ReactNode;
}) {
  const words = useWords();
  return (
    <SlipPrice
      matchId={id}
      bet={bet}
      odds={odds}
      selection={anyBetWords(bet, { home: home.shortName, away: away.shortName }, words)}
      className={className}
      mark={mark}
      chance={chance}
      figure={figure}
    >
      {children}
      <span className={text.visuallyHidden}>
        , {bookmaker}, {pairingWords({ home: home.name, away: away.name, namedFirst }, words.t)}
      </span>
    </SlipPrice>
  );
}
