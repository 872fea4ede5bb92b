import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { publicIconApis } from '#app/elements/icon-providers.ts';
import { presentPath } from '#app/former-addresses.ts';
import { listPieces } from '#data/articles/list-pieces.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import { type Clock, systemClock } from '#domain/time/clock.ts';
import { readBookmakerTargets } from './affiliate-links/bookmaker-targets.ts';
import { createClickCounter } from './affiliate-links/click-counter.ts';
import { createUseCounter } from './bonus-code/use-counter.ts';
import { listenToChanges } from './changes/listen-to-changes.ts';
import { countryDatabaseBuiltAt } from './country-database.ts';
import { createApp } from './create-app.ts';
import { createDatabaseReviver } from './database-reviver.ts';
import { createEditions } from './editions.ts';
import { listenerOf } from './http/listener-of-app.ts';
import { misdirected } from './http/misdirected.ts';
import { createRedirectPolicy } from './http/redirect-policy.ts';
import type { Representation } from './http/representation.ts';
import { createRequestIds } from './http/request-id.ts';
import { createSiteHosts } from './http/site-hosts.ts';
import { createSiteListener } from './http/site-listener.ts';
import { loadStaticFiles } from './http/static-files.ts';
import type { WebServer } from './http/web-server.ts';
import { WorkLimit } from './http/work-limit.ts';
import { imprintOf } from './imprint-of-settings.ts';
import { createJobLocks } from './job-locks.ts';
import { jobsOfSite } from './jobs-of-site.ts';
import type { SiteBuild } from './load-build.ts';
import type { RunningSite } from './main.ts';
import { createAccessLog } from './observing/access-log.ts';
import type { SiteLog } from './observing/create-logger.ts';
import { createFailureReporter } from './observing/failure-reporter.ts';
import { createFeedWatch } from './observing/feed-watch.ts';
import { createMetrics } from './observing/metrics.ts';
import { createMetricsGuard } from './observing/metrics-guard.ts';
import { openMetricsServer } from './observing/metrics-server.ts';
import type { Dataset } from './open-dataset.ts';
import { KeptParts } from './page-cache/kept-parts.ts';
import { createAddressReader } from './page-cache/page-address.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { createPageRenderer, type PageRendererParts } from './page-cache/page-renderer.ts';
import { PageService } from './page-cache/page-service.ts';
import { createContentSecurityPolicy } from './security/content-security-policy.ts';
import { createSecurityHeaders } from './security/security-headers.ts';
import type { Settings } from './settings.ts';
import { createPictureThread } from './share-pictures/picture-thread.ts';
import { tagManagerOfSettings } from './tag-manager-of-settings.ts';
import { startTimetable } from './timetable.ts';
import { createVisitorCountry } from './visitor-country.ts';
import { createVisitors } from './visitors.ts';
import { createVoters } from './votes/voters.ts';
import type { Workshop } from './workshop.ts';

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
/** Pages ask for hundredths of a second each; a database that is silent for so long counts as away. */
const longestQueryMs = 10_000;
const lookAtFeedsEveryMs = 30_000;
/** By this database an address tells the country whose law counts; networks move on. */
const countryDatabase = { feed: 'country-database', oldAfterSeconds: 120 * 86_400, builtAt: countryDatabaseBuiltAt };
/** The jobs that are due at the start leave the processors to the first pages for so long. */
const jobsBeginAfterMs = 2_000;
/** Some hundred share pictures; each is drawn in a few hundredths of a second, so that a queue of these is a second's work. */
const sharePictureBytes = 16_000_000;
/** Some hundred thousand records, compressed; what comes after them is read from the database for each download. */
const ledgerBytes = 32_000_000;
/**
 * Pages that are rendered at once: as many as there are processors, so that one reads from the database while another is made. More would only
 * share these, and all of them would be late, those from memory too. The queue is about two seconds' work.
 */
const pagesAtOnce = { mostAtOnce: Math.max(2, availableParallelism()), mostWaiting: 200, mostWaitMs: 5_000 };
/** They are drawn one after the other. */
const picturesAtOnce = { ...pagesAtOnce, mostWaiting: 32 };
const sharePictureThread = { mostWaiting: 32, idleMs: 60_000 };

export interface Ground {
  readonly settings: Settings;
  readonly announce: (text: string) => void;
  readonly log: SiteLog;
  readonly web: WebServer;
  readonly clock: Clock;
  readonly dataset: Dataset;
  readonly build: SiteBuild;
  readonly workshop: Workshop | undefined;
}

/** Puts every part of the site in its place, and begins to answer. */
export async function putTogether({ settings, announce, log, web, clock, dataset, build, workshop }: Ground): Promise<RunningSite> {
  const { logger } = log;
  const address = `http://localhost:${web.port}`;
  const { db } = dataset;
  const answering = withQueryTimeout(db, longestQueryMs);
  const editions = createEditions(settings, address);
  const securityHeaders = createSecurityHeaders({ https: settings.PUBLIC_URL?.startsWith('https:') === true });
  const pieces = listPieces();
  const targets = readBookmakerTargets(settings.AFFILIATE_LINKS_FILE);
  const metrics = createMetrics();
  const figures = settings.METRICS_PORT === undefined ? undefined : await openMetricsServer(settings.METRICS_PORT, metrics);
  const reportFailure = createFailureReporter({ logger, metrics });
  const cache = new PageCache(workshop === undefined ? settings.PAGE_CACHE_MB * 1_000_000 : 0);
  const iconApis = settings.ICON_PUBLIC_FALLBACK ? publicIconApis : [];
  const tagManager = tagManagerOfSettings(settings);
  const keptParts = new KeptParts(clock);
  const rendererParts: PageRendererParts = {
    db: answering,
    clock,
    keptParts,
    siteName: settings.SITE_NAME,
    dataset: dataset.name,
    editions,
    pieces,
    imprint: imprintOf(settings),
    apiBaseUrl: settings.API_BASE_URL,
    crossOriginCookie: settings.COOKIE_CROSS_ORIGIN,
    publicIcons: settings.ICON_PUBLIC_FALLBACK,
    tagManager,
    bonusCode: settings.GUIDE_BONUS_CODE,
    securityHeaders,
    policyOf:
      workshop?.policyOf ??
      createContentSecurityPolicy({
        connectTo: [...(settings.API_BASE_URL === undefined ? [] : [new URL(settings.API_BASE_URL).origin]), ...iconApis],
        tagManager: tagManager === undefined ? undefined : new URL(tagManager.address).origin,
      }),
    failed: (error, path, signal) => reportFailure(error, { message: 'a page failed', path, signal }),
  };
  const renderer = workshop?.renderWith(rendererParts) ?? createPageRenderer(build, rendererParts);
  const pageLimit = new WorkLimit(pagesAtOnce);
  const pages = new PageService({
    cache,
    clock,
    limit: pageLimit,
    render: renderer.render,
    backgroundFailed: (error) => logger.error({ err: error }, 'a page could not be rendered ahead'),
  });
  const reviver = createDatabaseReviver(dataset.reviveServer, logger);
  const changes = await listenToChanges({
    address: dataset.address,
    changed(topics) {
      keptParts.changed(topics);
      pages.changed(topics);
    },
    lost: (error) => {
      logger.warn({ err: error }, 'changes cannot be heard; trying again');
      reviver.lost();
    },
  });

  const { jobs, feeds: watched } = jobsOfSite(dataset, settings);
  const feeds = createFeedWatch({
    database: answering,
    clock,
    watched,
    dated: [countryDatabase],
    machineClock: systemClock,
    silent: (age) => logger.error(age, 'a feed is silent'),
    back: (feed) => logger.info({ feed }, 'a silent feed is back'),
  });
  const lookAtFeeds = () => feeds.look().catch((error) => logger.warn({ err: error }, 'the feeds could not be looked at'));
  void lookAtFeeds();
  const feedTimer = setInterval(lookAtFeeds, lookAtFeedsEveryMs);
  metrics.observe({ pool: db, cache, pages, pageLimit, feeds });

  const files = workshop === undefined ? loadStaticFiles(clientFolder, securityHeaders) : new Map<string, Representation>();
  const crossOriginCookie = settings.COOKIE_CROSS_ORIGIN;
  const trustedProxies = settings.TRUST_PROXY;
  const visitorCountry = createVisitorCountry({ trustedProxies, countryHeader: settings.COUNTRY_HEADER });
  const voters = createVoters({ db: answering, https: settings.PUBLIC_URL?.startsWith('https:') === true });
  const visitorOf = createVisitors({ db: answering, visitorCountry, trustedProxies, voters });
  const clicks = createClickCounter(answering, (error) =>
    logger.error({ err: error }, 'followed links could not be counted; they wait for the next'),
  );
  const bonusCodeUses = createUseCounter(answering);
  const pictureThread = createPictureThread(sharePictureThread);
  const { createWordsOf, createPageFinder, pages: definedPages, resources } = build.server;
  const outward = [...targets.addresses, ...(settings.MATCH_FEED_URL === undefined ? [] : [settings.MATCH_FEED_URL])];
  const app = createApp({
    db: answering,
    clock,
    dataset: dataset.name,
    editions,
    pieces,
    matchFeedUrl: settings.MATCH_FEED_URL,
    changes,
    feeds,
    metrics,
    logger,
    reportFailure,
    mayLeadTo: createRedirectPolicy({ origins: editions.origins, outward }),
    crossOriginCookie,
    securityHeaders,
    build: { id: build.assets.build, files: [...files.keys()] },
    publicIconApis: iconApis,
    mayReadMetrics: createMetricsGuard(settings.METRICS_TOKEN),
    visitorCountry,
    voters,
    affiliateLinks: { targets, clicks },
    sharePictures: { siteName: settings.SITE_NAME, thread: pictureThread, mostBytes: sharePictureBytes, wordsOf: createWordsOf },
    bonusCode: settings.GUIDE_BONUS_CODE,
    bonusCodeUses,
    ledgerBytes,
    limits: { pictures: new WorkLimit(picturesAtOnce), others: new WorkLimit(pagesAtOnce) },
    pages: {
      editions,
      service: pages,
      renderer,
      limit: pageLimit,
      metrics,
      crossOriginCookie,
      visitorOf,
      readAddress: createAddressReader(editions, createPageFinder([...definedPages, ...resources]), (path) => presentPath(path, pieces)),
    },
  });
  const listener = createSiteListener({
    editions,
    pages,
    metrics,
    isForThisSite: createSiteHosts(editions, settings.API_BASE_URL),
    misdirected: misdirected(securityHeaders),
    crossOriginCookie,
    files,
    accessLog: createAccessLog(log, metrics),
    requestId: createRequestIds({ trusted: settings.TRUST_PROXY > 0 }),
    rest: listenerOf(app),
  });
  web.answerWith(workshop?.before(listener) ?? listener);
  const timetable = startTimetable(settings.JOBS ? jobs : [], {
    db,
    clock,
    locks: createJobLocks(dataset.address),
    beginAfterMs: jobsBeginAfterMs,
    ran: metrics.jobRan,
    failed: (job, error) => {
      metrics.jobFailed(job);
      logger.error({ err: error, job }, 'a job failed');
    },
  });
  if (figures !== undefined) announce(`Its figures are at ${figures.address}`);
  announce(`${settings.SITE_NAME} is ready: ${address}`);

  return {
    address,
    metricsAddress: figures?.address,
    async stop() {
      clearInterval(feedTimer);
      await Promise.all([web.stop(settings.SHUTDOWN_SECONDS), timetable.stop(), figures?.stop()]);
      await changes.stop();
      await pages.stop();
      await clicks.settle();
      await pictureThread.stop();
      await bonusCodeUses.settle();
      await reviver.stop();
      await dataset.close();
      await new Promise<void>((flushed) => {
        logger.flush(() => flushed());
      });
    },
  };
}
