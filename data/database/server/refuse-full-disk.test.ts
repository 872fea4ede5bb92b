import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { refuseFullDisk } from './refuse-full-disk.ts';

it('asks for room for the demonstration before a first start', () => {
  expect(() => refuseFullDisk('/srv/.data', true, 699_999_999)).toThrow(
    'the disk of /srv/.data is nearly full: 699 MB are free, and a first start needs 700 MB; free some, or set DATA_FOLDER or DATABASE_URL',
  );
  expect(() => refuseFullDisk('/srv/.data', true, 700_000_000)).not.toThrow();
});

it('asks for less once everything is there', () => {
  expect(() => refuseFullDisk('/srv/.data', false, 99_000_000)).toThrow('99 MB are free, and PostgreSQL needs 100 MB');
  expect(() => refuseFullDisk('/srv/.data', false, 100_000_000)).not.toThrow();
});

it('asks the disk itself', () => {
  expect(() => refuseFullDisk(tmpdir(), false)).not.toThrow();
});
