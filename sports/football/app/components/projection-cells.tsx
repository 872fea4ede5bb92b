import { chanceFigure, wholePercent } from '#app/components/chances/chance-figure.ts';
import type { Translate } from '#app/i18n/words/translate.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { type ClubProjection, chanceOfPlaces } from '#domain/forecast/season/simulate-season.ts';
import { PlaceStrip } from './place-strip.tsx';
import styles from './projection-cells.module.css';
import type { ProjectionColumn } from './projection-columns.ts';

/** The columns that a league table adds for the clubs' chances. */
export interface TableProjection {
  readonly clubs: readonly ClubProjection[];
  readonly columns: readonly ProjectionColumn[];
  readonly simulations: number;
}

/** Returns the number of places that the clubs of a table play for; in a split season, those of the whole season. */
export function placesOf({ clubs }: TableProjection): number {
  return Math.max(0, ...clubs.map(({ places }) => places.length));
}

/** Returns the head of a column of chances: `Top 4`. */
export function columnName({ kind, to }: ProjectionColumn, t: Translate): string {
  return kind === 'top' ? t('projection.top', { to }) : t(`projection.${kind}Short`);
}

/** Returns the places that a column of chances covers, written out: `Places 1 to 4`. */
export function columnMeaning({ kind, from, to }: ProjectionColumn, t: Translate): string {
  const places = from === to ? t('projection.place', { place: from }) : t('projection.places', { from, to });
  return kind === 'top' ? places : `${t(`projection.${kind}`)}: ${places}`;
}

export function ProjectionHeads({ projection }: { projection: TableProjection }) {
  const { t } = useWords();
  const { columns } = projection;
  const places = placesOf(projection);
  return (
    <>
      <th scope="col" className={styles.places}>
        {t('projection.finalPlace', { places })}
      </th>
      <th scope="col" className={table.number}>
        <abbr title={t('projection.points')}>{t('projection.pointsShort')}</abbr>
      </th>
      {columns.map((column) => (
        <th key={column.kind} scope="col" className={table.number}>
          <abbr title={columnMeaning(column, t)}>{columnName(column, t)}</abbr>
        </th>
      ))}
    </>
  );
}

/** Draws a club's chances in its row; empty cells for a club that was not in the simulations. */
export function ProjectionCells({
  club,
  columns,
  simulations,
}: {
  club: ClubProjection | undefined;
  columns: readonly ProjectionColumn[];
  simulations: number;
}) {
  const { format, t } = useWords();
  if (club === undefined) return <td colSpan={columns.length + 2} />;
  return (
    <>
      <td className={styles.places}>
        <PlaceStrip places={club.places} />
      </td>
      <td className={table.number}>{format.integer(club.expectedPoints)}</td>
      {columns.map(({ kind, from, to }) => {
        const figure = chanceFigure(chanceOfPlaces(club, from, to), simulations, wholePercent(format));
        return (
          <td key={kind} className={table.number}>
            {figure ?? <Never>{t('projection.never')}</Never>}
          </td>
        );
      })}
    </>
  );
}

/** Draws a dash, with its word for screen readers before it: after the dash of the last column the word would widen the table by a pixel. */
function Never({ children }: { children: string }) {
  return (
    <>
      <span className={text.visuallyHidden}>{children}</span>
      <span aria-hidden="true">–</span>
    </>
  );
}
