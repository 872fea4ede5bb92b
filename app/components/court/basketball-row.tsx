import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Crest } from '#app/components/crest.tsx';
import { Star } from '#app/components/star.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { matchPath } from '#app/pages/court-match/match-path.address.ts';
import text from '#app/ui/text.module.css';
import type { CourtListedMatchOf, CourtListedSide } from '#data/queries/court/court-match-list.ts';
import { BasketballMiddle, type SideMarket } from './basketball-middle.tsx';
import { BasketballMoment } from './basketball-moment.tsx';
import styles from './basketball-row.module.css';
import { CourtTip } from './court-tip.tsx';
import { PairChances } from './pair-chances.tsx';

/**
 * One game of basketball on two lines, the visiting club first: when, who, points by quarter or prices, chances, tip, the star. The row is one
 * link but for its star. `when` names the day where a list holds several, `leads` of which market the first price of each side is.
 */
export function BasketballRow({
  match,
  when,
  leads = 'moneyline',
}: {
  match: CourtListedMatchOf<'basketball'>;
  when?: ReactNode;
  leads?: SideMarket | undefined;
}) {
  const { href, t } = useWords();
  const { home, away, tip, chances } = match;
  const named = t('basketball.at', { away: away.name, home: home.name });
  const winner = winnerOf(match);
  return (
    <li
      className={clsx(styles.row, tip !== null && styles.tipped)}
      data-match={match.id}
      data-home={home.id}
      data-away={away.id}
      data-status={match.status}
    >
      <a className={styles.link} href={href(matchPath('basketball', match.slug))}>
        <span className={text.visuallyHidden}>{named}</span>
      </a>
      <span className={styles.moment}>
        {when !== undefined && <small>{when}</small>}
        <span className={styles.clock}>
          <BasketballMoment match={match} />
        </span>
      </span>
      <Club club={away} className={clsx(styles.first, winner && (winner === 'away' ? styles.won : styles.lost))} />
      <Club club={home} className={clsx(styles.second, winner && (winner === 'home' ? styles.won : styles.lost))} />
      <BasketballMiddle match={match} leads={leads} />
      {chances !== null && <PairChances chances={[chances[1], chances[0]]} className={styles.chances} />}
      {tip !== null && <CourtTip tip={tip} match={match} />}
      <Star id={`m${match.id}`} of={named} className={styles.star} />
    </li>
  );
}

function winnerOf({ status, play }: CourtListedMatchOf<'basketball'>): 'home' | 'away' | undefined {
  if (play === null || (status !== 'finished' && status !== 'awarded')) return undefined;
  return play.total[0] > play.total[1] ? 'home' : 'away';
}

function Club({ club, className }: { club: CourtListedSide; className: string | undefined }) {
  return (
    <span className={clsx(styles.club, className)}>
      <Crest name={club.crestName} colours={club.colours} />
      <span className={styles.fullName} title={club.name}>
        {club.rowName}
      </span>
      <span className={styles.shortName}>{club.shortName}</span>
    </span>
  );
}
