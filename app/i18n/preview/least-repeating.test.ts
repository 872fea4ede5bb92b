import { expect, it } from 'vitest';
import { minRepetition } from './least-repeating.ts';

it('a club that has been named is not named again where a text does without', () => {
  const before = ['Stevenage have not won in seven league matches and now travel to Exeter.'];
  const [named, unnamed] = ['For Stevenage it is a third trip without a goal.', 'Goals have been rare for the visitors.'];
  expect(minRepetition([named, unnamed], before)).toBe(unnamed);
});

it('whoever was spoken of in the last sentence is named by another word than there', () => {
  const before = ['Swansea visit Middlesbrough.', 'The hosts are ninth, the visitors 15th.'];
  const [named, unnamed] = ['Nobody has beaten Middlesbrough in six.', 'Nobody has beaten the hosts in six.'];
  expect(minRepetition([unnamed, named], before)).toBe(named);
});

it('a phrase two sentences back counts, too', () => {
  const before = ['History favours Brest.', 'Metz have lost four in a row.'];
  expect(minRepetition(['Our forecast favours Brest.', 'We make Brest favourites.'], before)).toBe('We make Brest favourites.');
});

it('of texts that repeat alike the first is taken, and what does not read on only where nothing else is there', () => {
  expect(minRepetition(['One.', 'Two.'], [])).toBe('One.');
  expect(minRepetition(['Arsenal are third.', 'Third are Arsenal.'], ['Arsenal have won.'])).toBe('Third are Arsenal.');
  expect(minRepetition(['Arsenal are third.'], ['Arsenal have won.'])).toBe('Arsenal are third.');
});

it('where words change with their case, another form of a name is the same name', () => {
  const before = ['Stevenage nevyhrálo, teď hostí Exeter.'];
  const [named, unnamed] = ['Na góly jsou zápasy Exeteru skoupé.', 'Na góly jsou zápasy hostů skoupé.'];
  expect(minRepetition([named, unnamed], before)).toBe(named);
  expect(minRepetition([named, unnamed], before, (word) => word.slice(0, 5))).toBe(unnamed);
});
