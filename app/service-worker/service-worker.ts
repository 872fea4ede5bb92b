import type { Notice } from '#app/alerts/notice.ts';
import { offlineEntries } from '#app/offline/offline-cache.ts';
import { pushSubscriptionsPath } from '#app/stores/push-paths.ts';
import type { FetchEvent, NotificationEvent, SubscriptionChangeEvent, WorkerScope } from './worker-scope.d.ts';

/*
 * The script that works while no page is open: it shows alerts, and answers with the offline page when the network does not. A page of the site
 * never comes out of its cache.
 */

const scope = globalThis as unknown as WorkerScope;

/** The icon of a notification, and its sign in the status bar. */
const notificationIcons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' } as const;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

// The browser sends the request while it starts the worker, so that no page waits for that.
scope.addEventListener('activate', (event) => event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()));

scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(pageOrOffline(event));
});

scope.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice !== undefined) event.waitUntil(show(notice));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPageOf(event));
});

scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function pageOrOffline({ preloadResponse, request }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const offline = await caches.match(offlineEntries.page);
    if (offline === undefined) throw error;
    return offline;
  }
}

function show({ title, body, tag, path, language: lang }: Notice): Promise<void> {
  // `renotify` alerts again when the notification replaces an older one; the type libraries lack it.
  const options: NotificationOptions & { readonly renotify: boolean } = {
    body,
    tag,
    lang,
    renotify: true,
    data: path,
    ...notificationIcons,
  };
  return scope.registration.showNotification(title, options);
}

async function openPageOf({ notification }: NotificationEvent): Promise<void> {
  const url = new URL(String(notification.data), scope.location.origin);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => new URL(client.url).pathname === url.pathname);
  await (open === undefined ? scope.clients.openWindow(url.href) : open.focus());
}

/** Reports the new address of this browser at the push service to the site. */
async function renew({ oldSubscription: former, newSubscription }: SubscriptionChangeEvent): Promise<void> {
  // Without the former address the site cannot know which subscription it was. The next page that is opened reports the wanted alerts again.
  if (former === null) return;
  const present = newSubscription ?? (await scope.registration.pushManager.subscribe(former.options));
  const { endpoint, keys } = present.toJSON();
  const answer = await fetch(pushSubscriptionsPath, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ former: former.endpoint, endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }),
  });
  if (!answer.ok && answer.status !== 404) throw new Error(`the site answered ${answer.status} to a renewed subscription`);
}
