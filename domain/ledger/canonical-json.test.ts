import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('the canonical text of a value', () => {
  it('is that of the example in RFC 8785, section 3.2.2', () => {
    const numbers = [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001];
    const string = '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/';
    expect(canonicalJson({ numbers, string, literals: [null, true, false] })).toBe(
      `{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA'B\\"\\\\\\\\\\"/"}`,
    );
  });

  it('sorts members as the example in RFC 8785, section 3.2.3', () => {
    const members = { '\u20ac': 5, '\r': 1, '\ufb33': 7, '1': 2, '\ud83d\ude00': 6, '\u0080': 3, '\u00f6': 4 };
    expect(canonicalJson(members).match(/:\d/g)?.join('')).toBe(':1:2:3:4:5:6:7');
  });

  it('sorts members at every depth, and leaves those out that are null or undefined', () => {
    expect(canonicalJson({ b: { d: null, c: 1, a: undefined }, a: [{ z: 1, y: null }] })).toBe('{"a":[{"z":1}],"b":{"c":1}}');
  });

  it('writes a moment in UTC with milliseconds, and a negative zero as zero', () => {
    expect(canonicalJson({ at: new Date('2024-04-06T16:30:00+02:00'), zero: -0 })).toBe('{"at":"2024-04-06T14:30:00.000Z","zero":0}');
  });

  it.each([
    ['a number that is not finite', Number.NaN],
    ['an infinite number', [1, Number.POSITIVE_INFINITY]],
    ['a moment that is none', { at: new Date('never') }],
    ['a function', { work: () => 1 }],
    ['a big integer', 1n],
    ['nothing at all', undefined],
  ])('there is none of %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });
});
