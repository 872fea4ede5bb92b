import { clsx } from 'clsx';
import { playerOf } from '#app/components/competitions/player-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { type FigureLeader, playerFigures } from '../../../domain/basketball-play.ts';
import type { BasketballGameDetails } from './basketball-game.server.ts';
import styles from './most.module.css';

/** Draws the player of each side with the most points, rebounds and assists; nothing when no source reports them. */
export function Most({ game: { course, home, away, namedFirst } }: { game: BasketballGameDetails }) {
  const { t } = useWords();
  const most = course?.most;
  if (most === undefined || Object.values(most).every((pair) => pair.every((leader) => leader === null))) return null;
  const [first, second] = inNamedOrder(namedFirst, [home, away]);
  return (
    <TwoSidedSection title={t('basketball.most')}>
      <table className={clsx(table.table, styles.most)}>
        <caption className={text.visuallyHidden}>{t('basketball.most')}</caption>
        <thead>
          <tr>
            <th scope="col">{first.shortName}</th>
            <td />
            <th scope="col">{second.shortName}</th>
          </tr>
        </thead>
        <tbody>
          {playerFigures.map((figure) => {
            const [ofFirst, ofSecond] = inNamedOrder(namedFirst, most[figure]);
            return (
              <tr key={figure}>
                <td>
                  <Leader leader={ofFirst} />
                </td>
                <th scope="row">{t(`basketball.${figure}`)}</th>
                <td>
                  <Leader leader={ofSecond} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TwoSidedSection>
  );
}

function Leader({ leader }: { leader: FigureLeader | null }) {
  const { t, format } = useWords();
  if (leader === null) return '–';
  return (
    <span className={styles.leader}>
      <b>{format.integer(leader.amount)}</b>
      <span>{playerOf(leader.playerName ?? null, leader.shirtNumber, t)}</span>
    </span>
  );
}
