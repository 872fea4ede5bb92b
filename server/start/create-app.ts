import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { type AffiliateLinksParts, mountAffiliateLinks } from '#app/endpoints/affiliate-links/mount-affiliate-links.ts';
import { mountApi } from '#app/endpoints/api/mount-api.ts';
import { type BonusCodeParts, mountBonusCode } from '#app/endpoints/bonus-code/mount-bonus-code.ts';
import { mountCrests } from '#app/endpoints/crests/mount-crests.ts';
import { mountForecastAccuracy } from '#app/endpoints/forecast-accuracy/mount-forecast-accuracy.ts';
import { mountIcons } from '#app/endpoints/icons/mount-icons.ts';
import { mountCheckpoint } from '#app/endpoints/ledger/mount-checkpoint.ts';
import { mountLedger } from '#app/endpoints/ledger/mount-ledger.ts';
import { type LiveParts, mountLive } from '#app/endpoints/live/mount-live.ts';
import { mountMatchFeed } from '#app/endpoints/match-feed/mount-match-feed.ts';
import { mountPredictions } from '#app/endpoints/predictions/mount-predictions.ts';
import { mountPush, type PushParts } from '#app/endpoints/push/mount-push.ts';
import { mountServiceWorker } from '#app/endpoints/push/mount-service-worker.ts';
import { mountSecurityContact } from '#app/endpoints/security-contact/mount-security-contact.ts';
import { mountSharePictures, type SharePicturesParts } from '#app/endpoints/share-pictures/mount-share-pictures.ts';
import { mountSitemaps } from '#app/endpoints/sitemap/mount-sitemaps.ts';
import { mountSpeculation } from '#app/endpoints/speculation/mount-speculation.ts';
import { mountVotes } from '#app/endpoints/votes/mount-votes.ts';
import type { Voters } from '#app/endpoints/votes/voters.ts';
import type { SiteApp } from '#app/http/site-app.ts';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import type { Article } from '#data/articles/article.ts';
import type { Database } from '#data/database/database.ts';
import { isDatabaseOutage } from '#data/database/database-outage.ts';
import type { DatabaseOf } from '#data/licences/licensed-databases.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { DatasetKind } from '#jobs/dataset-kind.ts';
import type { ChangeListener } from '#server/changes/listen-to-changes.ts';
import type { EdgeHeaders } from '#server/edge/edge-headers.ts';
import { guardRedirects } from '#server/http/guard-redirects.ts';
import { keepQuery } from '#server/http/keep-query.ts';
import { busyHeaders, limited } from '#server/http/limited.ts';
import type { RedirectPolicy } from '#server/http/redirect-policy.ts';
import { mountBuilds } from '#server/http/served-builds.ts';
import { factsOf } from '#server/http/site-listener.ts';
import { tooBusy } from '#server/http/too-busy.ts';
import type { WorkLimit } from '#server/http/work-limit.ts';
import { mountLanguage } from '#server/language/mount-language.ts';
import type { FailureReporter } from '#server/observing/failure-reporter.ts';
import type { FeedWatch } from '#server/observing/feed-watch.ts';
import type { Metrics } from '#server/observing/metrics.ts';
import type { MetricsGuard } from '#server/observing/metrics-guard.ts';
import { mountHealth } from '#server/observing/mount-health.ts';
import { mountPages, type PagesParts } from '#server/page-cache/mount-pages.ts';
import { fromThisSite } from '#server/security/same-origin.ts';
import type { Drain } from '#server/start/drain.ts';
import type { Settings } from '#server/start/settings.ts';
import type { VisitorCountry } from '#server/visitors/visitor-country.ts';

export interface AppParts {
  readonly db: Database;
  /** The database as each channel may read it, by the licences of sources. */
  readonly databases: DatabaseOf;
  readonly clock: Clock;
  /** The properties of the dataset that is shown. */
  readonly dataset: DatasetKind;
  readonly localeSites: LocaleSites;
  readonly pieces: readonly Article[];
  readonly settings: Pick<Settings, 'site' | 'links' | 'licences' | 'role'>;
  readonly changes: ChangeListener;
  readonly feeds: FeedWatch;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly reportFailure: FailureReporter;
  readonly mayLeadTo: RedirectPolicy;
  readonly securityHeaders: readonly string[];
  /** Id of the build of the pages that is served. */
  readonly buildId: string;
  /** The addresses of the public icon services for icons that are not installed. */
  readonly publicIconApis: readonly string[];
  readonly mayReadMetrics: MetricsGuard;
  readonly drain: Drain;
  readonly visitorCountry: VisitorCountry;
  readonly voters: Voters;
  readonly affiliateLinks: Pick<AffiliateLinksParts, 'targets' | 'clicks'>;
  /** Makes the headers for the edge in front; undefined without one. */
  readonly edge: EdgeHeaders | undefined;
  readonly live: Pick<LiveParts, 'hub' | 'places' | 'networkOf' | 'pollHeaders'>;
  readonly push: Pick<PushParts, 'publicKey'>;
  /** Returns the text of the service worker. */
  readonly serviceWorker: () => string;
  readonly bonusCodeUses: BonusCodeParts['bonusCodeUses'];
  readonly sharePictures: Pick<SharePicturesParts, 'thread' | 'maxBytes' | 'wordsOf'>;
  /** Max bytes of each form of the ledger that may be held in memory. */
  readonly ledgerBytes: number;
  /** The limits to requests in work at once, beside pages. */
  readonly limits: { readonly pictures: WorkLimit; readonly others: WorkLimit };
  readonly pages: PagesParts;
}

/** Max bytes of a form: three times the longest message of the contact form, percent-encoded, in whatever script. */
const largestForm = 100_000;

/** Returns the app with every address of the site; the pages come last, since they take all remaining addresses. */
export function createApp(parts: AppParts): SiteApp {
  const app: SiteApp = new Hono();
  const plain = app as unknown as Hono;
  const { name: siteName, bonusCode } = parts.settings.site;
  const { databases } = parts;
  const shown = { ...parts, db: databases.show };
  const downloads = { ...parts, db: databases.downloads };
  const { demonstration, isOpenToSearch, filePrefix } = parts.dataset;
  const headersOf = (incoming: IncomingMessage): Readonly<Record<string, string>> => {
    const headers: Record<string, string> = { 'X-Request-Id': factsOf(incoming).id };
    for (let at = 0; at < parts.securityHeaders.length; at += 2)
      headers[parts.securityHeaders[at] as string] = parts.securityHeaders[at + 1] as string;
    return headers;
  };
  app.use(async (c, next) => {
    await next();
    if (c.env.outgoing.headersSent) return;
    for (const [name, value] of Object.entries(headersOf(c.env.incoming))) c.header(name, value);
  });
  const { edge } = parts;
  if (edge !== undefined) {
    app.use(async (c, next) => {
      await next();
      if (c.env.outgoing.headersSent || c.res.headers.has('Surrogate-Control') || c.res.status >= 500) return;
      const headers = edge.ofOther(c.req.path, c.res.headers.get('Cache-Control') ?? '');
      for (let at = 0; at < headers.length; at += 2) c.header(headers[at] as string, headers[at + 1]);
    });
  }
  app.use(guardRedirects(parts.mayLeadTo, parts.metrics), keepQuery);
  const tooLarge = (c: Context) => {
    parts.metrics.refused('body_too_large');
    // The rest of the body is not read, and the next request on the connection would come after it.
    return c.text('Payload Too Large', 413, { 'Cache-Control': 'no-store', Connection: 'close' });
  };
  const guards = [fromThisSite(parts.localeSites, parts.metrics), bodyLimit({ maxSize: largestForm, onError: tooLarge })] as const;
  app.post('*', ...guards);
  app.on(['PUT', 'DELETE'], '/api/push/*', ...guards);
  app.onError((error, c) => {
    const outage = isDatabaseOutage(error);
    parts.reportFailure(error, { message: 'a request failed', id: factsOf(c.env.incoming).id, path: c.req.path });
    c.header('Cache-Control', 'no-store');
    if (outage) c.header('Retry-After', '5');
    return c.text(outage ? 'Service Unavailable' : 'Internal Server Error', outage ? 503 : 500);
  });
  app.notFound((c) => c.text(`Page not found: ${c.req.path}`, 404, { 'Cache-Control': 'no-store' }));

  mountHealth(app, { ...parts, role: parts.settings.role });
  const busy = (c: Context) => c.text('Service Unavailable', 503, busyHeaders);
  for (const path of ['/sitemap.xml', '/sitemaps/*', '/crest/*', '/forecasts/*']) app.use(path, limited(parts.limits.others, busy));
  app.use('/track-record/predictions/:file{[0-9-]+\\.json}', limited(parts.limits.others, busy));
  mountSitemaps(plain, { ...shown, isOpenToSearch });
  mountSpeculation(plain);
  mountSecurityContact(plain, { ...parts, imprint: parts.settings.site.imprint });
  mountCrests(plain, shown);
  for (const path of ['/share/*', '/:language/share/*']) app.use(path, limited(parts.limits.pictures, busy));
  mountSharePictures(plain, { ...shown, ...parts.sharePictures, siteName, demonstration, isOpenToSearch });
  mountLedger(plain, { ...downloads, licences: parts.settings.licences, filePrefix, maxBytes: parts.ledgerBytes });
  for (const path of ['/track-record/consistency.json', '/track-record/inclusion.json']) app.use(path, limited(parts.limits.others, busy));
  mountCheckpoint(plain, downloads);
  mountPredictions(plain, downloads);
  mountForecastAccuracy(plain, { ...downloads, filePrefix });
  mountMatchFeed(plain, parts.settings.links);
  mountBonusCode(app, { ...parts, bonusCode, visitorOf: parts.pages.visitorOf });
  mountAffiliateLinks(app, { ...parts, ...parts.affiliateLinks });
  mountVotes(app, { ...parts, visitorOf: parts.pages.visitorOf });
  mountLanguage(plain, parts.localeSites);
  mountIcons(plain, {
    publicApis: parts.publicIconApis,
    failed: (error) => parts.logger.warn({ err: error }, 'icons could not be had'),
  });
  mountServiceWorker(plain, parts.serviceWorker);
  const apiLimit = limited(parts.limits.others, (c) => c.json(tooBusy.body(), tooBusy.status, busyHeaders));
  app.use('/api/live/events', apiLimit);
  mountLive(app, {
    ...parts.live,
    clock: parts.clock,
    headersOf,
    reportError: (error) => parts.reportFailure(error, { message: 'a live stream failed' }),
  });
  app.use('/api/*', apiLimit);
  mountPush(app, { ...parts, ...parts.push, visitorOf: parts.pages.visitorOf });
  const remoteAddresses = new WeakMap<Request, string | undefined>();
  app.use('/api/*', async (c, next) => {
    remoteAddresses.set(c.req.raw, c.env.incoming.socket.remoteAddress);
    await next();
  });
  mountApi(plain, {
    db: parts.db,
    licensed: databases,
    licences: parts.settings.licences,
    clock: parts.clock,
    publicUrl: parts.localeSites.publicUrl,
    origins: parts.localeSites.origins,
    bonusCode,
    visitorCountry: (request) => parts.visitorCountry(Object.fromEntries(request.headers), remoteAddresses.get(request)),
    reportError: (error) => parts.reportFailure(error, { message: 'a call of the API failed' }),
  });
  mountBuilds(plain, parts.buildId);
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  app.all('/assets/*', (c) => c.notFound());
  mountPages(app, parts.pages);
  return app;
}
