import { describe, expect, it } from 'vitest';
import { greekFaults } from '#tests/factories/greek-faults.ts';
import { faultsOfAnyLanguage, sentencesWith, toldMatches } from '#tests/factories/told-matches.ts';

const told = toldMatches('el', 5000);

it('has no fault of any language in 5,000 matches', () => {
  expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
});

describe.each(greekFaults)('%s', (fault, shape, example) => {
  it('is found', () => expect(example).toMatch(shape));
  it('is in no preview or review', () => expect(sentencesWith({ [fault]: shape }, told)).toEqual([]));
});
