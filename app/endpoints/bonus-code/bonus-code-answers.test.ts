import { describe, expect, it } from 'vitest';
import { localDayOf } from '#domain/time/local-day.ts';
import { answerGuideOffer, guideOfferSchema, knownCode } from './bonus-code-answers.ts';

const british = { country: 'GB', language: 'en', today: localDayOf(new Date('2026-11-22T12:00:00Z'), 'UTC') } as const;

describe('without a bonus code', () => {
  it('the guide still tells what holds, and that there is no code', () => {
    const answer = guideOfferSchema.strict().parse(answerGuideOffer(british, undefined));
    expect(answer).toMatchObject({ because: null, data: { path: '/goto/bet365/claimbonus', bonuses: { code: null } } });
    expect(answer.data?.bonuses?.zone.map(({ country }) => country)).toEqual(['DE', 'GR', 'MX', 'ES', 'GB', 'DK']);
  });

  it('no code is known', () => {
    expect(() => knownCode('ANY', undefined)).toThrow('There is no bonus code "ANY".');
    expect(() => knownCode('', undefined)).toThrow('There is no bonus code "".');
    expect(knownCode('ANY', 'ANY')).toBe('ANY');
  });
});
