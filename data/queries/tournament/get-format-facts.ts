import type { CompetitionFormat } from '#data/catalogue/format-schema.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';
import type { TieBreak } from '#domain/tournament/tie-breaks.ts';

/** Facts of a season that determine its format. */
export interface FormatFacts {
  readonly tournamentId: string;
  readonly label: string;
  readonly tournamentType: 'league' | 'cup';
  /** Order of clubs level on points, for a season without a format in the catalogue. */
  readonly tieBreak: TieBreak;
  readonly zones: readonly TableZone[];
  /** Stages and their source in the catalogue for this season; null when it has none. */
  readonly format: Pick<CompetitionFormat, 'stages' | 'source' | 'until'> | null;
  /**
   * False for a season of unknown format in a competition that a source added: its tables could be split or in groups without the site's knowledge. True
   * once a source's tables have been compared with the site's and do not differ.
   */
  readonly isTableCertain: boolean;
  /** True for the competition's last season. */
  readonly isLast: boolean;
}

/**
 * Returns the facts of a season that determine its format.
 *
 * @throws RangeError when the season does not exist
 */
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
