import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TournamentOfMatch } from '#domain/forecast/strengths/observed-match.ts';
import { contestedPlaces } from '#domain/tournament/contested-places.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';

export interface ForecastTournaments {
  /** Returns the tournament with the number that a stored match has. */
  of(numericId: number): TournamentOfMatch;
}

interface Row {
  readonly id: number;
  readonly country: string;
  readonly kind: 'league' | 'cup';
  readonly tier: number | null;
  readonly women: boolean;
  readonly zones: readonly TableZone[];
}

/**
 * Returns every tournament of football with the facts that a forecast needs. A league of unknown tier, in a country whose divisions are known, is assumed
 * to be below them.
 */
export async function listForecastTournaments(database: Queryable): Promise<ForecastTournaments> {
  const { rows } = await database.query<Row>({
    name: 'list-forecast-tournaments',
    text: `select t.numeric_id as id, c.slug as country, t.type as kind, t.tier, t.gender_type = 'women' as women, t.zones
           from tournaments t join countries c on c.id = t.country_id where t.sport_id = ${sportIds.football}`,
  });
  const lowest = lowestTiers(rows);
  const tierOf = (row: Row): Pick<TournamentOfMatch, 'tier' | 'tierIsGuessed'> => {
    if (row.tier !== null) return { tier: row.tier };
    const known = lowest.get(divisionsOf(row));
    return row.kind === 'cup' || known === undefined ? {} : { tier: known + 1, tierIsGuessed: true };
  };
  const byId = new Map(
    rows.map((row): [number, TournamentOfMatch] => {
      const { id, country, kind, women, zones } = row;
      return [id, { id, country, kind, women, contestedPlaces: contestedPlaces(zones), ...tierOf(row) }];
    }),
  );
  return { of: (numericId) => byId.get(numericId) as TournamentOfMatch };
}

/** Returns the lowest known tier (the highest number) of each country's divisions, men's and women's separately. */
function lowestTiers(rows: readonly Row[]): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (const row of rows) if (row.tier !== null) lowest.set(divisionsOf(row), Math.max(row.tier, lowest.get(divisionsOf(row)) ?? 0));
  return lowest;
}

function divisionsOf({ country, women }: Row): string {
  return `${country} ${women}`;
}
