import { apiAddress } from '#app/stores/api-address.ts';

/** A competition as the API tells it, as far as a list of links needs it. */
export interface ApiTournament {
  readonly name: string;
  readonly slug: string;
  readonly category_slug: string;
}

const fields = 'id,name,numeric_id,slug,category_slug,country,logo_urls,current_season,type,gender_type,created_at,updated_at';
const byIds = new Map<string, Promise<readonly ApiTournament[]>>();

/** The competitions of these ids, joined by commas. What was asked for stays for the visit, so that each country is asked for once. */
export function tournamentsOfCountry(ids: string): Promise<readonly ApiTournament[]> {
  const known = byIds.get(ids);
  if (known !== undefined) return known;
  const asked = ask(ids);
  byIds.set(ids, asked);
  // What failed is asked for again when the reader wants it again.
  asked.catch(() => byIds.delete(ids));
  return asked;
}

async function ask(ids: string): Promise<readonly ApiTournament[]> {
  const { ofetch } = await import('ofetch');
  const { data } = await ofetch<{ data: readonly ApiTournament[] }>(apiAddress('/api/soccer/tournament'), { query: { ids, only: fields } });
  return data;
}
