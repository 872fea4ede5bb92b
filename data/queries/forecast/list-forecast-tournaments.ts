import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TournamentOfMatch } from '#domain/forecast/observed-match.ts';
import { contestedPlaces } from '#domain/tournament/contested-places.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';

export interface ForecastTournaments {
  /** The tournament of a number that a stored match names. */
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

/** Returns every tournament of football with what a forecast needs. */
export async function listForecastTournaments(database: Queryable): Promise<ForecastTournaments> {
  const { rows } = await database.query<Row>({
    name: 'list-forecast-tournaments',
    text: `select t.numeric_id as id, c.slug as country, t.type as kind, t.tier, t.gender_type = 'women' as women, t.zones
           from tournaments t join countries c on c.id = t.country_id where t.sport_id = ${sportIds.football}`,
  });
  const byId = new Map(
    rows.map(({ tier, zones, ...row }): [number, TournamentOfMatch] => [
      row.id,
      { ...row, contestedPlaces: contestedPlaces(zones), ...(tier !== null && { tier }) },
    ]),
  );
  return { of: (numericId) => byId.get(numericId) as TournamentOfMatch };
}
