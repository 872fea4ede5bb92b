import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { jurisdictions } from '#domain/jurisdiction/jurisdictions.ts';
import { countriesThatLicense } from '#domain/jurisdiction/licences.ts';
import { readBookmakerTargets } from './bookmaker-targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'tipledger-targets-'));
afterAll(() => rmSync(folder, { recursive: true }));
let written = 0;
function fileWith(content: unknown): string {
  written += 1;
  const file = join(folder, `${written}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('where links to bookmakers lead', () => {
  const own = readBookmakerTargets(undefined);

  it('is known for every bookmaker that is licensed in a country where links are allowed, plain and without an id of an affiliate', () => {
    const linked = jurisdictions.filter(({ advertising }) => advertising.affiliateLinks).map(({ country }) => country);
    for (const { id: bookmaker, slug } of affiliateBookmakers) {
      for (const country of countriesThatLicense(slug).filter((one) => linked.includes(one))) {
        const target = own.targetOf({ bookmaker }, country);
        expect(target, `${bookmaker} ${country}`).toMatch(/^https:\/\/www\.[a-z0-9.-]+\/$/);
      }
    }
  });

  it("is the operator's own address of the country", () => {
    expect(own.targetOf({ bookmaker: 'bet365', placement: 'hbanner' }, 'BR')).toBe('https://www.bet365.bet.br/');
    expect(own.targetOf({ bookmaker: 'bet365' }, 'GB')).toBe('https://www.bet365.com/');
  });

  it('is overridden by the file of the settings, entry by entry, the nearest first', () => {
    const { targetOf } = readBookmakerTargets(
      fileWith({
        bet365: {
          GB: { '*': 'https://a.example/gb', claimbonus: 'https://a.example/claim?id=1', 'soccer/claimbonus': 'https://a.example/soccer' },
          '*': { hbanner: 'https://a.example/any-banner' },
        },
        betin: { BR: 'https://b.example/' },
      }),
    );
    expect(targetOf({ bookmaker: 'bet365', sport: 'soccer', placement: 'claimbonus' }, 'GB')).toBe('https://a.example/soccer');
    expect(targetOf({ bookmaker: 'bet365', sport: 'tennis', placement: 'claimbonus' }, 'GB')).toBe('https://a.example/claim?id=1');
    expect(targetOf({ bookmaker: 'bet365', placement: 'livestream' }, 'GB')).toBe('https://a.example/gb');
    expect(targetOf({ bookmaker: 'bet365', placement: 'hbanner' }, 'MX')).toBe('https://a.example/any-banner');
    expect(targetOf({ bookmaker: 'bet365', placement: 'hbanner' }, 'DE')).toBe('https://www.bet365.de/');
    expect(targetOf({ bookmaker: 'ladbrokes' }, 'GB')).toBe('https://www.ladbrokes.com/');
    expect(targetOf({ bookmaker: 'betin' }, 'BR')).toBe('https://b.example/');
    expect(targetOf({ bookmaker: 'betin' }, 'GB')).toBeUndefined();
  });

  it.each([
    ['{', 'is no JSON'],
    [[], 'an object is wanted, not []'],
    [{ bwin: {} }, 'bwin: is no bookmaker of the site'],
    [{ bet365: 'https://a.example/' }, 'bet365: an object is wanted, not "https://a.example/"'],
    [{ bet365: { UK: 'https://a.example/' } }, 'bet365.UK: is no country'],
    [{ bet365: { GB: 'http://a.example/' } }, 'bet365.GB.*: "http://a.example/" is no address that begins with https://'],
    [{ bet365: { GB: { hbanner: 'javascript:alert(1)' } } }, 'bet365.GB.hbanner: "javascript:alert(1)" is no address'],
    [{ bet365: { GB: 'https://user:word@a.example/' } }, 'is no address'],
    [{ bet365: { GB: 7 } }, 'bet365.GB: an object is wanted, not 7'],
    [{ bet365: { GB: { 'rugby/hbanner': 'https://a.example/' } } }, 'bet365.GB.rugby/hbanner: is no placement'],
  ])('refuses %j by its place', (content, why) => {
    const file = fileWith(content);
    expect(() => readBookmakerTargets(file)).toThrow(expect.objectContaining({ code: 'SETTINGS', message: expect.stringContaining(why) }));
    expect(() => readBookmakerTargets(file)).toThrow(file);
  });
});
