import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { PricesSeen } from '#app/components/prices/prices-seen.tsx';
import { betWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import { Sparkline } from '#app/ui/sparkline.tsx';
import text from '#app/ui/text.module.css';
import styles from './move-list.module.css';
import type { ShownMove } from './shown-moves.server.ts';

/** Renders selections whose average price moved in one direction, the largest move first. */
export function MoveList({ title, moves, none }: { title: string; moves: readonly ShownMove[]; none: string }) {
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{title}</h2>
      </div>
      {moves.length === 0 ? (
        <p className={text.note}>{none}</p>
      ) : (
        <ol>
          {moves.map((move) => (
            <Move key={`${move.matchId} ${move.bet.market}`} move={move} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Move({ move: { match, bet, change, beforeOdds, nowOdds, history } }: { move: ShownMove }) {
  const words = useWords();
  const { format, href, t } = words;
  const clubs = { home: match.homeName, away: match.awayName };
  return (
    <li className={styles.move}>
      <b className={styles.bet}>{betWords(bet, clubs, words)}</b>
      <Sparkline points={history.map(({ at, decimalOdds }) => ({ at, value: decimalOdds }))} />
      <span className={styles.change}>{format.signedPercent(change, 1)}</span>
      <span className={styles.match}>
        <a href={href(`/${match.slug}`)}>{t('match.versus', clubs)}</a>
        <small>
          {match.kickoffKnown && <KickoffTime moment={match.kickoffUtc} show="time" />} {format.competition(match.tournamentName)}
          {match.pricesSeenAt !== null && ' · '}
          <PricesSeen match={match} brief />
        </small>
      </span>
      <span className={styles.prices}>
        <span className={text.visuallyHidden}>{t('prices.from')} </span>
        <FairPrice odds={beforeOdds} /> <span aria-hidden="true">→</span>
        <span className={text.visuallyHidden}> {t('prices.to')} </span> <FairPrice odds={nowOdds} />
      </span>
    </li>
  );
}
