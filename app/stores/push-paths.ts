/** The path of the site's public key, to which a browser binds its subscription. */
export const pushKeyPath = '/api/push/key';

/** The path of the subscriptions of browsers: POST stores one, PUT changes its address, DELETE deletes it. */
export const pushSubscriptionsPath = '/api/push/subscriptions';

/** The path of the script that receives messages while no page is open. */
export const serviceWorkerPath = '/service-worker.js';
