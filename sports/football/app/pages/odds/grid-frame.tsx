import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { ComparedTournament } from '#data/queries/odds/list-compared-tournaments.ts';
import styles from './grid-frame.module.css';
import type { GridRow } from './grid-row.ts';
import type { OddsView } from './odds.server.ts';

/**
 * Draws the table of a page of matches: in the order of competitions a group for each, else one list.
 *
 * @param columns the number of columns after hour and match
 */
export function GridFrame({
  view: { address, rows, tournaments },
  caption,
  heads,
  columns,
  cellsOf,
}: {
  view: OddsView;
  caption: string;
  heads: ReactNode;
  columns: number;
  cellsOf: (row: GridRow) => ReactNode;
}) {
  const byId = new Map(tournaments.map((tournament) => [tournament.id, tournament]));
  const isGrouped = address.sort === 'league';
  const line = (row: GridRow) => (
    <tr key={row.id}>
      <MatchCells row={row} competition={isGrouped ? undefined : byId.get(row.tournamentId)} withLine={address.market === 'handicap'} />
      {cellsOf(row)}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard
    <section className={clsx(table.scroll, styles.scroll)} aria-label={caption} tabIndex={0}>
      <table className={clsx(table.table, styles.grid)}>
        <caption className={text.visuallyHidden}>{caption}</caption>
        <thead data-keep-scroll="sort">
          <tr>{heads}</tr>
        </thead>
        {isGrouped ? (
          [...Map.groupBy(rows, ({ tournamentId }) => tournamentId)].map(([id, ofTournament]) => (
            <tbody key={id}>
              <GroupHead competition={byId.get(id)} columns={columns + 2} />
              {ofTournament.map(line)}
            </tbody>
          ))
        ) : (
          <tbody>{rows.map(line)}</tbody>
        )}
      </table>
    </section>
  );
}

function GroupHead({ competition, columns }: { competition: ComparedTournament | undefined; columns: number }) {
  const { format } = useWords();
  if (competition === undefined) return null;
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className={styles.group}>
        <span>
          {format.competition(competition.name)} <small>{format.region(competition.region)}</small>
        </span>
      </th>
    </tr>
  );
}

/** Draws the hour and the clubs of a match, and its line when each match has a different one. */
function MatchCells({
  row: { slug, kickoffUtc, kickoffKnown, homeName, homeShortName, awayName, awayShortName, line },
  competition,
  withLine,
}: {
  row: GridRow;
  competition: ComparedTournament | undefined;
  withLine: boolean;
}) {
  const { t, format, href } = useWords();
  return (
    <>
      <td className={styles.time}>
        {kickoffKnown ? <KickoffTime moment={kickoffUtc} show="time" /> : t('status.hourUnknown')}
        {competition !== undefined && <small title={format.competition(competition.name)}>{competition.code}</small>}
      </td>
      <th scope="row" className={clsx(table.sticky, styles.match)}>
        <a href={href(`/${slug}`)}>
          <Club name={homeName} short={homeShortName} />
          <span className={text.visuallyHidden}> – </span>
          <Club name={awayName} short={awayShortName} />
        </a>
      </th>
      {withLine && <td className={clsx(table.number, text.muted)}>{format.line(line, true)}</td>}
    </>
  );
}

/** Draws a club's name as the room allows; a name without a shorter form is written once. */
function Club({ name, short }: { name: string; short: string }) {
  if (name === short) return <span className={styles.club}>{name}</span>;
  return (
    <span className={styles.club}>
      <span className={styles.short}>{short}</span>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
