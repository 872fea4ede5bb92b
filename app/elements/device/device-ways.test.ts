import { expect, it } from 'vitest';
import { describeDevice } from './device-information.ts';
import { allowWayOf, installWayOf } from './device-ways.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Safari on an iPhone', `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`, 5, 'ios-safari', 'ios-settings'],
  ['Chrome on an iPhone', `${iPhone} CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1`, 5, 'ios-other', 'ios-settings'],
  ['Safari on an iPad', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15`, 5, 'ios-safari', 'ios-settings'],
  ['Safari on a Mac', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15`, 0, 'dock', 'safari-settings'],
  ['Chrome on Windows', `${windows} ${webkit} Chrome/123.0.0.0 Safari/537.36`, 0, 'address-bar', 'address-bar'],
  ['Edge on Windows', `${windows} ${webkit} Chrome/123.0.0.0 Safari/537.36 Edg/123.0.2420.65`, 0, 'address-bar', 'address-bar'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0', 0, undefined, 'firefox'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0', 5, 'android', 'address-bar'],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) ${webkit} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
    5,
    'android',
    'address-bar',
  ],
] as const)('%s installs the site and allows its alerts in its own way', (_name, userAgent, touchPoints, install, allow) => {
  const device = describeDevice({ userAgent, touchPoints });
  expect([installWayOf(device), allowWayOf(device)]).toEqual([install, allow]);
});
