import { describe, expect, it } from 'vitest';
import { defaultLocale } from '#app/i18n/locales.ts';
import { largeRecord, largeTrackRecord } from '#tests/factories/large-track-record.tsx';
import { trackRecordAddress } from '../track-record.address.ts';

/** Returns the words of the links below a ledger of settled tips that continues before record 77. */
function linksBelow(query: string): string[][] {
  const { values } = trackRecordAddress.read({}, new URLSearchParams(query));
  const closed = { rows: largeRecord.closed?.rows ?? [], next: 77 };
  const html = largeTrackRecord(defaultLocale, { address: values ?? trackRecordAddress.absent, closed });
  return [...html.matchAll(/<a[^>]* href="([^"]*#ledger)"[^>]*>([^<]*)</g)].map(([, href = '', words = '']) => [
    words,
    href.replaceAll('&amp;', '&'),
  ]);
}

describe('a ledger that is longer than what is shown of it', () => {
  it('is longer by a page and short again under its filters', () => {
    expect(linksBelow('market=total-goals&more=3')).toEqual([
      ['Show more tips', '/track-record?market=total-goals&more=4#ledger'],
      ['Show less', '/track-record?market=total-goals#ledger'],
    ]);
  });

  it('goes on by itself where the page is as long as it gets, from where there is a way back to the newest', () => {
    expect(linksBelow('more=20')).toEqual([
      ['Show less', '/track-record#ledger'],
      ['Show more tips', '/track-record?before=77#ledger'],
    ]);
    expect(linksBelow('before=900')).toEqual([
      ['Back to the newest', '/track-record#ledger'],
      ['Show more tips', '/track-record?more=2&before=900#ledger'],
    ]);
  });
});
