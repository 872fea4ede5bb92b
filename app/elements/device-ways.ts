import type { DeviceInformation } from './device-information.ts';

/** The ways in which a site is put among the apps of a device. */
export const installWays = ['ios-safari', 'ios-other', 'android', 'address-bar', 'dock'] as const;
export type InstallWay = (typeof installWays)[number];

/** The ways in which alerts that were blocked are allowed again. */
export const allowWays = ['ios-settings', 'safari-settings', 'firefox', 'address-bar'] as const;
export type AllowWay = (typeof allowWays)[number];

/** Returns how the site is installed on a device; undefined where its browser cannot, as Firefox on a desk. */
export function installWayOf({ isIos, isAndroid, isMacOS, isSafari, isChrome, isEdge }: DeviceInformation): InstallWay | undefined {
  if (isIos) return isSafari ? 'ios-safari' : 'ios-other';
  if (isAndroid) return 'android';
  if (isMacOS && isSafari) return 'dock';
  return isChrome || isEdge ? 'address-bar' : undefined;
}

/** Returns how a device allows the alerts of a site that it has blocked. */
export function allowWayOf({ isIos, isSafari, isFirefox, isDesktop }: DeviceInformation): AllowWay {
  if (isIos) return 'ios-settings';
  if (isSafari) return 'safari-settings';
  return isFirefox && isDesktop ? 'firefox' : 'address-bar';
}
