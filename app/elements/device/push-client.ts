import { alerts } from '#app/stores/alerts.ts';
import { favourites } from '#app/stores/favourites.ts';
import { liveDelay, liveDelayMs, shownScores } from '#app/stores/live-preferences.ts';
import { pushKeyPath, pushSubscriptionsPath, serviceWorkerPath } from '#app/stores/push-paths.ts';
import { readerZone } from '#app/stores/time-zone.ts';
import { maxFollowed } from '#domain/alert/alert-settings.ts';

/** The result of turning alerts on: `blocked` by the browser, `too-many` from one network, `failed` on the way. */
export type AlertsAnswer = 'on' | 'blocked' | 'too-many' | 'failed';

const confirmEveryMs = 24 * 3_600_000;

/** Requests the browser's permission, and alerts from the site for what is chosen in the browser; to be called by a tap. */
export async function turnOnAlerts(): Promise<AlertsAnswer> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
    const registration = await navigator.serviceWorker.register(serviceWorkerPath);
    await navigator.serviceWorker.ready;
    const subscription = await validSubscription(registration);
    const answer = await inTurn(() => report(subscription));
    followFavourites();
    return answer;
  } catch (error) {
    console.warn('Alerts could not be turned on.', error);
    return 'failed';
  }
}

/** Ends alerts on this device, and has the site delete what it stores for them; returns false when the site did not confirm that. */
export function turnOffAlerts(): Promise<boolean> {
  return inTurn(async () => {
    try {
      const subscription = await presentSubscription();
      if (subscription !== null) {
        const answer = await send('DELETE', { endpoint: subscription.endpoint });
        if (!answer.ok) return false;
        await subscription.unsubscribe();
      }
      alerts.write({ ...alerts.read(), told: null });
      return true;
    } catch (error) {
      console.warn('Alerts could not be turned off.', error);
      return false;
    }
  });
}

/**
 * Keeps the site's record of the wanted alerts up to date: reports them once a day, when the language of the pages has changed, and
 * whenever favourites or preferences change.
 */
export async function keepAlerts(): Promise<void> {
  const { told } = alerts.read();
  if (told === null) return;
  const subscription = await presentSubscription();
  if (subscription === null) {
    // The browser has withdrawn it, with its data or by its settings.
    alerts.write({ ...alerts.read(), told: null });
    return;
  }
  followFavourites();
  const isOld = Date.now() - Date.parse(told.at) > confirmEveryMs;
  if (isOld) await reportAgain(async () => validSubscription(await navigator.serviceWorker.ready));
  else if (told.language !== document.documentElement.lang) await reportAgain(async () => subscription);
}

let isFollowing = false;

function followFavourites(): void {
  if (isFollowing) return;
  isFollowing = true;
  const again = () => void reportAgain(presentSubscription);
  for (const stored of [favourites, shownScores, liveDelay]) stored.onChange(again);
}

/** Reports the wanted alerts once more, unless they are turned off by then. */
function reportAgain(subscriptionOf: () => Promise<PushSubscription | null>): Promise<void> {
  return inTurn(async () => {
    const subscription = alerts.read().told === null ? null : await subscriptionOf();
    if (subscription !== null) await report(subscription);
  });
}

async function presentSubscription(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

/**
 * Returns the browser's subscription to this site; a new one when there is none, or when the present one was made with another key of the
 * site and can no longer be reached.
 */
async function validSubscription({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { data } = (await (await fetch(pushKeyPath, { cache: 'no-cache' })).json()) as { data: { key: string } };
  const present = await pushManager.getSubscription();
  if (present !== null && keyOf(present) === data.key) return present;
  if (present !== null) {
    await send('DELETE', { endpoint: present.endpoint });
    await present.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key });
}

/** Returns the key of the site with which a subscription was made, as base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work after the other, so that the last report counts, and none that was under way turns alerts on again. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work, work);
  last = done;
  return done;
}

/** Reports the wanted alerts to the site. */
async function report(subscription: PushSubscription): Promise<AlertsAnswer> {
  const { kinds, quiet } = alerts.read();
  const { endpoint, keys } = subscription.toJSON();
  const language = document.documentElement.lang;
  try {
    const answer = await send('POST', {
      endpoint,
      keys: { p256dh: keys?.p256dh, auth: keys?.auth },
      language,
      kinds,
      follows: favourites.read().slice(-maxFollowed),
      delay_seconds: liveDelayMs() / 1_000,
      quiet,
      zone: readerZone(),
      hide_scores: shownScores.read() === 'hidden',
    });
    if (!answer.ok) return answer.status === 429 ? 'too-many' : 'failed';
  } catch (error) {
    console.warn('The wanted alerts could not be reported to the site.', error);
    return 'failed';
  }
  alerts.write({ ...alerts.read(), told: { at: new Date().toISOString(), language } });
  return 'on';
}

function send(method: 'POST' | 'DELETE', body: object): Promise<Response> {
  return fetch(pushSubscriptionsPath, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
