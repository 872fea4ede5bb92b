import { ReliabilitySquares } from '#app/components/chances/reliability-mark.tsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { LicensedPrice } from '#app/components/prices/licensed-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { reasonWords } from '#app/i18n/words/reason-words.ts';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import chip from '#app/ui/chip.module.css';
import text from '#app/ui/text.module.css';
import type { PresentOffer } from '#data/queries/ledger/list-present-offers.ts';
import type { DayTip } from '../day-tip.ts';
import styles from './entry.module.css';
import { LeagueOfEntry } from './league-of-entry.tsx';

/**
 * Renders an open tip as an entry of a list, with its present price. When that is below our fair price, it is too late for the tip, which stays
 * in the list.
 */
export function TipEntry({ tip }: { tip: DayTip }) {
  const words = useWords();
  const { t, format, href } = words;
  const { match, clubs, kickoffUtc, kickoffKnown, competition, bet, now, reason, probability, decimalOdds } = tip;
  const afterwards = useComputedAfterwards()(tip.origin);
  const selection = anyBetWords(bet, clubs, words);
  return (
    <li className={styles.entry} data-tip="" id={`tip-${tip.sequence}`}>
      <p className={styles.match}>
        <span className={styles.tile}>{t('tip.chip')}</span>{' '}
        {kickoffKnown ? <KickoffTime moment={kickoffUtc} show="time" /> : t('status.hourUnknown')} {pairingInList(clubs, t)}{' '}
        {competition !== null && <LeagueOfEntry competition={competition} />}
      </p>
      <p className={styles.selection}>
        <a className={styles.link} href={match === null ? undefined : href(matchPath(tip.sport, match.slug))}>
          {selection}
        </a>
      </p>
      <p className={styles.reason}>
        {reason === undefined
          ? t('offer.reasonValue', { price: format.decimals(decimalOdds, 2), fair: format.decimals(1 / probability, 2) })
          : reasonWords(reason, clubs, words)}
      </p>
      <p className={styles.chance}>
        <span className={text.visuallyHidden}>{t('tip.chance')} </span>
        {format.percent(now?.probability ?? probability)}
      </p>
      {now !== undefined && match !== null && (
        <p className={styles.price}>
          <LicensedPrice offer={now} shows={`${now.decimalOdds} ${now.bookmaker}`}>
            <SlipPrice matchId={match.id} bet={bet} odds={now.decimalOdds} selection={selection} className={styles.button} />
          </LicensedPrice>
        </p>
      )}
      <p className={styles.figures}>
        {now === undefined ? (
          <Tipped tip={tip} why={t('tip.notOffered')} />
        ) : (
          <LicensedPrice
            offer={now}
            shows={JSON.stringify([now.decimalOdds, now.bookmaker, now.probability, now.pricesSeenAt])}
            instead={<Tipped tip={tip} why={t('tip.notLicensedHere', { bookmaker: now.bookmakerName })} />}
          >
            <Present tip={tip} now={now} />
          </LicensedPrice>
        )}
        {afterwards && <span className={chip.warning}>{t('tip.computedAfterwards')}</span>}
      </p>
    </li>
  );
}

/** Renders the tip as it was recorded, when no price for it can be taken. */
function Tipped({ tip, why }: { tip: DayTip; why: string }) {
  const { t } = useWords();
  return (
    <>
      <span>{withElements(t, 'offer.tippedAt', { price: <Price odds={tip.decimalOdds} /> })}</span>
      <span>{why}</span>
    </>
  );
}

function Present({ tip, now }: { tip: DayTip; now: PresentOffer }) {
  const { t, format } = useWords();
  const fair = <FairPrice odds={1 / now.probability} />;
  if (now.expectedValue <= 0) {
    return (
      <>
        <span>{withElements(t, 'offer.tippedAt', { price: <Price odds={tip.decimalOdds} /> })}</span>
        <span data-late="">{withElements(t, 'offer.tooLate', { price: <Price odds={now.decimalOdds} />, fair })}</span>
      </>
    );
  }
  return (
    <>
      {tip.decimalOdds !== now.decimalOdds && <span>{withElements(t, 'offer.tippedAt', { price: <Price odds={tip.decimalOdds} /> })}</span>}
      <span>
        {t('tip.fairOdds')} <b>{fair}</b>
      </span>
      <span>
        {t('tip.value')} <b>{format.signedPercent(now.expectedValue, 1)}</b>
      </span>
      <span>
        <ReliabilitySquares level={tip.reliabilityLevel} onPaper />
        <span className={text.visuallyHidden}>
          {t('reliability.title')} {t('reliability.of', { level: tip.reliabilityLevel })}
        </span>
      </span>
      <span>
        {now.bookmakerName}
        {now.pricesSeenAt !== null && (
          <>
            , <KickoffTime moment={now.pricesSeenAt} show="time" />
          </>
        )}
      </span>
    </>
  );
}
