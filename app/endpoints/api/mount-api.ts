import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { answerGuideOffer, knownCode, toUsesAnswer } from '#app/endpoints/bonus-code/bonus-code-answers.ts';
import { createMatchFeedAnswerer } from '#app/endpoints/match-feed/answer-match-feed.ts';
import { feedParameters } from '#app/endpoints/match-feed/read-feed-range.ts';
import { answerOffers } from '#app/endpoints/offers/answer-offers.ts';
import { readGuideLanguage, readOffersCall } from '#app/endpoints/offers/read-offers-call.ts';
import { answerPredictions } from '#app/endpoints/predictions/answer-predictions.ts';
import { answerVoteCounts } from '#app/endpoints/votes/answer-vote-counts.ts';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByCode } from '#app/i18n/locales.ts';
import type { Database } from '#data/database/database.ts';
import { type Licences, withheldFrom } from '#data/licences/licence.ts';
import type { DatabaseOf } from '#data/licences/licensed-databases.ts';
import { countBonusCodeUses } from '#data/queries/bonus-code/count-bonus-code-uses.ts';
import { listCountryTournaments } from '#data/queries/tournament/list-country-tournaments.ts';
import { listTopTournaments, listTournamentsById, type TournamentRecord } from '#data/queries/tournament/list-tournaments.ts';
import { sourcesOfMatch } from '#data/sources/source-credits.ts';
import type { Clock } from '#domain/time/clock.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { answerLiveLag } from './answer-live-lag.ts';
import { type CountryAnswer, countrySchema, type TournamentAnswer, tournamentSchema } from './answers.ts';
import { ApiError } from './api-error.ts';
import { openApiDocument } from './open-api-document.ts';
import { priceSlip } from './price-slip.ts';
import { nextPage, readDay, readFields, readIds, readLimit, readPlace, readSport, refuseUselessParameters } from './read-parameters.ts';
import { readLanguage, readLegs } from './read-slip.ts';
import { toApiError } from './to-api-error.ts';

export interface ApiDependencies {
  readonly db: Database;
  /**
   * The databases limited to what the sources' licences allow: `show` and `api` for answers with competitions and predictions, `feeds` for the
   * feed of matches.
   */
  readonly licensed: Pick<DatabaseOf, 'show' | 'api' | 'feeds'>;
  readonly licences: Licences;
  readonly clock: Clock;
  /** The address of the site, which its feed of matches names. */
  readonly publicUrl: string;
  /** The origins whose pages may call from another origin; empty unless API_BASE_URL names one. */
  readonly origins: ReadonlySet<string>;
  /** The code of the sign-up guide; undefined when there is none at present. */
  readonly bonusCode?: string | undefined;
  /** The visitor's country as an ISO 3166-1 code; undefined when it is not known. */
  visitorCountry(request: Request): Promise<string | undefined>;
  /** Called with every error, refusals included. */
  reportError(error: unknown): void;
}

/** Response header that lists the sources whose data is left out of an answer because of their licences; absent when nothing is left out. */
export const withheldHeader = 'X-Withheld-Sources';
const topTournamentsLimit = 15;
const tournamentFields = Object.keys(tournamentSchema.shape) as (keyof TournamentAnswer)[];
const countryFields = Object.keys(countrySchema.shape) as (keyof CountryAnswer)[];
const english = createFormatters(localeByCode('en') as NonNullable<ReturnType<typeof localeByCode>>);
/** The headers of prices, which are requested again at every change of a slip. */
const brief = { 'Cache-Control': 'public, max-age=10' };
/** The headers of an answer that depends on the visitor. */
const own = { 'Cache-Control': 'private, no-store' };
const shared = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600' };

/** Mounts the public API under /api. Every answer but the feed of matches is JSON; an error names the parameter at fault. */
export function mountApi(
  app: Hono,
  { db, licensed, licences, clock, publicUrl, origins, bonusCode, visitorCountry, reportError }: ApiDependencies,
): void {
  const api = new Hono();
  api.use(cors({ origin: (origin) => (origins.has(origin) ? origin : null), allowMethods: ['GET'] }));
  const withheld = withheldFrom(licences, 'api').join(', ');
  api.use(async (c, next) => {
    await next();
    if (withheld !== '') c.header(withheldHeader, withheld);
  });
  const parametersOf = (c: Context, ...known: string[]) => {
    const { searchParams } = new URL(c.req.url);
    refuseUselessParameters(searchParams, known);
    return searchParams;
  };

  api.get('/location', async (c) => {
    parametersOf(c);
    const code = await visitorCountry(c.req.raw);
    return c.json({ data: { c: code ?? null, cn: code === undefined ? null : english.region(code) } }, 200, {
      'Cache-Control': 'private, no-store',
    });
  });
  api.get('/soccer/tournament/top', async (c) => {
    const parameters = parametersOf(c, 'limit', 'only');
    const fields = readFields(parameters, tournamentFields);
    const tournaments = await listTopTournaments(licensed.api, readLimit(parameters, topTournamentsLimit));
    return c.json({ data: tournaments.map((tournament) => only(toAnswer(tournament), fields)) }, 200, shared);
  });
  api.get('/soccer/tournament/countries', async (c) => {
    const fields = readFields(parametersOf(c, 'only'), countryFields);
    const countries = (await listCountryTournaments(licensed.api)).map(({ region, tournamentIds }) => ({
      country: english.region(region),
      ids: tournamentIds.join(','),
      tournaments_count: tournamentIds.length,
    }));
    countries.sort((first, second) => english.compare(first.country, second.country));
    return c.json({ data: countries.map((country) => only(country, fields)) }, 200, shared);
  });
  api.get('/soccer/tournament', async (c) => {
    const parameters = parametersOf(c, 'ids', 'only');
    const fields = readFields(parameters, tournamentFields);
    const tournaments = await listTournamentsById(licensed.api, readIds(parameters));
    return c.json({ data: tournaments.map((tournament) => only(toAnswer(tournament), fields)) }, 200, shared);
  });
  api.get('/live-lag', async (c) => {
    parametersOf(c);
    return c.json({ data: await answerLiveLag(db, clock.now()) }, 200, shared);
  });
  api.get('/predictions', async (c) => {
    const parameters = parametersOf(c, 'day', 'sport', 'after');
    const day = readDay(parameters) ?? localDayOf(clock.now(), 'UTC');
    const { predictions, next } = await answerPredictions(licensed.api, readSport(parameters), day, readPlace(parameters));
    return c.json({ data: predictions }, 200, { 'Cache-Control': 'public, max-age=60', ...nextPage(withDay(c.req.url, day), next) });
  });
  const answerSlip = async (c: Context) => {
    const parameters = parametersOf(c, 'legs', 'language');
    const [legs, { tag }] = [readLegs(parameters), readLanguage(parameters)];
    return c.json({ data: await priceSlip(licensed.show, legs, clock.now(), tag) }, 200, brief);
  };
  api.get('/slip', answerSlip);
  // Its name while football was the only sport, by which pages of an earlier build and other sites still call it.
  api.get('/soccer/slip', answerSlip);
  api.get('/offers', async (c) => {
    const call = readOffersCall(parametersOf(c, 'language', 'placement', 'sport', 'bookmaker', 'match'));
    return c.json(await answerOffers(db, call, await visitorCountry(c.req.raw), clock.now()), 200, own);
  });
  api.get('/sign-up-guide', async (c) => {
    const language = readGuideLanguage(parametersOf(c, 'language'));
    const asking = { country: await visitorCountry(c.req.raw), language, today: localDayOf(clock.now(), 'UTC') };
    return c.json(answerGuideOffer(asking, bonusCode), 200, own);
  });
  api.get('/bonus-code/:code', async (c) => {
    parametersOf(c);
    const code = knownCode(c.req.param('code'), bonusCode);
    return c.json({ data: toUsesAnswer(code, await countBonusCodeUses(db, code)) }, 200, { 'Cache-Control': 'public, max-age=60' });
  });
  api.get('/votes/:sport/:item', async (c) => {
    parametersOf(c);
    const { sport, item } = c.req.param();
    return c.json({ data: await answerVoteCounts(db, sport, item, clock.now()) }, 200, { 'Cache-Control': 'public, max-age=60' });
  });
  const answerMatchFeed = createMatchFeedAnswerer({
    db: licensed.feeds,
    clock,
    publicUrl,
    withheld: sourcesOfMatch(withheldFrom(licences, 'feeds')).map(({ source }) => source),
  });
  api.get('/match-feed.xml', (c) => answerMatchFeed(c, parametersOf(c, ...feedParameters)));
  api.get('/openapi.json', (c) => c.json(openApiDocument, 200, shared));
  api.all('*', (c) => {
    throw new ApiError(404, 'unknown_address', `There is nothing at ${c.req.method} ${new URL(c.req.url).pathname}.`);
  });
  api.onError((error, c) => {
    const answer = toApiError(error);
    reportError(error);
    return c.json(answer.body(), answer.status, { 'Cache-Control': 'no-store', ...(answer.status === 503 ? { 'Retry-After': '5' } : {}) });
  });
  app.route('/api', api);
}

/** Returns an address with its day named; without it, the address would mean another day tomorrow. */
function withDay(address: string, day: string): string {
  const url = new URL(address);
  url.searchParams.set('day', day);
  return url.href;
}

function toAnswer(tournament: TournamentRecord): TournamentAnswer {
  return {
    id: tournament.id,
    name: tournament.name,
    numeric_id: tournament.numericId,
    slug: tournament.slug,
    category_slug: tournament.categorySlug,
    country: english.region(tournament.region),
    logo_urls: [...tournament.logoUrls],
    current_season: tournament.currentSeason,
    type: tournament.type,
    gender_type: tournament.genderType,
    coverage: toCoverage(tournament.coverage),
    created_at: tournament.createdAt.toISOString(),
    updated_at: tournament.updatedAt.toISOString(),
  };
}

function toCoverage(coverage: TournamentRecord['coverage']): TournamentAnswer['coverage'] {
  if (coverage === null) return null;
  const { lineUps, ...others } = coverage;
  return { ...others, line_ups: lineUps };
}

function only<Answer extends object>(answer: Answer, fields: readonly (keyof Answer)[]): Partial<Answer> {
  return Object.fromEntries(fields.map((field) => [field, answer[field]])) as Partial<Answer>;
}
