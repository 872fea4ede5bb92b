/** The public key of the site, by which a browser ties its subscription to it. */
export const pushKeyPath = '/api/push/key';

/** The subscriptions of browsers: POST stores one, PUT renews its address, DELETE forgets it. */
export const pushSubscriptionsPath = '/api/push/subscriptions';

/** The script that receives messages while no page is open. */
export const serviceWorkerPath = '/service-worker.js';
