import type { ReactNode } from 'react';
import { Crest } from '#app/components/page/crest.tsx';
import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import type { ListedSide, TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import { PairRow, type SideOfRow } from '#sports/shared/app/components/pair-row.tsx';
import { BasketballMiddle, type SideMarket } from './basketball-middle.tsx';
import { BasketballMoment } from './basketball-moment.tsx';
import styles from './basketball-row.module.css';

/** Draws one game of basketball, the clubs in the order of its competition. `when` names the day in a list of several days, `leads` the market of each side's first price. */
export function BasketballRow({
  match,
  when,
  leads = 'moneyline',
}: {
  match: TwoSidedListedMatchOf<'basketball'>;
  when?: ReactNode;
  leads?: SideMarket | undefined;
}) {
  const { t } = useWords();
  const { home, away, chances, namedFirst } = match;
  const winner = winnerOf(match);
  const sideOf = (side: 'home' | 'away'): SideOfRow => ({
    side: <Club club={match[side]} />,
    result: winner && (winner === side ? 'won' : 'lost'),
  });
  return (
    <PairRow
      match={match}
      named={pairingWords({ home: home.name, away: away.name, namedFirst }, t)}
      when={when}
      moment={<BasketballMoment match={match} />}
      sides={inNamedOrder(namedFirst, [sideOf('home'), sideOf('away')])}
      middle={<BasketballMiddle match={match} leads={leads} />}
      chances={chances && inNamedOrder(namedFirst, chances)}
      className={styles.row}
    />
  );
}

function winnerOf({ status, play }: TwoSidedListedMatchOf<'basketball'>): 'home' | 'away' | undefined {
  if (play === null || (status !== 'finished' && status !== 'awarded')) return undefined;
  return play.total[0] > play.total[1] ? 'home' : 'away';
}

function Club({ club }: { club: ListedSide }) {
  return (
    <>
      <Crest name={club.crestName} colours={club.colours} />
      <span className={styles.fullName} title={club.name}>
        {club.rowName}
      </span>
      <span className={styles.shortName}>{club.shortName}</span>
    </>
  );
}
