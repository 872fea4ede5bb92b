import { PageTools } from '#app/components/page/page-tools.tsx';
import table from '#app/ui/table.module.css';
import { EmbedTool } from '../components/embed-tool.tsx';
import { NamedPlayer } from '../components/named-player.tsx';
import { OutcomeLegend, OutcomeMark } from '../components/outcome-mark.tsx';
import { PlaceStrip } from '../components/place-strip.tsx';
import { ProjectionCells, ProjectionHeads, type TableProjection } from '../components/projection-cells.tsx';
import { ProjectionNote } from '../components/projection-note.tsx';
import { StandingsTable, ZoneLegend } from '../components/standings-table.tsx';
import { SuspectedTwinsNote } from '../components/suspected-twins-note.tsx';

const names = ['Leeds United', 'Wolverhampton Wanderers', 'Everton', 'Borussia Mönchengladbach'];
const shortNames = ['Leeds', 'Wolves', 'Everton', 'Mönchengladbach'];
const colours = [['#ffffff', '#1d428a'], ['#fdb913', '#231f20'], ['#003399'], ['#ffffff', '#000000', '#00a650']];
const forms = [['win', 'win', 'draw', 'win', 'win'], ['loss', 'win', 'draw'], ['loss'], []] as const;

const rows = names.map((name, at) => ({
  teamId: at + 1,
  place: at + 1,
  played: 12,
  won: 9 - 2 * at,
  drawn: 2,
  lost: 1 + 2 * at,
  goalsFor: 28 - 4 * at,
  goalsAgainst: 10 + 4 * at,
  goalDifference: 18 - 8 * at,
  points: 29 - 6 * at,
  pointAdjustment: 0,
  form: [...(forms[at] ?? [])],
  club: { id: at + 1, slug: 'leeds-united', name, shortName: shortNames[at] ?? name, crestName: name, colours: colours[at] ?? [] },
}));
const decided = rows.map((row, at) => ({
  ...row,
  pointAdjustment: at === 2 ? -3 : 0,
  carried: { points: 14, isRounded: at === 1 },
  ...(at === 0 && { outcome: 'champion' as const }),
  ...(at === 3 && { outcome: 'relegated' as const }),
}));
const zones = [
  { from: 1, to: 1, kind: 'champions-league' },
  { from: 2, to: 2, kind: 'europa-league' },
  { from: 4, to: 4, kind: 'relegation' },
];
const chances = [
  [0.82, 0.15, 0.03, 0],
  [0.16, 0.55, 0.24, 0.05],
  [0.02, 0.25, 0.48, 0.25],
  [0, 0.05, 0.25, 0.7],
];
const projection: TableProjection = {
  clubs: chances.map((places, at) => ({ teamId: at + 1, places, expectedPoints: 78 - 12 * at })),
  columns: [
    { kind: 'title', from: 1, to: 1 },
    { kind: 'top', from: 1, to: 2 },
    { kind: 'relegation', from: 4, to: 4 },
  ],
  simulations: 10_000,
};
const computedAt = new Date('2026-11-21T04:10:00Z');

/** Returns a row of chances in the table that they need. */
function cells(at: number | undefined) {
  const { columns, simulations } = projection;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <ProjectionHeads projection={projection} />
        </tr>
      </thead>
      <tbody>
        <tr>
          <ProjectionCells club={at === undefined ? undefined : projection.clubs[at]} columns={columns} simulations={simulations} />
        </tr>
      </tbody>
    </table>
  );
}

/** The components of football alone in their states. */
export const footballExamples = {
  id: 'football',
  title: 'Football: tables',
  isWide: true,
  examples: {
    StandingsTable: {
      empty: <StandingsTable caption="Premier League" rows={[]} />,
      'with zones, a club marked': <StandingsTable caption="Premier League" rows={rows} zones={zones} marked={[2]} />,
      'decided, points carried and taken': <StandingsTable caption="Premier League" rows={decided} zones={zones} marksRounding />,
      brief: <StandingsTable caption="Premier League" rows={rows} zones={zones} brief />,
      'with a projection': (
        <div className={table.scroll}>
          <StandingsTable caption="Premier League" rows={rows} zones={zones} projection={projection} />
        </div>
      ),
    },
    ZoneLegend: { none: <ZoneLegend zones={[]} />, several: <ZoneLegend zones={zones} /> },
    OutcomeMark: { champion: <OutcomeMark outcome="champion" />, relegated: <OutcomeMark outcome="relegated" /> },
    OutcomeLegend: {
      none: <OutcomeLegend shown={new Set()} />,
      all: <OutcomeLegend shown={new Set(['champion', 'promoted', 'through', 'out', 'relegated'])} />,
    },
    PlaceStrip: {
      'four places': <PlaceStrip places={chances[1] ?? []} />,
      'twenty places': <PlaceStrip places={Array.from({ length: 20 }, (_, at) => (at < 5 ? 0.05 : at < 9 ? 0.15 : 0.15 / 11))} />,
      sure: <PlaceStrip places={[1, 0, 0, 0]} />,
    },
    ProjectionCells: { 'a club': cells(0), 'a club without simulations': cells(undefined) },
    ProjectionNote: {
      'to the end of the season': <ProjectionNote projection={{ simulations: 10_000, matchesAwaited: 264, computedAt, goesOn: false }} />,
      'before the table is split': <ProjectionNote projection={{ simulations: 10_000, matchesAwaited: 1, computedAt, goesOn: true }} />,
    },
    SuspectedTwinsNote: {
      none: <SuspectedTwinsNote twins={[]} />,
      one: <SuspectedTwinsNote twins={[{ name: 'Atletico Thornbury', otherName: 'Atlético de Thornbury' }]} />,
    },
    NamedPlayer: {
      'with a page': <NamedPlayer slug="alfie-thornbury">Alfie Thornbury</NamedPlayer>,
      'without a page': <NamedPlayer slug={null}>Alfie Thornbury</NamedPlayer>,
    },
    EmbedTool: {
      folded: (
        <PageTools>
          <EmbedTool path="/embed/table/england/premier-league" title="Premier League" height={420} />
        </PageTools>
      ),
    },
  },
};
