import type { DeviceInformation } from './device-information.ts';

/** The ways to install a site as an app on a device. */
export const installWays = ['ios-safari', 'ios-other', 'android', 'address-bar', 'dock'] as const;
export type InstallWay = (typeof installWays)[number];

/** The ways to allow alerts again that were blocked. */
export const allowWays = ['ios-settings', 'safari-settings', 'firefox', 'address-bar'] as const;
export type AllowWay = (typeof allowWays)[number];

/** Returns the way to install the site on a device; undefined when its browser cannot, such as Firefox on a desktop. */
export function installWayOf({ isIos, isAndroid, isMacOS, isSafari, isChrome, isEdge }: DeviceInformation): InstallWay | undefined {
  if (isIos) return isSafari ? 'ios-safari' : 'ios-other';
  if (isAndroid) return 'android';
  if (isMacOS && isSafari) return 'dock';
  return isChrome || isEdge ? 'address-bar' : undefined;
}

/** Returns the way to allow the alerts of a site that a device has blocked. */
export function allowWayOf({ isIos, isSafari, isFirefox, isDesktop }: DeviceInformation): AllowWay {
  if (isIos) return 'ios-settings';
  if (isSafari) return 'safari-settings';
  return isFirefox && isDesktop ? 'firefox' : 'address-bar';
}
