import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { presentPath } from '#app/addresses/former-addresses.ts';
import { publicIconApis } from '#app/elements/shell/icon-providers.ts';
import { readBookmakerTargets } from '#app/endpoints/affiliate-links/bookmaker-targets.ts';
import { createClickCounter } from '#app/endpoints/affiliate-links/click-counter.ts';
import { createUseCounter } from '#app/endpoints/bonus-code/use-counter.ts';
import { createCallCounter } from '#app/endpoints/limits/call-counter.ts';
import { createLagCounter } from '#app/endpoints/live/lag-counter.ts';
import { LiveHub } from '#app/endpoints/live/live-hub.ts';
import { createSharedOpenings } from '#app/endpoints/live/shared-openings.ts';
import { openingsCountForSeconds, StreamPlaces } from '#app/endpoints/live/stream-places.ts';
import { createPictureThread } from '#app/endpoints/share-pictures/picture-thread.ts';
import { createVoters } from '#app/endpoints/votes/voters.ts';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import { listArticles } from '#data/articles/list-articles.ts';
import { withPeriods } from '#data/articles/with-periods.ts';
import { changedTopics } from '#data/changes/minor-topics.ts';
import type { Database } from '#data/database/database.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import { type Channel, channels } from '#data/licences/licence.ts';
import { openLicensedDatabases } from '#data/licences/licensed-databases.ts';
import { type Clock, systemClock } from '#domain/time/clock.ts';
import { readVapidKeys } from '#jobs/alerts/vapid-keys.ts';
import { listenToChanges } from '#server/changes/listen-to-changes.ts';
import { openSiteConsole } from '#server/console/open-site-console.ts';
import { pollHeadersAtEdge } from '#server/edge/edge-headers.ts';
import { openEdge } from '#server/edge/open-edge.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { listenerOf } from '#server/http/listener-of-app.ts';
import { listenerOfWorker } from '#server/http/listener-of-worker.ts';
import { misdirected } from '#server/http/misdirected.ts';
import { createRedirectPolicy } from '#server/http/redirect-policy.ts';
import type { Representation } from '#server/http/representation.ts';
import { createRequestIds } from '#server/http/request-id.ts';
import { createSiteHosts } from '#server/http/site-hosts.ts';
import { createSiteListener } from '#server/http/site-listener.ts';
import { loadStaticFiles } from '#server/http/static-files.ts';
import { withinLimit } from '#server/http/too-busy.ts';
import type { WebServer } from '#server/http/web-server.ts';
import { WorkLimit } from '#server/http/work-limit.ts';
import { pushContact } from '#server/jobs/alert-jobs.ts';
import { createJobLocks } from '#server/jobs/job-locks.ts';
import { jobsOfSite } from '#server/jobs/jobs-of-site.ts';
import { createLedgerCheck } from '#server/jobs/ledger-check.ts';
import { ledgerJobs } from '#server/jobs/ledger-jobs.ts';
import { startScheduler } from '#server/jobs/scheduler.ts';
import { createAccessLog } from '#server/observing/access-log.ts';
import { createBackupWatch } from '#server/observing/backup-watch.ts';
import { createErrorCollector } from '#server/observing/error-collector.ts';
import { createFailureReporter } from '#server/observing/failure-reporter.ts';
import { createFeedWatch } from '#server/observing/feed-watch.ts';
import { createJobLog } from '#server/observing/job-log.ts';
import { createMetrics } from '#server/observing/metrics.ts';
import { createMetricsGuard } from '#server/observing/metrics-guard.ts';
import { openMetricsServer } from '#server/observing/metrics-server.ts';
import { createRecentErrors } from '#server/observing/recent-errors.ts';
import { createRoomWatch } from '#server/observing/room-watch.ts';
import { FragmentCache } from '#server/page-cache/fragment-cache.ts';
import { createAddressReader } from '#server/page-cache/page-address.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import { createPageRenderer, type PageRendererParts } from '#server/page-cache/page-renderer.ts';
import { PageService } from '#server/page-cache/page-service.ts';
import { cachedSecret } from '#server/security/cached-secret.ts';
import { createContentSecurityPolicy } from '#server/security/content-security-policy.ts';
import { createSecurityHeaders } from '#server/security/security-headers.ts';
import { countryDatabaseBuiltAt } from '#server/visitors/country-database.ts';
import { createPageOpenings } from '#server/visitors/page-openings.ts';
import { createVisitorCountry } from '#server/visitors/visitor-country.ts';
import { createAddressKeys, createVisitors, networkOf } from '#server/visitors/visitors.ts';
import { createApp } from './create-app.ts';
import type { DevServer } from './dev-server.ts';
import { Drain } from './drain.ts';
import type { SiteBuild } from './load-build.ts';
import type { Dataset } from './open-dataset.ts';
import { createPostgresSupervisor } from './postgres-supervisor.ts';
import type { Settings } from './settings.ts';
import {
  ledgerBytes,
  missedAtOnce,
  pagesAtOnce,
  picturesAtOnce,
  sharePictureBytes,
  sharePictureThread,
  streamLimits,
} from './site-limits.ts';
import type { RunningSite } from './start-site.ts';

const { version: release } = createRequire(import.meta.url)('../../package.json') as { readonly version: string };
const clientFolder = fileURLToPath(new URL('../../build/client', import.meta.url));
/** Milliseconds without an answer after which the database counts as away; pages usually wait hundredths of a second. */
const longestQueryMs = 10_000;
/** The count of faults of the ledger that a line of the log names. */
const loggedFaults = 10;
const lookAtFeedsEveryMs = 30_000;
const storeOpeningsEveryMs = 60_000;
/** The database that gives a visitor's country by address, and the age at which it is too old, since networks move. */
const countryDatabase = { feed: 'country-database', oldAfterSeconds: 120 * 86_400, builtAt: countryDatabaseBuiltAt };
/** Milliseconds before the first jobs run, so that the processors are free for the first pages. */
const jobsBeginAfterMs = 2_000;
/** A cache of fragments that stores nothing, for a site under development, whose source files change. */
const loadedEachTime: PageRendererParts['fragments'] = { take: (_name, page, load) => load(page) };

export interface SiteParts {
  readonly settings: Settings;
  readonly announce: (text: string) => void;
  readonly logger: Logger;
  readonly web: WebServer;
  readonly clock: Clock;
  readonly dataset: Dataset;
  readonly build: SiteBuild;
  readonly devServer: DevServer | undefined;
}

/** Builds every part of the site, and begins to answer. */
export async function createSite({ settings, announce, logger, web, clock, dataset, build, devServer }: SiteParts): Promise<RunningSite> {
  const { site, links, observing } = settings;
  const address = `http://localhost:${web.port}`;
  const { db } = dataset;
  const answering = withQueryTimeout(db, longestQueryMs);
  const licensed = openLicensedDatabases(db, dataset.address, settings.licences);
  for (const one of licensed.opened) {
    one.on('error', ({ message }) => logger.warn({ outage: message }, 'a connection to the database was lost'));
  }
  const databases = Object.fromEntries(
    channels.map((channel) => [channel, licensed[channel] === db ? answering : withQueryTimeout(licensed[channel], longestQueryMs)]),
  ) as Record<Channel, Database>;
  const localeSites = createLocaleSites(settings.addresses, address);
  const securityHeaders = createSecurityHeaders({ https: localeSites.isSecure, hstsOfSubdomains: settings.web.hstsOfSubdomains });
  const pieces = withPeriods(listArticles(), settings.retention);
  const targets = readBookmakerTargets(links.affiliateLinksFile);
  const metrics = createMetrics();
  const metricsServer = observing.metricsPort === undefined ? undefined : await openMetricsServer(observing.metricsPort, metrics);
  const { errorCollectorUrl } = observing;
  const errors =
    errorCollectorUrl === undefined
      ? undefined
      : createErrorCollector({
          url: errorCollectorUrl,
          source: { release, build: build.assets.build, role: settings.role },
          turned: (outage) =>
            logger.warn({ outage }, outage === undefined ? 'the collector takes errors' : 'the collector takes no errors'),
        });
  const recentErrors = createRecentErrors(systemClock);
  const reportFailure = createFailureReporter({
    logger,
    metrics,
    errors: {
      collect(error, place) {
        recentErrors.collect(error, place);
        errors?.collect(error, place);
      },
    },
  });
  const cache = new PageCache(devServer === undefined ? settings.pageCacheBytes : 0);
  const iconApis = site.publicIcons ? publicIconApis : [];
  const fragments = new FragmentCache(clock);
  const missedLimit = new WorkLimit(missedAtOnce);
  const lags = createLagCounter(answering, (error) =>
    reportFailure(error, { message: 'delays of live changes could not be counted; they wait for the next' }),
  );
  const live = new LiveHub({
    db: databases.show,
    clock,
    limited: (work) => withinLimit(missedLimit, work),
    sent: lags.count,
    failed: (error) => reportFailure(error, { message: 'live events cannot be read' }),
  });
  const rendererParts: PageRendererParts = {
    databases,
    licences: settings.licences,
    clock,
    fragments: devServer === undefined ? fragments : loadedEachTime,
    liveSequence: () => live.shownByPages,
    settings: site,
    dataset: dataset.kind,
    localeSites,
    pieces,
    securityHeaders,
    policyOf:
      devServer?.policyOf ??
      createContentSecurityPolicy({
        connectTo: [...(site.apiBaseUrl === undefined ? [] : [new URL(site.apiBaseUrl).origin]), ...iconApis],
        tagManager: site.tagManager === undefined ? undefined : new URL(site.tagManager.address).origin,
      }),
    failed: (error, path, signal) => reportFailure(error, { message: 'a page failed', path, signal }),
  };
  const renderer = createPageRenderer(build, rendererParts);
  const pageLimit = new WorkLimit(pagesAtOnce);
  const smallLimit = new WorkLimit(pagesAtOnce);
  const locks = createJobLocks(dataset.address);
  const edge =
    settings.edge &&
    openEdge(settings.edge, { db: answering, hold: locks.hold, purges: settings.jobs.run, build: build.assets.build, logger });
  const pages = new PageService({
    cache,
    clock,
    limit: pageLimit,
    smallLimit,
    render: renderer.render,
    edge: edge?.headers,
    isLate: () => live.isLate,
    backgroundFailed: (error) => reportFailure(error, { message: 'a page could not be rendered ahead' }),
  });
  const supervisor = createPostgresSupervisor(dataset.reviveServer, logger);
  const changes = await listenToChanges({
    address: dataset.address,
    changed(logged) {
      const changed = changedTopics(logged);
      const topics = new Set([...changed.news, ...changed.minor]);
      fragments.changed(topics);
      const isGiven = pages.changed(changed);
      live.changed();
      edge?.changed(changed, isGiven);
    },
    heard(isHeard) {
      live.cut(!isHeard);
      edge?.heard(isHeard);
    },
    ...(edge === undefined ? {} : { channels: edge.channels }),
    lost: (error) => {
      logger.warn({ err: error }, 'changes cannot be heard; trying again');
      supervisor.lost();
    },
  });

  await live.start();
  // No visitor is led to a process that runs the jobs alone.
  const drain = new Drain({ seconds: settings.role === 'worker' ? 0 : settings.web.drainSeconds, live });

  const vapid = await readVapidKeys(answering);
  const { createWordsOf, findPage } = build.server;
  const ledgerCheck = createLedgerCheck(dataset.address, ({ faults, anchors }) =>
    logger.error(
      { faults: faults.slice(0, loggedFaults), lost: anchors.filter(({ sequence }) => sequence === undefined) },
      'the ledger is broken',
    ),
  );
  const { jobs, feedJobs } = jobsOfSite(dataset, settings.jobs, {
    push: { vapid, contact: pushContact(settings.pushContact, localeSites.publicUrl) },
    localeSites,
    wordsOf: createWordsOf,
    shown: licensed.show,
    retention: settings.retention,
    signing: ledgerJobs(settings.signing, { isDemonstration: dataset.kind.demonstration, logger, metrics }),
  });
  const feeds = createFeedWatch({
    database: answering,
    clock,
    watched: feedJobs,
    dated: [countryDatabase],
    machineClock: systemClock,
    silent: (age) => logger.error(age, 'a feed is silent'),
    back: (feed) => logger.info({ feed }, 'a silent feed is back'),
  });
  const { backups: plannedBackups } = settings.jobs;
  const backups = plannedBackups && createBackupWatch(answering, clock, plannedBackups.everyHours);
  const room = createRoomWatch(answering, { data: settings.database.folder, backups: plannedBackups?.folder });
  const lookAtFeeds = () =>
    Promise.all([room.look(), feeds.look(), backups?.look()]).catch((error) =>
      logger.warn({ err: error }, 'the feeds could not be looked at'),
    );
  void lookAtFeeds();
  const feedTimer = setInterval(lookAtFeeds, lookAtFeedsEveryMs);
  metrics.observe({
    pool: db,
    cache,
    pages,
    pageLimit,
    feeds,
    live,
    room,
    backups,
    errors,
    purges: edge?.figures,
    ledger: settings.jobs.run ? ledgerCheck : undefined,
  });

  const files = devServer === undefined ? loadStaticFiles(clientFolder, securityHeaders) : new Map<string, Representation>();
  const { trustedProxies } = settings.visitors;
  const visitorCountry = createVisitorCountry(settings.visitors);
  const voters = createVoters({ readKey: cachedSecret(answering, 'voters'), https: localeSites.isSecure });
  const visitorOf = createVisitors({ db: answering, visitorCountry, trustedProxies, voters });
  const clicks = createClickCounter(answering, (error) =>
    reportFailure(error, { message: 'followed links could not be counted; they wait for the next' }),
  );
  const openings = createPageOpenings(answering, clock, (error) => logger.warn({ err: error }, 'opened pages could not be counted'));
  const openingsTimer = setInterval(() => void openings.store(), storeOpeningsEveryMs);
  const bonusCodeUses = createUseCounter(answering);
  const pictureThread = createPictureThread(sharePictureThread);
  const outward = [...targets.addresses, ...(links.matchFeedUrl === undefined ? [] : [links.matchFeedUrl])];
  const sharedOpenings = createSharedOpenings({
    count: createCallCounter(answering, 'streams', openingsCountForSeconds),
    maxOfAddress: streamLimits.openingsOfAnAddress,
    keyOf: createAddressKeys(answering),
    failed: (error) => reportFailure(error, { message: 'an opened stream could not be counted' }),
  });
  const app = createApp({
    db: answering,
    databases,
    clock,
    dataset: dataset.kind,
    localeSites,
    pieces,
    settings,
    changes,
    feeds,
    metrics,
    logger,
    reportFailure,
    mayLeadTo: createRedirectPolicy({ origins: localeSites.origins, outward }),
    securityHeaders,
    buildId: build.assets.build,
    publicIconApis: iconApis,
    mayReadMetrics: createMetricsGuard(observing.metricsToken),
    drain,
    visitorCountry,
    voters,
    edge: edge?.headers,
    affiliateLinks: { targets, clicks },
    sharePictures: { thread: pictureThread, maxBytes: sharePictureBytes, wordsOf: createWordsOf },
    live: {
      hub: live,
      pollHeaders: edge === undefined ? {} : pollHeadersAtEdge,
      places: new StreamPlaces({ ...streamLimits, shared: sharedOpenings }),
      networkOf: ({ headers, socket }) => networkOf(clientAddress(headers, socket.remoteAddress, trustedProxies)),
    },
    push: { publicKey: vapid.publicKey },
    serviceWorker: () => build.server.serviceWorker,
    bonusCodeUses,
    ledgerBytes,
    limits: { pictures: new WorkLimit(picturesAtOnce), others: new WorkLimit(pagesAtOnce) },
    pages: {
      localeSites,
      service: pages,
      renderer,
      limit: pageLimit,
      smallLimit,
      metrics,
      hasEdge: edge !== undefined,
      visitorOf,
      readAddress: createAddressReader(localeSites, findPage, (path) => presentPath(path, pieces)),
    },
  });
  const requestId = createRequestIds({ trusted: trustedProxies > 0 });
  const listener = createSiteListener({
    localeSites,
    pages,
    hasEdge: edge !== undefined,
    openings,
    metrics,
    isForThisSite: createSiteHosts(localeSites, site.apiBaseUrl),
    misdirected: misdirected(securityHeaders),
    files,
    accessLog: createAccessLog(logger, metrics),
    requestId,
    rest: listenerOf(app),
  });
  web.answerWith(
    settings.role === 'worker' ? listenerOfWorker(listener, { securityHeaders, requestId }) : (devServer?.before(listener) ?? listener),
  );
  const plannedJobs = settings.jobs.run ? [...jobs, ledgerCheck.job] : [];
  metrics.jobsPlanned(plannedJobs.map(({ name }) => name));
  const jobLog = createJobLog(plannedJobs, systemClock);
  const openedConsole =
    settings.console &&
    (await openSiteConsole(settings.console, {
      db,
      clock,
      settings,
      reportFailure,
      figures: {
        now: () => systemClock.now(),
        cache,
        pagesServed: metrics.pagesServed,
        purges: edge?.figures,
        jobs: jobLog,
        errors: recentErrors,
        ledger: settings.jobs.run ? ledgerCheck : undefined,
        get room() {
          return room.figures;
        },
      },
    }));
  const scheduler = startScheduler(plannedJobs, {
    db,
    clock,
    locks,
    beginAfterMs: jobsBeginAfterMs,
    ran: (job, seconds) => {
      metrics.jobRan(job, seconds);
      jobLog.ran(job, seconds);
    },
    failed: (job, error) => {
      metrics.jobFailed(job);
      jobLog.failed(job);
      reportFailure(error, { message: 'a job failed', job });
    },
  });
  edge?.start();
  if (metricsServer !== undefined) announce(`Its figures are at ${metricsServer.address}`);
  announce(`${site.name} is ready: ${address}`);
  if (openedConsole !== undefined) announce(`Its console is at ${openedConsole.address}; npm run console makes a link to it`);

  return {
    address,
    metricsAddress: metricsServer?.address,
    logger,
    drain: () => drain.begin(),
    async stop() {
      clearInterval(feedTimer);
      clearInterval(openingsTimer);
      await edge?.stop();
      await Promise.all([
        live.stop(),
        web.stop(settings.web.shutdownSeconds),
        scheduler.stop(),
        metricsServer?.stop(),
        openedConsole?.stop(),
        devServer?.close(),
      ]);
      await changes.stop();
      await pages.stop();
      await clicks.settle();
      await openings.store();
      await lags.settle();
      await pictureThread.stop();
      await bonusCodeUses.settle();
      await supervisor.stop();
      await errors?.stop();
      for (const one of licensed.opened) await one.end();
      await dataset.close();
      await new Promise<void>((flushed) => {
        logger.flush(() => flushed());
      });
    },
  };
}
