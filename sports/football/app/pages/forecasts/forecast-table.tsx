import { clsx } from 'clsx';
import type { Words } from '#app/i18n/words/create-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { ForecastLine } from './forecast-line.tsx';
import styles from './forecast-table.module.css';
import { type ForecastSort, forecastsAddress } from './forecasts.address.ts';
import type { ForecastsView, ListedRows } from './forecasts.server.ts';
import { usualOrder } from './sort-forecasts.ts';

interface Column {
  readonly sort: ForecastSort;
  readonly head: string;
  /** The contents of the column, when its head does not make them clear. */
  readonly meaning?: string;
  readonly className?: string | undefined;
}

/**
 * Draws matches with their forecasts, a column per figure. The heads are links that sort by their column, or reverse the order of the sorted one.
 *
 * @param id the list's id, by which more rows are added to it
 */
export function ForecastTable({
  view: { address, tournaments },
  listed: { rows, found },
  id,
}: {
  view: ForecastsView;
  listed: ListedRows;
  id: string;
}) {
  const words = useWords();
  const { t, href } = words;
  const codes = new Map(tournaments.map((tournament) => [tournament.id, tournament]));
  return (
    <div className={clsx(table.scroll, styles.scroll)}>
      <table className={clsx(table.table, styles.forecasts)}>
        <caption className={text.visuallyHidden}>{t('forecasts.caption', { count: found })}</caption>
        <thead data-keep-scroll={`sort-${id}`}>
          <tr>
            {columnsOf(words).map(({ sort, head, meaning, className }) => {
              const isSorted = address.sort === sort;
              const usual = usualOrder(sort);
              const other = usual === 'ascending' ? 'descending' : 'ascending';
              const reversed = isSorted && !address.reversed;
              return (
                <th key={sort} scope="col" className={className} aria-sort={isSorted ? (address.reversed ? other : usual) : undefined}>
                  <a href={href(forecastsAddress.href({ ...address, sort, reversed, more: 1 }))} title={meaning} rel="nofollow">
                    {head}
                    {meaning !== undefined && <span className={text.visuallyHidden}>: {meaning}</span>}
                  </a>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody id={id}>
          {rows.map((row) => (
            <ForecastLine key={row.id} row={row} competition={codes.get(row.tournamentId)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function columnsOf({ t, format }: Words): Column[] {
  const over = format.line(2.5, false);
  return [
    { sort: 'kickoff', head: t('forecasts.time') },
    { sort: 'match', head: t('tips.match'), className: clsx(table.sticky, styles.match) },
    { sort: 'home', head: t('odds.homeShort'), meaning: t('odds.home'), className: table.number },
    { sort: 'draw', head: t('odds.drawShort'), meaning: t('odds.draw'), className: table.number },
    { sort: 'away', head: t('odds.awayShort'), meaning: t('odds.away'), className: table.number },
    { sort: 'over', head: `>${over}`, meaning: t('bet.over', { line: over, count: 2.5 }), className: table.number },
    { sort: 'both', head: t('forecasts.bothShort'), meaning: t('bet.bothScore'), className: table.number },
    { sort: 'score', head: t('forecasts.score'), meaning: t('forecasts.scoreMeaning'), className: table.number },
    { sort: 'goals', head: t('forecasts.goals'), meaning: t('forecasts.goalsMeaning'), className: table.number },
    { sort: 'moved', head: t('forecasts.moved'), meaning: t('forecasts.movedMeaning'), className: styles.moved },
    { sort: 'reliability', head: t('reliability.title'), className: styles.reliability },
  ];
}
