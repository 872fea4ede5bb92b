import { expect, it } from 'vitest';
import { withOpened } from './opened-in-address.ts';

const at = (search: string, opens: string, isOpen: boolean) =>
  new URL(withOpened({ href: `https://example.org/${search}` }, opens, isOpen)).search;

it('names every opened competition once and the last country that was opened, and none that was closed', () => {
  expect(at('?women=1', 'open=12', true)).toBe('?women=1&open=12');
  expect(at('?open=12.30', 'open=30', true)).toBe('?open=12.30');
  expect(at('?open=12.30', 'open=12', false)).toBe('?open=30');
  expect(at('?country=spain', 'country=great-britain', true)).toBe('?country=great-britain');
  expect(at('?country=spain', 'country=italy', false)).toBe('?country=spain');
  expect(at('?country=spain', 'country=spain', false)).toBe('');
});

it('names as many competitions as an address takes, the latest', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => at + 1).join('.');
  expect(at(`?open=${twelve}`, 'open=13', true)).toBe('?open=2.3.4.5.6.7.8.9.10.11.12.13');
});
