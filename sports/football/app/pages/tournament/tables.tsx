import { clsx } from 'clsx';
import { seasonName } from '#app/components/competitions/season-name.ts';
import { tableName } from '#app/components/competitions/stage-name.ts';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { MatchList } from '#app/components/matches/match-list.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import chip from '#app/ui/chip.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import headed from '#app/ui/section.module.css';
import segments from '#app/ui/segments.module.css';
import sheet from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { TableZone } from '#domain/tournament/table-zone.ts';
import { carryNote, isRoundingMarked } from '../../components/carry-note.ts';
import { levelRule } from '../../components/level-rule.ts';
import { OutcomeLegend } from '../../components/outcome-mark.tsx';
import { columnName, type TableProjection } from '../../components/projection-cells.tsx';
import { ProjectionNote } from '../../components/projection-note.tsx';
import { StandingsTable, ZoneLegend } from '../../components/standings-table.tsx';
import { SuspectedTwinsNote } from '../../components/suspected-twins-note.tsx';
import { tableProjection } from '../../components/table-projection.ts';
import { ReportedTables } from './reported-tables.tsx';
import { Rulings } from './rulings.tsx';
import { SeasonChances } from './season-chances.tsx';
import { StageChips } from './stage-chips.tsx';
import styles from './tables.module.css';
import { placePath, tableViews } from './tournament.address.ts';
import type { TournamentView } from './tournament.server.ts';

const viewKeys = { all: 'overall', home: 'home', away: 'away', form: 'form' } as const;

type TableContent = Extract<TournamentView['content'], { kind: 'table' }>;
type SeasonTable = TableContent['tables'][number];

/** Draws the tables of a season with the chances from the simulations, and the next round. */
export function Tables({ view, content }: { view: TournamentView; content: TableContent }) {
  const { t } = useWords();
  const { stages, tables, coming, projection, adjustments } = content;
  const { place } = view;
  // Home or away matches alone make a table in which nothing is carried over, and no matches among level clubs count.
  const isWhole = place.table === 'all';
  const zonesOf = ({ zones }: SeasonTable) => (isWhole ? zones : []);
  const zones = tables
    .flatMap(zonesOf)
    .filter(({ kind, leadsTo }, index, all) => all.findIndex((other) => other.kind === kind && other.leadsTo === leadsTo) === index);
  const notes = tables.map((table) => (isWhole ? carryNote(t, table) : undefined));
  const ofAll = new Set(notes).size === 1 ? notes[0] : undefined;
  const projected = tables.filter(({ stage }) => projection?.stages.includes(stage));
  /* The clubs of a season whose places are those of one order, also where it is split. */
  const ofSeason = projected.some(({ ofGroup }) => ofGroup) ? [] : projected.flatMap(({ rows }) => rows);
  const projectionOf = (table: SeasonTable): TableProjection | undefined =>
    projection && projected.includes(table) ? tableProjection(projection, table.rows) : undefined;
  return (
    <>
      <StageChips view={view} stages={stages} shown={tables[0]?.stage} />
      {content.told.length === 0 && <TableViews view={view} content={content} />}
      <ReportedTables tables={content.told} />
      <LivePart id="tables" on={['score', 'status']}>
        {ofAll !== undefined && <p className={clsx(text.caption, styles.reading)}>{ofAll}</p>}
        {tables.map((table, index) => (
          <Table
            key={`${table.table} ${table.group}`}
            view={view}
            table={table}
            note={ofAll === undefined ? notes[index] : undefined}
            zones={zonesOf(table)}
            projection={projectionOf(table)}
          />
        ))}
        <ZoneLegend zones={zones} />
        <OutcomeLegend shown={new Set(tables.flatMap(({ rows }) => rows.map(({ outcome }) => outcome)))} />
      </LivePart>
      {isWhole && <LevelRules tables={tables} />}
      <Rulings adjustments={adjustments} clubs={tables.flatMap(({ rows }) => rows.map(({ club }) => club))} />
      <SuspectedTwinsNote twins={content.twins} />
      {projected[0] && projection && (
        <p className={clsx(text.caption, styles.reading)}>
          <Reading projection={projectionOf(projected[0])} /> <ProjectionNote projection={projection} />
        </p>
      )}
      {ofSeason.length > 0 && projection && (
        <SeasonChances projection={tableProjection(projection, ofSeason)} clubs={ofSeason.map(({ club }) => club)} />
      )}
      {coming.matches.length > 0 && <Coming view={view} coming={coming} />}
    </>
  );
}

function TableViews({ view: { place, sections }, content }: { view: TournamentView; content: TableContent }) {
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
      {content.tables.length === 0 && (
        <EmptyState title={t('tournament.noTable')} why={t(content.isCertain ? 'tournament.noTableWhy' : 'tournament.noCertainTable')} />
      )}
    </>
  );
}

function Table({
  view: { tournament, season },
  table,
  note,
  zones,
  projection,
}: {
  view: TournamentView;
  table: SeasonTable;
  /** The note on the points that its clubs carried over, unless one note covers all tables. */
  note: string | undefined;
  zones: readonly TableZone[];
  projection: TableProjection | undefined;
}) {
  const { format, t } = useWords();
  const heading = tableName(t, table);
  const caption = t('tournament.tableCaption', {
    name: format.competition(tournament.name),
    season: season === undefined ? '' : seasonName(season.label),
  });
  return (
    <section className={headed.section}>
      {heading !== undefined && (
        <div className={headed.head}>
          <h2 className={text.heading}>{heading}</h2>
        </div>
      )}
      {note !== undefined && <p className={clsx(text.caption, styles.carried)}>{note}</p>}
      <div className={sheet.scroll}>
        <StandingsTable
          caption={heading === undefined ? caption : `${caption}: ${heading}`}
          rows={table.rows}
          marksRounding={isRoundingMarked(table)}
          zones={zones}
          projection={projection}
        />
      </div>
    </section>
  );
}

/** Draws the rules of the tables for clubs level on points, each once. */
function LevelRules({ tables }: { tables: readonly SeasonTable[] }) {
  const { t } = useWords();
  const isComplete = tables.every((table) => table.isComplete);
  const rules = new Set(tables.flatMap(({ order }) => levelRule(t, { order, isComplete }) ?? []));
  return [...rules].map((rule) => (
    <p key={rule} className={clsx(text.caption, styles.reading)}>
      {rule}
    </p>
  ));
}

/** Draws the explanation of the columns of chances. */
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
