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

it('the share of right predictions says that it is of all sports, unlike those beside lists and on the page of predictions', () => {
  expect(largeTrackRecord(defaultLocale).match(/Predictions right, all sports/g)).toHaveLength(2);
});

describe('the rows of settled tips', () => {
  const rowsOf = (kickoff: string, closed: string) => {
    const [row] = largeRecord.closed?.rows ?? [];
    if (row === undefined) throw new Error('no row');
    const closedRow = { ...row, kickoffUtc: new Date(kickoff), closedAt: new Date(closed) };
    const html = largeTrackRecord(defaultLocale, { closed: { rows: [closedRow], next: undefined } });
    const [, ledger = ''] = html.split('id="ledger-rows"');
    return (ledger.split('</li>')[0] ?? '').replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
  };

  it('have the date of the settlement first, as the months above them, and that of a match on another day', () => {
    expect(rowsOf('2026-10-04T18:00:00Z', '2026-11-29T06:00:00Z')).toMatch(
      /\|November 2026\|29 Nov\|.*\|Over 2\.5 goals\|match on \|4 Oct\|/,
    );
  });

  it('have one date where the match was on the day of its settlement', () => {
    const text = rowsOf('2026-11-28T18:00:00Z', '2026-11-28T20:00:00Z');
    expect(text).toContain('|28 Nov|');
    expect(text).not.toContain('match on');
  });
});
