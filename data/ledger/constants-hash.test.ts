import { describe, expect, it } from 'vitest';
import { modelsOfSports } from '#domain/sports/models-of-sports.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { sports } from '#domain/sports/sport.ts';
import { tipRule } from '#domain/tip/tip-rule.ts';
import { presentTipRule } from '#domain/tip/tip-rules-register.ts';
import { constantsHash } from './constants-hash.ts';

it('is SHA-256 of the members in the order of their names, without blanks', () => {
  /* printf '{"a":[1,0.5],"b":{"c":"x"}}' | sha256sum */
  expect(constantsHash({ b: { c: 'x' }, a: [1, 0.5] })).toBe('c9ab490842a8ccb55fc29e94f5bd0c8c45d1978ff99f3f937316cd954b89f3e3');
});

describe.each(modelsOfSports)(
  'the model of $sport, version $version',
  ({ sport, version, constants, constantsHash: pinned, trainedOn, since }) => {
    it('has a version of its own for the constants of today: whoever changes them changes version, day and hash of its entry', () => {
      expect({ version, hash: constantsHash(constants) }).toEqual({ version, hash: pinned });
      expect(rulesOf(sport).modelVersion).toBe(version);
    });

    it('was made from matches before it came into use', () => {
      expect(trainedOn.from < trainedOn.to && trainedOn.to < since).toBe(true);
    });
  },
);

it('is known of every sport', () => {
  expect(modelsOfSports.map(({ sport }) => sport)).toEqual(sports);
});

describe('the rule of tips', () => {
  it('has a version of its own for the numbers of today: whoever changes them adds an entry, which says since when', () => {
    const { version, constantsHash: pinned } = presentTipRule;
    expect({ version, hash: constantsHash(tipRule) }).toEqual({ version, hash: pinned });
  });
});
