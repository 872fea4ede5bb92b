import { clsx } from 'clsx';
import { Crest } from '#app/components/page/crest.tsx';
import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import type { Side } from '#domain/sports/pair.ts';
import type { BasketballGameDetails } from './basketball-game.server.ts';
import styles from './quarters-table.module.css';

const quarters = [0, 1, 2, 3] as const;

/**
 * Draws the points of both clubs by quarter. All columns are drawn from the start, so that nothing moves later; the winner of a
 * finished quarter is bold.
 */
export function QuartersTable({ game }: { game: BasketballGameDetails }) {
  const { t } = useWords();
  const { play, status, home, away, namedFirst } = game;
  const now = status !== 'live' || play === null ? undefined : play.overtime === undefined ? play.quarters.length - 1 : quarters.length;
  const columns = [...quarters.map((quarter) => play?.quarters[quarter]), play?.overtime];
  return (
    <table className={styles.table}>
      <caption className={text.visuallyHidden}>{pairingWords({ home: home.name, away: away.name, namedFirst }, t)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={text.visuallyHidden}>{t('basketball.club')}</span>
          </th>
          {quarters.map((quarter) => (
            <th key={quarter} scope="col">
              <abbr title={t('basketball.quarter', { number: String(quarter + 1) })}>
                {t('basketball.quarterShort', { number: String(quarter + 1) })}
              </abbr>
            </th>
          ))}
          <th scope="col">
            <abbr title={t('basketball.overtime')}>{t('basketball.overtimeShort')}</abbr>
          </th>
          <th scope="col">{t('basketball.all')}</th>
        </tr>
      </thead>
      <tbody>
        {inNamedOrder<Side>(namedFirst, [0, 1]).map((side) => {
          const club = side === 0 ? home : away;
          const other = side === 0 ? 1 : 0;
          return (
            <tr key={side}>
              <th scope="row">
                <span className={styles.club}>
                  <Crest name={club.crestName} colours={club.colours} />
                  <span>{club.shortName}</span>
                </span>
              </th>
              {columns.map((points, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: quarters have a fixed order
                  key={column}
                  className={clsx(
                    column === now && styles.playing,
                    points !== undefined && column !== now && points[side] > points[other] && styles.won,
                  )}
                >
                  <span data-figure="">{points?.[side]}</span>
                </td>
              ))}
              <td className={clsx(styles.total, play !== null && status !== 'live' && play.total[side] < play.total[other] && styles.less)}>
                <span data-figure="">{play?.total[side]}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
