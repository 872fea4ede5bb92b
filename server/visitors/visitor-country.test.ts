import { describe, expect, it } from 'vitest';
import { createVisitorCountry } from './visitor-country.ts';

const direct = createVisitorCountry({ trustedProxies: 0 });
const behindOne = createVisitorCountry({ trustedProxies: 1, countryHeader: 'cf-ipcountry' });
const namingNone = createVisitorCountry({ trustedProxies: 1 });

// Addresses whose holders publish where they are: k.root-servers.net's operator RIPE NCC (Netherlands), CZ.NIC (Czechia),
// the University of Athens (Greece), Telecom Italia (Italy), Deutsche Telekom (Germany).
const known = [
  ['193.0.6.139', 'NL'],
  ['217.31.204.130', 'CZ'],
  ['195.134.65.200', 'GR'],
  ['79.0.0.1', 'IT'],
  ['80.128.0.1', 'DE'],
  ['2001:67c:2e8:22::c100:68b', 'NL'],
] as const;

describe("the visitor's country", () => {
  it.each(known)('of %s is %s', async (address, country) => {
    expect(await direct({}, address)).toBe(country);
  });

  it('knows an IPv4 address in the form that a dual-stack socket gives', async () => {
    expect(await direct({}, '::ffff:193.0.6.139')).toBe('NL');
  });

  it('is not known for a private address, nor without one', async () => {
    for (const address of ['192.168.1.20', '10.1.2.3', '172.31.255.1', '127.0.0.1', '::1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1']) {
      expect(await direct({}, address), address).toBeUndefined();
    }
    expect(await direct({}, undefined)).toBeUndefined();
  });

  it('believes no header of a visitor who comes without a proxy', async () => {
    expect(await direct({ 'cf-ipcountry': 'BR', 'x-forwarded-for': '80.128.0.1' }, '193.0.6.139')).toBe('NL');
  });

  it('comes from the header that the proxy in front is said to set', async () => {
    expect(await behindOne({ 'cf-ipcountry': 'br' }, '193.0.6.139')).toBe('BR');
  });

  it.each(['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'fastly-client-country', 'x-country-code', 'x-geo-country'])(
    'comes from no %s that a visitor sends through a proxy which does not set it',
    async (header) => {
      expect(await namingNone({ [header]: 'GB' }, '193.0.6.139')).toBe('NL');
      if (header !== 'cf-ipcountry') expect(await behindOne({ [header]: 'GB' }, '193.0.6.139')).toBe('NL');
    },
  );

  it("comes from the address when the proxy adds its own word to the visitor's", async () => {
    expect(await behindOne({ 'cf-ipcountry': 'GB, NL' }, '193.0.6.139')).toBe('NL');
  });

  it('falls back to the address when the proxy does not know', async () => {
    expect(await behindOne({ 'cf-ipcountry': 'XX', 'x-forwarded-for': '80.128.0.1' }, '10.0.0.1')).toBe('DE');
    expect(await behindOne({ 'cf-ipcountry': 'T1' }, '193.0.6.139')).toBe('NL');
  });

  it('takes only the address that the trusted proxy added, not those a visitor wrote before it', async () => {
    expect(await behindOne({ 'x-forwarded-for': '79.0.0.1, 80.128.0.1' }, '10.0.0.1')).toBe('DE');
    const behindTwo = createVisitorCountry({ trustedProxies: 2 });
    expect(await behindTwo({ 'x-forwarded-for': '79.0.0.1, 80.128.0.1, 10.0.0.2' }, '10.0.0.1')).toBe('DE');
  });

  it('is not known for an address that is none', async () => {
    expect(await behindOne({ 'x-forwarded-for': 'unknown' }, '10.0.0.1')).toBeUndefined();
  });
});
