import { apiAddress } from './api-address.ts';

/** The members of the API's competitions that a list of links needs. */
export interface ApiTournament {
  readonly name: string;
  readonly slug: string;
  readonly category_slug: string;
}

const fields = 'id,name,numeric_id,slug,category_slug,country,logo_urls,current_season,type,gender_type,created_at,updated_at';
const byIds = new Map<string, Promise<readonly ApiTournament[]>>();

/** Returns the competitions of these ids, joined by commas. They are stored for the visit, from page to page, so that each country is requested once. */
export function leaguesOfCountry(ids: string): Promise<readonly ApiTournament[]> {
  const known = byIds.get(ids);
  if (known !== undefined) return known;
  const loaded = loadedBefore(ids);
  const requested = loaded === undefined ? ask(ids) : Promise.resolve(loaded);
  byIds.set(ids, requested);
  // A failed request is repeated when the reader opens the country again.
  requested.catch(() => byIds.delete(ids));
  return requested;
}

async function ask(ids: string): Promise<readonly ApiTournament[]> {
  const { ofetch } = await import('ofetch');
  const { data } = await ofetch<{ data: readonly ApiTournament[] }>(apiAddress('/api/soccer/tournament'), { query: { ids, only: fields } });
  const leagues = data.map(({ name, slug, category_slug }): ApiTournament => ({ name, slug, category_slug }));
  try {
    sessionStorage.setItem(keyOf(ids), JSON.stringify(leagues));
  } catch {
    // Storage is forbidden or full: the next page asks again.
  }
  return leagues;
}

function loadedBefore(ids: string): readonly ApiTournament[] | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(ids)) ?? 'null') as readonly ApiTournament[] | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function keyOf(ids: string): string {
  return `leagues:${ids}`;
}
