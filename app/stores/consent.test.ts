import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consent, consentAt } from './consent.ts';

const texts = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => texts.set(key, text),
});
beforeEach(() => texts.clear());

const now = new Date('2026-11-21T12:00:00Z');

describe('the answer', () => {
  it('is none before it is given, and stands under its key with its day', () => {
    expect(consentAt(now)).toBeUndefined();
    consent.write({ choice: 'denied', date: '2026-11-21' });
    expect(JSON.parse(texts.get('consent') ?? '')).toEqual({ choice: 'denied', date: '2026-11-21' });
    expect(consentAt(now)).toEqual({ choice: 'denied', date: '2026-11-21' });
  });

  it.each([
    'granted',
    '{"choice":"granted"}',
    '{"choice":"yes","date":"2026-11-21"}',
    '{"choice":"granted","date":"yesterday"}',
    'null',
    '[]',
    '{',
  ])('is none when something else is stored: %s', (text) => {
    texts.set('consent', text);
    expect(consentAt(now)).toBeUndefined();
  });

  it.each([
    ['2027-11-21T23:59:59Z', true],
    ['2027-11-22T00:00:00Z', false],
  ])('of one day holds until the same day of the next year ends: %s %s', (moment, holds) => {
    consent.write({ choice: 'granted', date: '2026-11-21' });
    expect(consentAt(new Date(moment)) !== undefined).toBe(holds);
  });
});
