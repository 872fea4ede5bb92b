import { clsx } from 'clsx';
import zoneStyles from '#app/components/competitions/table-zones.module.css';
import { Crest } from '#app/components/page/crest.tsx';
import { FormStrip } from '#app/components/tips/outcome-letter.tsx';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import legend from '#app/ui/legend.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { Outcome } from '#domain/tournament/season/club-outcomes.ts';
import type { StandingsRow } from '#domain/tournament/season/rows-of-view.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';
import { teamAddress } from '../pages/team/team.address.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { ProjectionCells, ProjectionHeads, type TableProjection } from './projection-cells.tsx';
import styles from './standings-table.module.css';
import { zoneAt, zoneClasses, zoneName } from './table-zones.ts';

/** A club as named in a table; names are in the reader's language, `crestName` is the same in every language. */
export interface TableClub {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly crestName: string;
  readonly colours: readonly string[];
}

type ClubStandingsRow = StandingsRow & {
  readonly club: TableClub;
  /** Points carried over from an earlier stage. */
  readonly carried?: { readonly points: number; readonly isRounded: boolean } | null;
  /** The outcome that is certain regardless of the remaining matches. */
  readonly outcome?: Outcome;
};

interface StandingsTableProps {
  /** Read out before the table, not shown. */
  readonly caption: string;
  readonly rows: readonly ClubStandingsRow[];
  readonly zones?: readonly TableZone[];
  /** Ids of the clubs whose rows are highlighted. */
  readonly marked?: readonly number[];
  /** True to mark points that were rounded when they were halved. */
  readonly marksRounding?: boolean;
  /** True to show only place, club, matches, difference and points, with short names. */
  readonly brief?: boolean;
  /** The chances of the clubs' final places, in separate columns. */
  readonly projection?: TableProjection | undefined;
}

/** Draws a league table. On a phone wins, goals and form are hidden and names are short. */
export function StandingsTable({
  caption,
  rows,
  zones = [],
  marked = [],
  marksRounding = false,
  brief = false,
  projection,
}: StandingsTableProps) {
  const { t } = useWords();
  const classOf = zoneClasses(zones);
  const projected = projection && new Map(projection.clubs.map((club) => [club.teamId, club]));
  return (
    <table className={clsx(table.table, styles.standings, projection !== undefined && styles.projected)}>
      <caption className={text.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <Head of="place" numeric />
          <Head of="club" />
          <Head of="played" numeric />
          {!brief && (
            <>
              <Head of="won" numeric wide />
              <Head of="drawn" numeric wide />
              <Head of="lost" numeric wide />
              <Head of="goals" numeric wide />
            </>
          )}
          <Head of="difference" numeric />
          <Head of="points" numeric />
          {!brief && (
            <th scope="col" className={styles.wide}>
              {t('standings.form')}
            </th>
          )}
          {projection && <ProjectionHeads projection={projection} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const zone = zoneAt(zones, row.place);
          return (
            <tr key={row.teamId} className={marked.includes(row.teamId) ? table.marked : undefined}>
              <td
                className={clsx(styles.position, zone !== undefined && [zoneStyles.edge, classOf.get(zone.kind)])}
                title={zone === undefined ? undefined : zoneName(t, zone)}
              >
                {row.place}
                {zone !== undefined && <span className={text.visuallyHidden}> {zoneName(t, zone)}</span>}
              </td>
              <StandingsCells row={row} marksRounding={marksRounding} brief={brief} />
              {projection && <ProjectionCells club={projected?.get(row.teamId)} {...projection} />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ClubLink({ club, brief }: { club: TableClub; brief: boolean }) {
  const { href } = useWords();
  return (
    <a className={table.club} href={href(teamAddress.href({ slug: club.slug }))}>
      <Crest name={club.crestName} colours={club.colours} />
      {brief ? (
        <span>{club.shortName}</span>
      ) : (
        <>
          <span className={styles.fullName}>{club.name}</span>
          <span className={styles.shortName}>{club.shortName}</span>
        </>
      )}
    </a>
  );
}

function StandingsCells({ row, marksRounding, brief }: { row: ClubStandingsRow; marksRounding: boolean; brief: boolean }) {
  const { format, t } = useWords();
  const { club } = row;
  return (
    <>
      <th scope="row" className={styles.club}>
        {row.outcome === undefined ? (
          <ClubLink club={club} brief={brief} />
        ) : (
          <div className={styles.decided}>
            <ClubLink club={club} brief={brief} />
            <OutcomeMark outcome={row.outcome} />
          </div>
        )}
      </th>
      <td className={table.number}>{row.played}</td>
      {!brief && (
        <>
          <td className={clsx(table.number, styles.wide)}>{row.won}</td>
          <td className={clsx(table.number, styles.wide)}>{row.drawn}</td>
          <td className={clsx(table.number, styles.wide)}>{row.lost}</td>
          <td className={clsx(table.number, styles.wide)}>
            {row.goalsFor}:{row.goalsAgainst}
          </td>
        </>
      )}
      <td className={table.number}>{format.signed(row.goalDifference)}</td>
      <td className={clsx(table.number, table.strong)}>
        {row.points}
        {marksRounding && row.carried?.isRounded === true && (
          <abbr title={t('standings.carriedRounded', { points: row.carried.points })}>†</abbr>
        )}
        {row.pointAdjustment !== 0 && <abbr title={t('standings.adjusted', { points: format.signed(row.pointAdjustment) })}>*</abbr>}
      </td>
      {!brief && (
        <td className={styles.wide}>
          <FormStrip outcomes={row.form} />
        </td>
      )}
    </>
  );
}

function Head({ of, numeric = false, wide = false }: { of: string; numeric?: boolean; wide?: boolean }) {
  const { t } = useWords();
  if (of === 'club') {
    return (
      <th scope="col" className={styles.clubHead}>
        {t('standings.club')}
      </th>
    );
  }
  return (
    <th scope="col" className={clsx(numeric && table.number, wide && styles.wide)}>
      <abbr title={t(`standings.${of}` as MessageKey)}>{t(`standings.${of}Short` as MessageKey)}</abbr>
    </th>
  );
}

/** Draws a legend of the coloured edges of a table, the best zone first. */
export function ZoneLegend({ zones }: { zones: readonly TableZone[] }) {
  const { t } = useWords();
  if (zones.length === 0) return null;
  const classOf = zoneClasses(zones);
  const named = new Map(
    [...classOf.keys()].flatMap((kind) => zones.filter((zone) => zone.kind === kind)).map((zone) => [zoneName(t, zone), zone]),
  );
  return (
    <ul className={clsx(legend.legend, zoneStyles.legend)}>
      {[...named].map(([name, { kind }]) => (
        <li key={name}>
          <i className={classOf.get(kind)} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
