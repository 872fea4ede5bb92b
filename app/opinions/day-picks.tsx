import type { ReactNode } from 'react';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { LicensedPrice } from '#app/components/prices/licensed-price.tsx';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import { clubsOfTip } from '#app/components/tips/tip-clubs.ts';
import { betOfTip } from '#app/components/tips/tip-state.ts';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import type { NamedSides } from '#app/i18n/words/pairing-words.ts';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { tipsAddress } from '#app/pages/tips/tips.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import type { BestTip } from '#app/shell/rails/todays-tips.server.ts';
import text from '#app/ui/text.module.css';
import type { TakeableOffer } from '#data/queries/odds/present-offer-of-tip.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import styles from './day-picks.module.css';
import type { DayPicks as Picks } from './day-picks.server.ts';
import { pathOfPick } from './path-of-pick.ts';
import { pickReasonWords } from './pick-reason-words.ts';
import type { Pick } from './picks.server.ts';

/**
 * The picks of the day on pink paper: the likeliest result, the best tip, and the match where goals are likeliest, each with its reason;
 * nothing without any.
 */
export function DayPicks({ picks: { likely, tip, tips, goals } }: { picks: Picks }) {
  const { t } = useWords();
  if (likely === undefined && tip === undefined && goals === undefined) return null;
  return (
    <section className={styles.picks} aria-label={t('offer.picks')}>
      <ol>
        {likely !== undefined && <PredictedPick pick={likely} />}
        {tip === undefined ? <NoTip tips={tips} /> : <TipPick best={tip} />}
        {goals !== undefined && <PredictedPick pick={goals} />}
      </ol>
    </section>
  );
}

function PredictedPick({ pick }: { pick: Pick }) {
  const { kind, match, bet, chance, offer, reason } = pick;
  const words = useWords();
  const clubs = { home: match.homeName, away: match.awayName, namedFirst: 'home' } as const;
  return (
    <PickFrame
      kind={words.t(`offer.${kind}`)}
      path={pathOfPick(pick)}
      when={match.kickoffKnown ? match.kickoffUtc : undefined}
      clubs={clubs}
      selection={anyBetWords(bet, clubs, words)}
      chance={chance}
      price={offer && <PickPrice offer={offer} matchId={match.id} bet={bet} selection={anyBetWords(bet, clubs, words)} />}
      reason={pickReasonWords(reason, words)}
    />
  );
}

function TipPick({ best: { tip, now } }: { best: BestTip }) {
  const words = useWords();
  const { t, format } = words;
  const clubs = clubsOfTip(tip);
  const bet = betOfTip(tip);
  const selection = anyBetWords(bet, clubs, words);
  return (
    <PickFrame
      kind={t('offer.value')}
      isTip
      path={tip.match === null ? undefined : matchPath(sportOfTip(tip), tip.match.slug)}
      when={tip.kickoffKnown ? tip.kickoffUtc : undefined}
      clubs={clubs}
      selection={selection}
      chance={now.probability}
      price={<PickPrice offer={now} matchId={tip.match?.id ?? tip.matchId} bet={bet} selection={selection} />}
      reason={t('offer.reasonValue', { price: format.decimals(now.decimalOdds, 2), fair: format.decimals(1 / now.probability, 2) })}
    />
  );
}

/** Renders the place of the best tip without one that is still worth taking: there was none today, all are on matches that have begun, or prices fell. */
function NoTip({ tips: { ofDay, open } }: { tips: Picks['tips'] }) {
  const { t, href } = useWords();
  const [selection, why] =
    open > 0
      ? [t('offer.tipsOpen', { count: open }), t('offer.tooLateWhy')]
      : ofDay > 0
        ? [t('offer.noTipLeft'), t('tips.allBegun')]
        : [t('offer.noTip'), t('offer.noTipWhy')];
  return (
    <li className={styles.pick}>
      <p className={styles.match}>
        <span className={styles.kind}>{t('offer.value')}</span>
      </p>
      <p className={styles.selection}>{selection}</p>
      <a className={styles.link} href={href(`${tipsAddress.path}#value`)}>
        <span className={text.visuallyHidden}>{t('tip.all')}</span>
      </a>
      <p className={styles.reason}>{why}</p>
    </li>
  );
}

interface PickFrameProps {
  readonly kind: string;
  readonly isTip?: boolean;
  readonly path: string | undefined;
  readonly when: Date | undefined;
  readonly clubs: NamedSides;
  readonly selection: string;
  readonly chance: number;
  readonly price: ReactNode;
  readonly reason: string;
}

function PickFrame({ kind, isTip = false, path, when, clubs, selection, chance, price, reason }: PickFrameProps) {
  const { t, format, href } = useWords();
  const named = pairingInList(clubs, t);
  return (
    <li className={styles.pick}>
      {path !== undefined && (
        <a className={styles.link} href={href(path)}>
          <span className={text.visuallyHidden}>
            {selection}, {named}
          </span>
        </a>
      )}
      <p className={styles.match}>
        {isTip && <span className={styles.tile}>{t('tip.chip')}</span>}
        <span className={styles.kind}>{kind}</span>
        <span className={styles.clubs}>
          {when !== undefined && <KickoffTime moment={when} show="time" />} {named}
        </span>
      </p>
      <p className={styles.selection}>{selection}</p>
      <p className={styles.chance}>{format.percent(chance)}</p>
      {price !== null && <p className={styles.price}>{price}</p>}
      <p className={styles.reason}>{reason}</p>
    </li>
  );
}

/** The best licensed price, which can be put on the slip; hidden when its bookmaker is not licensed in the reader's country. */
function PickPrice({ offer, matchId, bet, selection }: { offer: TakeableOffer; matchId: number; bet: AnyBet; selection: string }) {
  return (
    <LicensedPrice offer={offer} shows={`${offer.decimalOdds} ${offer.bookmakerName}`}>
      <SlipPrice matchId={matchId} bet={bet} odds={offer.decimalOdds} selection={selection} className={styles.button} />
    </LicensedPrice>
  );
}
