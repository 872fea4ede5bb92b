import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import type { FeedCompetition } from '#data/feeds/feed.ts';
import { seasonLabelOf } from '#data/sources/season-year.ts';
import { cleanName } from '#domain/team/clean-name.ts';
import { foldName, toSlug } from '#domain/team/fold-name.ts';
import { findFamilies } from '#domain/tournament/competition-family.ts';
import { type CompetitionLevel, classifyCompetition } from '#domain/tournament/competition-level.ts';
import { unranked } from '#domain/tournament/importance.ts';
import { ensureCountries, type StoredCountry } from './ensure-countries.ts';
import { rankGrownCompetitions } from './rank-grown-competitions.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';

/** Source of a list of competitions, by the name under which its numbers are stored, and the moment of the list. */
export interface ListOrigin {
  readonly provider: string;
  readonly now: Date;
}

/** Changes made by a source's list of competitions. */
export interface Growth {
  /** Ids of new competitions, `ghana.premier-league`. */
  readonly added: readonly string[];
  /** Ids of renamed competitions. */
  readonly renamed: readonly string[];
}

/**
 * Stores the competitions that a source lists, and returns those added and renamed. A competition is found by the source's number, or else by its country,
 * name and kind; otherwise it is new. Its address is made of its first name and never changes. A later name changes only the displayed name, and only when
 * that came from this source. A number whose country or kind has changed is taken for that of another competition.
 */
export async function growCompetitions(client: Queryable, competitions: readonly FeedCompetition[], list: ListOrigin): Promise<Growth> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.storingCatalogue]);
  const listed = competitions.map((entry) => ({ ...entry, name: cleanName(entry.name) })).filter(({ name }) => foldName(name) !== '');
  const countries = await ensureCountries(
    client,
    listed.map(({ region }) => region),
  );
  const directory = await CompetitionDirectory.load(client, list.provider);
  directory.release(listed);
  const renamed: string[] = [];
  const places = listed.map((entry) => {
    const country = countries.get(entry.region) as StoredCountry;
    const known = directory.find(entry);
    if (known === undefined) return directory.add(entry, country);
    known.isNumbered = true;
    if (known.nameSource === list.provider && known.name !== entry.name) {
      directory.rename(known, entry.name);
      renamed.push(known.id);
    }
    return known;
  });
  const families = findFamilies(listed);
  const named = new Set(
    listed.flatMap(({ region }, index) => (families[index] === undefined ? [] : [`${region}|${foldName(families[index])}`])),
  );
  for (const [index, entry] of listed.entries()) {
    const family = families[index];
    const place = places[index];
    if (family === undefined || place === undefined) continue;
    const parent = directory.familyOf({ ...entry, name: family, externalId: '' }, place, countries.get(entry.region) as StoredCountry);
    if (parent === place) continue;
    place.parent = parent.id;
    const keepsName = parent.nameSource !== list.provider || foldName(parent.name) === foldName(family);
    if (keepsName || named.has(`${parent.region}|${foldName(parent.name)}`)) continue;
    directory.rename(parent, family);
    renamed.push(parent.id);
  }
  const added = directory.added;
  await insertCompetitions(client, added, list);
  await updateNames(
    client,
    renamed.map((id) => directory.byId(id)),
    list,
  );
  await storeParents(client, places);
  await storeNumbers(client, listed, places, list);
  await followSeasons(client, listed, places, list);
  if (added.length > 0) await rankGrownCompetitions(client, list.now);
  if (added.length + renamed.length > 0) await rebuildSearchTerms(client);
  return { added: added.map(({ id }) => id), renamed };
}

/** Competition that is stored, or will be. */
interface Place {
  readonly id: string;
  name: string;
  readonly slug: string;
  readonly country: string;
  readonly region: string;
  readonly kind: 'league' | 'cup';
  readonly season: 'autumn-spring' | 'calendar-year';
  readonly gender: 'men' | 'women';
  readonly level: CompetitionLevel;
  /** Provider whose name for it is used; null when the name is the catalogue's. */
  readonly nameSource: string | null;
  /** True when the provider in question has a number for it. */
  isNumbered: boolean;
  parent: string | null;
}

interface ReportedNumber {
  readonly externalId: string;
  readonly id: string;
  readonly region: string | null;
  readonly kind: string | null;
}

/** Stored competitions of football, by number, by name and by address. */
class CompetitionDirectory {
  readonly added: Place[] = [];
  readonly #places: Map<string, Place>;
  readonly #numbers: Map<string, ReportedNumber>;
  readonly #byName: Map<string, Place[]>;
  /** Former addresses of competitions that have another one now. */
  readonly #former: ReadonlySet<string>;

  private constructor(places: readonly Place[], numbers: readonly ReportedNumber[], former: ReadonlySet<string>) {
    this.#former = former;
    this.#places = new Map(places.map((place) => [place.id, place]));
    this.#numbers = new Map(numbers.map((number) => [number.externalId, number]));
    this.#byName = Map.groupBy(places, nameKey);
  }

  static async load(client: Queryable, provider: string): Promise<CompetitionDirectory> {
    const places = await client.query<Place>(
      `select t.id, t.name, t.slug, c.slug as country, c.region, t.type as kind, t.season_kind as season, t.gender_type as gender, t.level,
         t.field_sources->>'name' as "nameSource", p.id as parent,
         exists (select 1 from competition_numbers n where n.tournament_id = t.numeric_id and n.provider = $2) as "isNumbered"
       from tournaments t join countries c on c.id = t.country_id left join tournaments p on p.numeric_id = t.parent_id
       where t.sport_id = $1 order by t.numeric_id`,
      [sportIds.football, provider],
    );
    const numbers = await client.query<ReportedNumber>(
      `select n.external_id as "externalId", t.id, n.region, n.kind from competition_numbers n join tournaments t on t.numeric_id = n.tournament_id
       where n.sport_id = $1 and n.provider = $2`,
      [sportIds.football, provider],
    );
    const former = await client.query<{ id: string }>(`select category_slug || '.' || slug as id from former_competition_addresses`);
    return new CompetitionDirectory(places.rows, numbers.rows, new Set(former.rows.map(({ id }) => id)));
  }

  byId(id: string): Place {
    return this.#places.get(id) as Place;
  }

  /** Returns the competition with this number, otherwise the one of this country, name and kind without a number of the source. */
  find(entry: FeedCompetition): Place | undefined {
    const number = this.#numbers.get(entry.externalId);
    const numbered = number === undefined ? undefined : this.#places.get(number.id);
    if (number !== undefined && numbered !== undefined && isStillOf(number, numbered, entry)) return numbered;
    return this.#named(entry).find((place) => place.kind === entry.kind && !place.isNumbered);
  }

  /** Frees the competitions whose numbers belong to others in this list, since another number of the list may be theirs now. */
  release(listed: readonly FeedCompetition[]): void {
    for (const entry of listed) {
      const number = this.#numbers.get(entry.externalId);
      const numbered = number === undefined ? undefined : this.#places.get(number.id);
      if (number === undefined || numbered === undefined || isStillOf(number, numbered, entry)) continue;
      this.#numbers.delete(entry.externalId);
      numbered.isNumbered = [...this.#numbers.values()].some(({ id }) => id === numbered.id);
    }
  }

  /** Adds a competition under an address that no other has or had, and returns it. */
  add(entry: Pick<FeedCompetition, 'name' | 'region' | 'kind' | 'season'>, { slug: country }: StoredCountry): Place {
    const { name, region, kind, season } = entry;
    const slug = this.#freeSlug(country, toSlug(name.replace(/['’]/g, '')));
    const place: Place = {
      ...{ id: `${country}.${slug}`, name, slug, country, region, kind, season },
      ...classifyCompetition(name),
      nameSource: '',
      isNumbered: true,
      parent: null,
    };
    this.#places.set(place.id, place);
    this.#byName.set(nameKey(place), [...(this.#byName.get(nameKey(place)) ?? []), place]);
    this.added.push(place);
    return place;
  }

  /** Returns the competition of which a member is a part: the one with the family's name, otherwise the stored parent of the member, otherwise a new one. */
  familyOf(entry: FeedCompetition, { gender, level, parent }: Place, country: StoredCountry): Place {
    const named = this.#named({ ...entry, gender, level }).find(({ kind }) => kind === entry.kind);
    return named ?? (parent === null ? undefined : this.#places.get(parent)) ?? this.add(entry, country);
  }

  /** Changes the name of a competition, which is no longer found by the former one. */
  rename(place: Place, name: string): void {
    const former = nameKey(place);
    this.#byName.set(
      former,
      (this.#byName.get(former) ?? []).filter((other) => other !== place),
    );
    place.name = name;
    this.#byName.set(nameKey(place), [...(this.#byName.get(nameKey(place)) ?? []), place]);
  }

  #named(entry: Pick<FeedCompetition, 'name' | 'region'> & Partial<Pick<Place, 'gender' | 'level'>>): readonly Place[] {
    return this.#byName.get(nameKey({ ...classifyCompetition(entry.name), ...entry })) ?? [];
  }

  #freeSlug(country: string, wish: string): string {
    const isTaken = (slug: string): boolean => this.#places.has(`${country}.${slug}`) || this.#former.has(`${country}.${slug}`);
    let slug = wish;
    for (let number = 2; isTaken(slug); number += 1) slug = `${wish}-${number}`;
    return slug;
  }
}

/**
 * Returns true when a number is listed with the same country and kind as last time. When no country was listed then, the competition's own must match; when
 * no kind was, any does.
 */
function isStillOf({ region, kind }: ReportedNumber, numbered: Place, entry: FeedCompetition): boolean {
  return (region ?? numbered.region) === entry.region && (kind ?? entry.kind) === entry.kind;
}

function nameKey({ region, gender, level, name }: Pick<Place, 'region' | 'gender' | 'level' | 'name'>): string {
  return `${region}|${gender}|${level}|${foldName(name)}`;
}

const fieldsOfSource = ['name', 'type', 'gender_type', 'level', 'season_kind', 'priority'];

async function insertCompetitions(client: Queryable, places: readonly Place[], { provider, now }: ListOrigin): Promise<void> {
  const rows = places.map((place) => ({ ...place, logo: `/crest/tournament/${place.id}.svg`, priority: unranked }));
  await client.query(
    `insert into tournaments (id, sport_id, country_id, name, slug, category_slug, type, gender_type, level, logo_urls, priority, season_kind,
                              tie_break, zones, field_sources, created_at, updated_at)
     select t.id, $3, c.id, t.name, t.slug, t.country, t.kind, t.gender, t.level, array[t.logo], t.priority, t.season, 'goal-difference', '[]', $4, $2, $2
     from jsonb_to_recordset($1) as t(id text, country text, name text, slug text, kind text, gender text, level text, logo text, priority int, season text)
     join countries c on c.slug = t.country`,
    [JSON.stringify(rows), now, sportIds.football, Object.fromEntries(fieldsOfSource.map((field) => [field, provider]))],
  );
}

async function updateNames(client: Queryable, places: readonly Place[], { now }: ListOrigin): Promise<void> {
  await client.query(
    `update tournaments t set name = r.name, updated_at = $2 from jsonb_to_recordset($1) as r(id text, name text) where t.id = r.id`,
    [JSON.stringify(places), now],
  );
}

async function storeParents(client: Queryable, places: readonly Place[]): Promise<void> {
  await client.query(
    `update tournaments t set parent_id = p.numeric_id from jsonb_to_recordset($1) as r(id text, parent text) join tournaments p on p.id = r.parent
     where t.id = r.id and t.parent_id is distinct from p.numeric_id`,
    [JSON.stringify(places.filter(({ parent }) => parent !== null))],
  );
}

async function storeNumbers(
  client: Queryable,
  listed: readonly FeedCompetition[],
  places: readonly Place[],
  { provider, now }: ListOrigin,
): Promise<void> {
  await client.query(
    `insert into competition_numbers as n (sport_id, provider, external_id, tournament_id, origin, name, region, kind, coverage, first_told_at, last_told_at)
     select $1, $2, r."externalId", t.numeric_id, 'source', r.name, r.region, r.kind, r.coverage, $4, $4
     from jsonb_to_recordset($3) as r("externalId" text, id text, name text, region text, kind text, coverage jsonb) join tournaments t on t.id = r.id
     on conflict (sport_id, provider, external_id) do update set tournament_id = excluded.tournament_id, name = excluded.name, region = excluded.region,
       kind = excluded.kind, coverage = excluded.coverage, first_told_at = coalesce(n.first_told_at, excluded.first_told_at), last_told_at = excluded.last_told_at,
       origin = case when n.tournament_id = excluded.tournament_id then n.origin else 'source' end,
       former_tournament_id = case when n.tournament_id = excluded.tournament_id then n.former_tournament_id else n.tournament_id end,
       moved_at = case when n.tournament_id = excluded.tournament_id then n.moved_at else excluded.last_told_at end`,
    [
      sportIds.football,
      provider,
      JSON.stringify(
        listed.map(({ externalId, name, region, kind, coverage }, index) => ({
          externalId,
          id: places[index]?.id,
          name,
          region,
          kind,
          coverage,
        })),
      ),
      now,
    ],
  );
}

/**
 * Updates the kind of season (autumn to spring, or calendar year) of competitions for which the source changed it. A competition of which the present
 * season or a later one is stored is unchanged, since stored seasons keep their labels.
 */
async function followSeasons(
  client: Queryable,
  listed: readonly FeedCompetition[],
  places: readonly Place[],
  { provider, now }: ListOrigin,
): Promise<void> {
  const rows = listed.flatMap(({ season, coverage: { current } }, index) => {
    const place = places[index];
    return place === undefined || current === null || place.season === season
      ? []
      : [{ id: place.id, season, label: seasonLabelOf(current.year, place.season) }];
  });
  await client.query(
    `update tournaments t set season_kind = r.season, updated_at = $3 from jsonb_to_recordset($1) as r(id text, season text, label text)
     where t.id = r.id and t.field_sources->>'season_kind' = $2
       and not exists (select 1 from seasons s where s.tournament_id = t.numeric_id and s.label >= r.label)`,
    [JSON.stringify(rows), provider, now],
  );
}
