import { clsx } from 'clsx';
import { LivePart } from '#app/components/live-part.tsx';
import { MatchList } from '#app/components/match-list.tsx';
import { seasonName } from '#app/components/season-name.ts';
import { useWords } from '#app/i18n/words.tsx';
import button from '#app/ui/button.module.css';
import chip from '#app/ui/chip.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import headed from '#app/ui/section.module.css';
import segments from '#app/ui/segments.module.css';
import sheet from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { goesOnAfter, type TableZone, zonesOf } from '#domain/tournament/table-zone.ts';
import { columnName, type TableProjection } from '../../components/projection-cells.tsx';
import { projectionColumns } from '../../components/projection-columns.ts';
import { ProjectionNote } from '../../components/projection-note.tsx';
import { StandingsTable, ZoneLegend } from '../../components/standings-table.tsx';
import { SeasonChances } from './season-chances.tsx';
import styles from './tables.module.css';
import { placePath, tableViews } from './tournament.address.ts';
import type { TournamentView } from './tournament.server.ts';

const viewKeys = { all: 'overall', home: 'home', away: 'away', form: 'form' } as const;

type TableContent = Extract<TournamentView['content'], { kind: 'table' }>;
type SeasonTable = TableContent['tables'][number];

/** The tables of a season with what the simulations say of them, and the next round. */
export function Tables({ view, content: { tables, coming, projection } }: { view: TournamentView; content: TableContent }) {
  const { tournament, season, place } = view;
  const [single] = tables.length === 1 ? tables : [];
  const zones =
    season === undefined || place.table !== 'all'
      ? []
      : zonesOf(
          tournament.zones,
          season.label,
          tables.some(({ ofGroup }) => ofGroup),
        );
  const projectionOf = ({ rows }: SeasonTable): TableProjection | undefined =>
    projection && {
      clubs: projection.clubs,
      simulations: projection.simulations,
      columns: projectionColumns(zones, rows.length, single === undefined),
    };
  return (
    <>
      <TableViews view={view} />
      <LivePart id="tables" on={['score', 'status']}>
        {tables.map((table) => (
          <Table key={table.rows[0]?.teamId} view={view} table={table} zones={zones} projection={projectionOf(table)} />
        ))}
      </LivePart>
      <ZoneLegend zones={zones} />
      {tables[0] && projection && (
        <p className={clsx(text.caption, styles.reading)}>
          <Reading projection={projectionOf(tables[0])} /> <ProjectionNote projection={projection} goesOn={goesOnAfter(zones)} />
        </p>
      )}
      {single && projection && (
        <SeasonChances projection={projectionOf(single) as TableProjection} clubs={single.rows.map(({ club }) => club)} />
      )}
      {coming.matches.length > 0 && <Coming view={view} coming={coming} />}
    </>
  );
}

function TableViews({ view: { place, sections, content } }: { view: TournamentView }) {
  const { href, t } = useWords();
  return (
    <>
      <nav className={clsx(chip.chips, styles.views)} data-keep-scroll="filters" aria-label={t('tournament.tableViews')}>
        <span className={segments.segments}>
          {tableViews.map((tableView) => (
            <a
              key={tableView}
              href={href(placePath({ ...place, table: tableView }, sections[0]))}
              aria-current={tableView === place.table ? 'true' : undefined}
            >
              {t(`tournament.${viewKeys[tableView]}`)}
            </a>
          ))}
        </span>
      </nav>
      {content.kind === 'table' && content.tables.length === 0 && (
        <EmptyState title={t('tournament.noTable')} why={t('tournament.noTableWhy')} />
      )}
    </>
  );
}

function Table({
  view: { tournament, season },
  table: { group, rows },
  zones,
  projection,
}: {
  view: TournamentView;
  table: SeasonTable;
  zones: readonly TableZone[];
  projection: TableProjection | undefined;
}) {
  const { format, t } = useWords();
  return (
    <section className={headed.section}>
      {group !== null && (
        <div className={headed.head}>
          <h2 className={text.heading}>{t('round.namedGroup', { name: group })}</h2>
        </div>
      )}
      <div className={sheet.scroll}>
        <StandingsTable
          caption={t('tournament.tableCaption', {
            name: format.competition(tournament.name),
            season: season === undefined ? '' : seasonName(season.label),
          })}
          rows={rows}
          zones={zones}
          projection={projection}
        />
      </div>
    </section>
  );
}

/** The explanation of the columns of chances. */
function Reading({ projection }: { projection: TableProjection | undefined }) {
  const { t } = useWords();
  if (projection === undefined) return null;
  return t('projection.captionPlaces', { columns: projection.columns.map((column) => columnName(column, t)).join(', ') });
}

function Coming({ view: { place, sections }, coming: { matchday, matches } }: { view: TournamentView; coming: TableContent['coming'] }) {
  const { href, t } = useWords();
  const tipped = matches.filter(({ tip }) => tip !== null && tip.state !== 'withdrawn').length;
  return (
    <>
      <MatchList
        heading={matchday === undefined ? t('tournament.matches') : t('round.matchday', { number: matchday })}
        beside={tipped === 0 ? undefined : t('record.tips', { count: tipped })}
        matches={matches}
        dated
      />
      <a
        className={clsx(button.button, button.block, styles.further)}
        href={href(placePath({ ...place, section: 'matches' }, sections[0]))}
      >
        {t('tournament.showMore')}
      </a>
    </>
  );
}
