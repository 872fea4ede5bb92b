import { expect, it } from 'vitest';
import { searchKey, searchKeysOf } from './search-key.ts';

it('takes a Greek name and its Latin spelling for the same', () => {
  expect(searchKey('Παναθηναϊκός')).toBe(searchKey('Panathinaikos'));
  expect(searchKey('ΠΑΟΚ')).toBe('paok');
  expect(searchKey('Ολυμπιακός')).toBe('olympiakos');
});

it('forgets accents, case and punctuation', () => {
  expect(searchKey('1. FC Köln')).toBe('1 fc koln');
  expect(searchKey('Łódź')).toBe('lodz');
});

it('finds a name with umlauts by both of its spellings', () => {
  expect(searchKeysOf('1. FC Köln')).toEqual(['1 fc koln', '1 fc koeln']);
  expect(searchKeysOf('Brøndby')).toEqual(['brondby', 'broendby']);
  expect(searchKeysOf('Arsenal')).toEqual(['arsenal']);
});
