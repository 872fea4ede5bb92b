import { describe, expect, it } from 'vitest';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import { readSettings } from '#server/start/settings.ts';
import { createSiteHosts } from './site-hosts.ts';

function hostsOf(settings: Readonly<Record<string, string>>) {
  const read = readSettings(settings, 'no such file');
  const isForThisSite = createSiteHosts(createLocaleSites(read.addresses, 'http://localhost:3000'), read.site.apiBaseUrl);
  return (host: string | undefined, url = '/') => isForThisSite({ url, headers: host === undefined ? {} : { host } });
}

describe('with PUBLIC_URL', () => {
  const ours = hostsOf({ PUBLIC_URL: 'https://Tips.example', DOMAIN_DE: 'tipps.example', API_BASE_URL: 'https://api.tips.example' });

  it.each(['tips.example', 'TIPS.example', 'tips.example:443', 'tips.example.', 'tips.example.:8443', 'tipps.example', 'api.tips.example'])(
    '%s is a host of the site',
    (host) => expect(ours(host)).toBe(true),
  );

  it.each([
    'evil.example',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'tips.example.evil.example',
    'atips.example',
    'tips.example@evil.example',
    '',
    ':80',
  ])('%j is none', (host) => expect(ours(host)).toBe(false));

  it('a target that names a host goes before the header', () => {
    expect(ours('tips.example', 'http://evil.example/x')).toBe(false);
    expect(ours('evil.example', 'https://tips.example/x')).toBe(true);
  });

  it('a request of HTTP/1.0 need name none', () => {
    expect(ours(undefined)).toBe(true);
  });

  it('an address in brackets is a host as well', () => {
    expect(hostsOf({ PUBLIC_URL: 'http://[::1]:3000' })('[::1]:4000')).toBe(true);
  });
});

it('without PUBLIC_URL the site answers for any host', () => {
  expect(hostsOf({ DOMAIN_DE: 'tipps.example' })('evil.example')).toBe(true);
});
