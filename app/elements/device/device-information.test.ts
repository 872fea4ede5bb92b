import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DeviceInformation, describeDevice, watchDevice } from './device-information.ts';

/** Lines that these browsers send, and what is true of them besides a plain phone, tablet or desktop. */
const devices: readonly (readonly [name: string, userAgent: string, touchPoints: number, truths: readonly (keyof DeviceInformation)[]])[] =
  [
    [
      'Safari on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
      5,
      ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari'],
    ],
    [
      'Chrome on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1',
      5,
      ['isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isChrome'],
    ],
    [
      'Safari on an iPad, which calls itself a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      5,
      ['isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari'],
    ],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      0,
      ['isDesktop', 'isMacOS', 'isApple', 'isSafari'],
    ],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
      0,
      ['isDesktop', 'isWindows', 'isChrome'],
    ],
    [
      'Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Edg/123.0.2420.65',
      0,
      ['isDesktop', 'isWindows', 'isEdge'],
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0', 0, ['isDesktop', 'isFirefox']],
    [
      'Chrome on an Android phone',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.6312.80 Mobile Safari/537.36',
      5,
      ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isChrome'],
    ],
    [
      'Samsung Internet on a phone',
      'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
      5,
      ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isSamsung'],
    ],
    [
      'Chrome on an Android tablet',
      'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
      5,
      ['isTablet', 'isMobileOrTablet', 'isAndroid', 'isChrome'],
    ],
    [
      'Opera on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 OPR/108.0.0.0',
      0,
      ['isDesktop', 'isWindows'],
    ],
    [
      'a search engine as a phone',
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.6312.86 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      0,
      ['isMobile', 'isMobileOrTablet', 'isAndroid', 'isChrome', 'isCrawler'],
    ],
  ];

describe('describeDevice', () => {
  it.each(devices)('knows %s', (_name, userAgent, touchPoints, truths) => {
    const { userAgent: told, ...facts } = describeDevice({ userAgent, touchPoints });
    expect(told).toBe(userAgent);
    expect(
      Object.entries(facts)
        .filter(([, value]) => value)
        .map(([fact]) => fact)
        .sort(),
    ).toEqual([...truths].sort());
  });

  it('has the sixteen fields', () => {
    expect(Object.keys(describeDevice({ userAgent: '', touchPoints: 0 }))).toHaveLength(16);
  });
});

describe('a device that is watched', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told anew once, 50 ms after the last of several resizes, until nobody wants to know', () => {
    vi.useFakeTimers();
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile', maxTouchPoints: 5 });
    const told: boolean[] = [];
    const watching = new AbortController();
    watchDevice(({ isMobile }) => told.push(isMobile), watching.signal);
    page.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(49);
    page.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(49);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([true]);
    page.dispatchEvent(new Event('resize'));
    watching.abort();
    page.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([true]);
  });
});
