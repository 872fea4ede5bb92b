import { fileURLToPath } from 'node:url';
import { publicIconApis } from '#app/elements/icon-providers.ts';
import { presentPath } from '#app/former-addresses.ts';
import { listPieces } from '#data/articles/list-pieces.ts';
import { patientDatabase } from '#data/database/patient-database.ts';
import type { Clock } from '#domain/time/clock.ts';
import { readBookmakerTargets } from './affiliate-links/bookmaker-targets.ts';
import { createClickCounter } from './affiliate-links/click-counter.ts';
import { createUseCounter } from './bonus-code/use-counter.ts';
import { listenToChanges } from './changes/listen-to-changes.ts';
import { createApp } from './create-app.ts';
import { createDatabaseReviver } from './database-reviver.ts';
import { createEditions } from './editions.ts';
import { listenerOf } from './http/listener-of-app.ts';
import type { Representation } from './http/representation.ts';
import { createRequestIds } from './http/request-id.ts';
import { createSiteListener } from './http/site-listener.ts';
import { loadStaticFiles } from './http/static-files.ts';
import type { WebServer } from './http/web-server.ts';
import { imprintOf } from './imprint-of-settings.ts';
import { createJobLocks } from './job-locks.ts';
import { jobsOfSite } from './jobs-of-site.ts';
import type { SiteBuild } from './load-build.ts';
import type { RunningSite } from './main.ts';
import { createAccessLog } from './observing/access-log.ts';
import type { SiteLog } from './observing/create-logger.ts';
import { createFeedWatch } from './observing/feed-watch.ts';
import { createMetrics } from './observing/metrics.ts';
import { createMetricsGuard } from './observing/metrics-guard.ts';
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
/** The jobs that are due at the start leave the processors to the first pages for so long. */
const jobsBeginAfterMs = 2_000;
/** Some hundred share pictures; each is drawn in a few hundredths of a second, so that a queue of these is a second's work. */
const sharePictureBytes = 16_000_000;
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
  const { db, connectionString } = dataset;
  const answering = patientDatabase(db, longestQueryMs);
  const editions = createEditions(settings, address);
  const securityHeaders = createSecurityHeaders({ https: settings.PUBLIC_URL?.startsWith('https:') === true });
  const pieces = listPieces();
  const targets = readBookmakerTargets(settings.AFFILIATE_LINKS_FILE);
  const metrics = createMetrics();
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
    failed: (error, path) => logger.error({ err: error, path }, 'a page failed'),
  };
  const renderer = workshop?.renderWith(rendererParts) ?? createPageRenderer(build, rendererParts);
  const pages = new PageService({
    cache,
    clock,
    render: renderer.render,
    backgroundFailed: (error) => logger.error({ err: error }, 'a page could not be rendered ahead'),
  });
  const reviver = createDatabaseReviver(dataset.reviveServer, logger);
  const changes = await listenToChanges({
    connectionString,
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
  const feeds = createFeedWatch(db, clock, watched, {
    silent: (age) => logger.error(age, 'a feed is silent'),
    back: (feed) => logger.info({ feed }, 'a silent feed is back'),
  });
  const lookAtFeeds = () => feeds.look().catch((error) => logger.warn({ err: error }, 'the feeds could not be looked at'));
  void lookAtFeeds();
  const feedTimer = setInterval(lookAtFeeds, lookAtFeedsEveryMs);
  metrics.observe({ pool: db, cache, pages, feeds });

  const files = workshop === undefined ? loadStaticFiles(clientFolder, securityHeaders) : new Map<string, Representation>();
  const crossOriginCookie = settings.COOKIE_CROSS_ORIGIN;
  const trustedProxies = settings.TRUST_PROXY;
  const visitorCountry = createVisitorCountry({ trustedProxies });
  const voters = createVoters({ db, https: settings.PUBLIC_URL?.startsWith('https:') === true });
  const visitorOf = createVisitors({ db, visitorCountry, trustedProxies, voters });
  const clicks = createClickCounter(db, (error) =>
    logger.error({ err: error }, 'followed links could not be counted; they wait for the next'),
  );
  const bonusCodeUses = createUseCounter(db);
  const pictureThread = createPictureThread(sharePictureThread);
  const { createWordsOf, createPageFinder, pages: definedPages, resources } = build.server;
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
    crossOriginCookie,
    securityHeaders,
    build: { id: build.assets.build, files: [...files.keys()] },
    publicIconApis: iconApis,
    mayReadMetrics: createMetricsGuard({ token: settings.METRICS_TOKEN, behindProxy: settings.TRUST_PROXY > 0 }),
    visitorCountry,
    voters,
    affiliateLinks: { targets, clicks },
    sharePictures: { siteName: settings.SITE_NAME, thread: pictureThread, mostBytes: sharePictureBytes, wordsOf: createWordsOf },
    bonusCode: settings.GUIDE_BONUS_CODE,
    bonusCodeUses,
    pages: {
      editions,
      service: pages,
      renderer,
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
    locks: createJobLocks(connectionString),
    beginAfterMs: jobsBeginAfterMs,
    ran: metrics.jobRan,
    failed: (job, error) => {
      metrics.jobFailed(job);
      logger.error({ err: error, job }, 'a job failed');
    },
  });
  announce(`${settings.SITE_NAME} is ready: ${address}`);

  return {
    address,
    async stop() {
      clearInterval(feedTimer);
      await Promise.all([web.stop(settings.SHUTDOWN_SECONDS), timetable.stop()]);
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
