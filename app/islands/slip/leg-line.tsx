import { clsx } from 'clsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { anyBetWords, anyMarketWords } from '#app/i18n/sports/words-of-sports.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { type NamedSides, pairingWords } from '#app/i18n/words/pairing-words.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { Icon } from '#app/ui/icon.tsx';
import skeleton from '#app/ui/skeleton.module.css';
import text from '#app/ui/text.module.css';
import { useReaderZone } from '#app/ui/use-reader-zone.ts';
import { sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import styles from './leg-line.module.css';
import { namedSides } from './named-sides.ts';
import type { ShownLeg } from './read-slip.ts';
import type { PricedLeg } from './slip-look-up.ts';

/** One selection: its bet, its price, its match, and what has changed since it was added. */
export function LegLine({ leg, single, remove }: { leg: ShownLeg; single: boolean; remove: (selection: string) => void }) {
  const words = useWords();
  const { t } = words;
  const { bet, priced, counts } = leg;
  const named = priced && namedSides(priced);
  const selection = named === undefined ? anyMarketWords(bet.market, t) : anyBetWords(bet, named, words);
  return (
    <li className={clsx(styles.leg, !counts && styles.gone)}>
      <b>{selection}</b>
      <LegPrice leg={leg} />
      <button type="button" className={styles.remove} aria-label={t('slip.remove', { selection })} onClick={() => remove(selection)}>
        <Icon name="close" small />
      </button>
      {priced !== undefined && named !== undefined && <MatchOfLeg leg={leg} priced={priced} sides={named} />}
      {priced === undefined && <span className={clsx(skeleton.line, styles.awaited)} />}
      {single && priced?.probability != null && priced.probability > 0 && <LegChance probability={priced.probability} />}
      {!counts && (
        <span className={clsx(styles.detail, styles.closed)}>
          {t(`slip.${priced?.state === 'open' ? 'noPrice' : priced?.state}` as MessageKey)}
        </span>
      )}
    </li>
  );
}

/** The present price of a selection, after the price at which it was added if they differ. */
function LegPrice({ leg: { addedOdds, priced, counts } }: { leg: ShownLeg }) {
  const { t } = useWords();
  const odds = priced?.decimal_odds ?? addedOdds;
  if (!counts || odds === addedOdds) {
    return (
      <span className={styles.price}>
        <Price odds={odds} />
      </span>
    );
  }
  return (
    <span className={clsx(styles.price, odds > addedOdds ? styles.longer : styles.shorter)}>
      <span className={styles.former}>
        <span className={text.visuallyHidden}>{t('slip.was')} </span>
        <Price odds={addedOdds} />
      </span>{' '}
      <span aria-hidden="true">→</span>
      <span className={text.visuallyHidden}>, {t('slip.now')} </span> <Price odds={odds} />
    </span>
  );
}

/** The match with a link to its page, the market, the bookmaker of the price, and the kick-off. */
function MatchOfLeg({ leg: { bet, counts }, priced, sides }: { leg: ShownLeg; priced: PricedLeg; sides: NamedSides }) {
  const { format, href, t } = useWords();
  const sport = sportOfMarket(bet.market);
  const kickoff = priced.kickoff_utc === null ? undefined : new Date(priced.kickoff_utc);
  const readerZone = useReaderZone();
  const zone = priced.kickoff_known ? readerZone : 'UTC';
  return (
    <span className={styles.detail}>
      <a href={href(matchPath(sport, priced.slug as string))}>{pairingWords(sides, t)}</a>
      {', '}
      {anyMarketWords(bet.market, t)}
      {counts && priced.bookmaker !== null && `, ${priced.bookmaker}`}
      {kickoff !== undefined && (
        <span className={styles.kickoff}>
          {format.rowDay(kickoff, zone)}
          {priced.kickoff_known && `, ${format.time(kickoff, zone)}`}
        </span>
      )}
    </span>
  );
}

function LegChance({ probability }: { probability: number }) {
  const { format, t } = useWords();
  return (
    <span className={styles.detail}>
      {t('slip.chanceOf', { chance: format.percent(probability) })},{' '}
      {withElements(t, 'chances.fair', { price: <FairPrice odds={1 / probability} /> })}
    </span>
  );
}
