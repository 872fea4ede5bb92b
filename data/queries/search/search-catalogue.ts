import { sportNameSql } from '#data/catalogue/sport-ids.ts';
import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { searchKey, searchKeysOf } from '#domain/team/search-key.ts';
import { spellingMistakes } from '#domain/team/spelling-mistakes.ts';

/** Club or competition found by a search. */
export type Found = FoundTeam | FoundTournament;

interface FoundPlace {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly sport: Sport;
  readonly code: string;
  readonly region: string;
  readonly genderType: 'men' | 'women';
  readonly fit: Fit;
}

/**
 * Fit of a result. `named`: the text is one of its names, or a word of the displayed name. `begins`: the displayed name, or one of its words, begins with
 * the text. `other-name`: a name in another language, or an old one, does. `similar`: a name matches with spelling mistakes.
 */
type Fit = (typeof fits)[number];
const fits = ['named', 'begins', 'other-name', 'similar'] as const;

export interface FoundTeam extends FoundPlace {
  readonly kind: 'team';
  readonly crestName: string;
  readonly colours: readonly string[];
}

export interface FoundTournament extends FoundPlace {
  readonly kind: 'tournament';
  readonly categorySlug: string;
}

/** Max number of names that are ranked; a text that fits more is too short to be meaningful. */
const maxNames = 100;
/** Max number of similar names that are compared letter by letter. */
const maxSimilar = 200;
const minLettersWithMistakes = 4;

/**
 * Returns up to `limit` clubs and competitions by any of their names, in any spelling: first by the fit of the text to the name, then by importance. The
 * importance of a club is that of the competitions of its stored seasons.
 */
export async function searchCatalogue(database: Database, text: string, limit: number, locale: string): Promise<Found[]> {
  const key = searchKey(text);
  if (key.length < 2) return [];
  const { found, isWord } = await findLiteral(database, key, locale);
  const isEnough = isWord || found.length >= limit || key.length < minLettersWithMistakes;
  const similar = isEnough ? [] : await findSimilar(database, key, locale);
  const known = new Set(found.map(({ kind, id }) => kind + id));
  return [...found, ...similar.filter(({ kind, id }) => !known.has(kind + id))].slice(0, limit);
}

/** Returns names that begin with the text or have a word that does; `isWord` is true when the text is a whole word of one. */
async function findLiteral(
  database: Queryable,
  key: string,
  locale: string,
): Promise<{ readonly found: readonly Found[]; readonly isWord: boolean }> {
  const { rows: candidates } = await database.query<Candidate>({
    name: 'search-literally',
    text: candidatesSql,
    values: [key, ` ${key} `, `% ${key}%`, maxNames],
  });
  const rows = await describe(database, candidates, locale);
  const found = rows
    .map((row) => ({ found: toFound(row, literalFit(key, row)), row }))
    .sort(
      (first, second) =>
        fits.indexOf(first.found.fit) - fits.indexOf(second.found.fit) ||
        second.row.importance - first.row.importance ||
        first.row.distance - second.row.distance,
    )
    .map(({ found }) => found);
  return { found, isWord: rows.some(({ distance }) => distance <= 1) };
}

/** Club or competition that has the text in a name. */
interface Candidate {
  readonly kind: 'team' | 'tournament';
  readonly id: number;
  /** 0: the text is one of its names; 1: a word of one; 2: the beginning of one; 3: the beginning of a word. */
  readonly distance: number;
  readonly importance: number;
}

/** Returns candidates with what a result shows of them, by distance, importance and name. */
async function describe(
  database: Queryable,
  candidates: readonly Candidate[],
  locale: string,
): Promise<(Row & Pick<Candidate, 'distance'>)[]> {
  if (candidates.length === 0) return [];
  const column = (name: keyof Candidate) => candidates.map((candidate) => candidate[name]);
  const { rows } = await database.query<Row & Pick<Candidate, 'distance'>>({
    name: 'describe-found',
    text: `select found.distance, ${described}
           from unnest($1::text[], $3::int[], $4::int[], $5::real[]) as found(kind, subject_id, distance, importance) ${describing}
           order by found.distance, found.importance desc, name`,
    values: [column('kind'), locale, column('id'), column('distance'), column('importance')],
  });
  return rows;
}

async function findSimilar(database: Database, key: string, locale: string): Promise<Found[]> {
  const rows = await inTransaction(database, async (client) => {
    await client.query(`set local pg_trgm.word_similarity_threshold = ${minSimilarity}`);
    const found = await client.query<Row & { readonly terms: readonly string[] }>({
      name: 'search-similar-names',
      text: similarSql,
      values: [key, locale, maxSimilar],
    });
    return found.rows;
  });
  return rows
    .map((row) => {
      const mistakes = row.terms.flatMap((term) => spellingMistakes(key, term) ?? []);
      return { row, mistakes: Math.min(...mistakes) };
    })
    .filter(({ mistakes }) => Number.isFinite(mistakes))
    .sort((first, second) => first.mistakes - second.mistakes || second.row.importance - first.row.importance)
    .map(({ row }) => toFound(row, 'similar'));
}

interface Row extends Omit<FoundPlace, 'fit'> {
  readonly kind: 'team' | 'tournament';
  readonly shortName: string | null;
  readonly importance: number;
  readonly crestName: string;
  readonly colours: readonly string[];
  readonly categorySlug: string;
}

function toFound(row: Row, fit: Fit): Found {
  const { id, name, slug, sport, code, region, genderType } = row;
  const place = { id, name, slug, sport, code, region, genderType, fit };
  return row.kind === 'team'
    ? { kind: 'team', ...place, crestName: row.crestName, colours: row.colours }
    : { kind: 'tournament', ...place, categorySlug: row.categorySlug };
}

function literalFit(key: string, { name, shortName, distance }: Row & { readonly distance: number }): Fit {
  const shown = [name, shortName].flatMap((text) => (text === null ? [] : searchKeysOf(text))).map((term) => ` ${term} `);
  if (distance === 0 || shown.some((term) => term.includes(` ${key} `))) return 'named';
  return shown.some((term) => term.includes(` ${key}`)) ? 'begins' : 'other-name';
}

/** Min similarity. A name with two letters of six swapped shares three of its first seven trigrams with the text. */
const minSimilarity = 0.3;

const described = `coalesce(n.name, team.name, t.name) as name, found.kind, found.subject_id as id,
  coalesce(n.short_name, team.short_name) as "shortName", coalesce(team.slug, t.slug) as slug,
  ${sportNameSql('coalesce(team.sport_id, t.sport_id)')} as sport, c.code, c.region, coalesce(team.gender_type, t.gender_type) as "genderType",
  team.name as "crestName", team.colours, t.category_slug as "categorySlug", found.importance`;

/** SQL that is true for a competition `t` with a present season, or with a part that has one. */
const hasSeason = `(t.current_season is not null
    or exists (select from tournaments part where part.parent_id = t.numeric_id and part.current_season is not null))`;

/** Each is looked up by its key (`limit 1`): for a join, PostgreSQL would read all clubs to find three. */
const describing = `
  left join lateral (select * from tournaments where found.kind = 'tournament' and numeric_id = found.subject_id limit 1) as t on true
  left join lateral (select * from teams where found.kind = 'team' and id = found.subject_id limit 1) as team on true
  left join team_names n on n.team_id = team.id and n.locale = $2
  join countries c on c.id = coalesce(team.country_id, t.country_id)
  where t.numeric_id is null or ${hasSeason}`;

/**
 * Clubs and competitions of the nearest and most important names. They are a statement of their own, so that only they are described. The limit is on names,
 * before those of one club are united, so that of the thousands that a word may find no more are kept than are ranked.
 */
const candidatesSql = `
  select kind, subject_id as id, min(distance) as distance, max(importance) as importance from (
    select kind, subject_id, importance, case when term = $1 then 0 when strpos(spaced, $2) > 0 then 1
      when starts_with(term, $1) then 2 else 3 end as distance
    from search_terms where spaced like $3
      and (kind = 'team' or exists (select from tournaments t where t.numeric_id = subject_id and ${hasSeason}))
    order by distance, importance desc, subject_id limit $4
  ) as names
  group by kind, subject_id order by distance, importance desc, subject_id`;

const similarSql = `
  with found as materialized (
    select kind, subject_id, array_agg(term) as terms, max(word_similarity($1, term)) as similarity, max(importance) as importance
    from search_terms where $1 <% spaced or spaced % $1 group by kind, subject_id order by similarity desc limit $3
  )
  select found.terms, ${described} from found ${describing} order by name`;
