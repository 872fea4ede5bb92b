import type { CompetitionFormat } from '#data/catalogue/format-schema.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';
import type { TieBreak } from '#domain/tournament/tie-breaks.ts';

/** The facts of a season from which its format follows. */
export interface FormatFacts {
  readonly tournamentId: string;
  readonly label: string;
  readonly tournamentType: 'league' | 'cup';
  /** The order among level clubs in a season of which the catalogue has no format. */
  readonly tieBreak: TieBreak;
  readonly zones: readonly TableZone[];
  /** The stages and their source as the catalogue has them for this season; null where it has none. */
  readonly format: Pick<CompetitionFormat, 'stages' | 'source' | 'until'> | null;
  /**
   * False of a season of a grown competition whose format nobody knows, until a source's table was the same as ours: its tables could be split or in groups that
   * we do not know of.
   */
  readonly isTableCertain: boolean;
  /** True of the competition's last season. */
  readonly isLast: boolean;
}

/** @throws RangeError when there is no such season */
export async function getFormatFacts(database: Queryable, seasonId: number): Promise<FormatFacts> {
  const { rows } = await database.query<FormatFacts>({
    name: 'get-format-facts',
    text: `select t.id as "tournamentId", s.label, t.type as "tournamentType", t.tie_break as "tieBreak", t.zones,
             (select f from jsonb_array_elements(t.formats) f
              where f->>'from' <= s.label and coalesce(f->>'until', s.label) >= s.label limit 1) as format,
             not t.field_sources ? 'name' or exists (select 1 from jsonb_array_elements(t.formats) f
               where f->>'from' <= s.label and coalesce(f->>'until', s.label) >= s.label)
             or exists (select 1 from told_standings o where o.season_id = s.id and o.compared_at is not null)
               and not exists (select 1 from standings_differences d where d.season_id = s.id) as "isTableCertain",
             not exists (select 1 from seasons later where later.tournament_id = t.numeric_id and later.label > s.label) as "isLast"
           from seasons s join tournaments t on t.numeric_id = s.tournament_id where s.id = $1`,
    values: [seasonId],
  });
  const [facts] = rows;
  if (facts === undefined) throw new RangeError(`there is no season ${seasonId}`);
  return facts;
}
