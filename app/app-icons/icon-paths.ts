/** The icon of a notification, and its sign in the status bar. */
export const notificationIcons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' } as const;
