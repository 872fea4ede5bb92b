import type { CSSProperties } from 'react';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { LicensedPrice } from '#app/components/prices/licensed-price.tsx';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { pathOfPick } from '#app/opinions/path-of-pick.ts';
import { pickReasonWords } from '#app/opinions/pick-reason-words.ts';
import type { Pick } from '#app/opinions/picks.server.ts';
import text from '#app/ui/text.module.css';
import styles from './entry.module.css';
import { LeagueOfEntry } from './league-of-entry.tsx';

/** Renders a prediction as an entry of a list: the match, the selection, its reason, its chance and the best price. */
export function PickEntry({ pick }: { pick: Pick }) {
  const { match, bet, chance, offer, reason } = pick;
  const words = useWords();
  const { t, format, href } = words;
  const clubs = { home: match.homeName, away: match.awayName };
  const selection = anyBetWords(bet, clubs, words);
  const foot = (
    <span className={styles.foot}>
      <span className={text.visuallyHidden}>{t('tip.chance')} </span>
      {format.percent(chance)}
    </span>
  );
  const unpriced = (
    <span className={styles.unpriced}>
      <i className={styles.bar} style={{ '--share': `${Math.round(chance * 100)}%` } as CSSProperties} />
      {foot}
    </span>
  );
  return (
    <li className={styles.entry}>
      <p className={styles.match}>
        {match.kickoffKnown ? <KickoffTime moment={match.kickoffUtc} show="time" /> : t('status.hourUnknown')} {clubs.home} – {clubs.away}{' '}
        <LeagueOfEntry competition={match.competition} />
      </p>
      <p className={styles.selection}>
        <a className={styles.link} href={href(pathOfPick(pick))}>
          {selection}
        </a>
      </p>
      <p className={styles.reason}>{pickReasonWords(reason, words)}</p>
      <p className={styles.price}>
        {offer === null ? (
          unpriced
        ) : (
          <LicensedPrice offer={offer} shows={`${offer.decimalOdds} ${offer.bookmaker} ${format.percent(chance)}`} instead={unpriced}>
            <SlipPrice matchId={match.id} bet={bet} odds={offer.decimalOdds} selection={selection} className={styles.cell}>
              {foot}
            </SlipPrice>
          </LicensedPrice>
        )}
      </p>
    </li>
  );
}
