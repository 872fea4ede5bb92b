import { describe, expect, it } from 'vitest';
import type { NotedCall } from '#data/queries/sources/list-calls-of-source.ts';
import type { SourceCall } from '#data/sources/source.ts';
import { dueAt, notSince } from './due-at.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const url = new URL('https://source.test/prices');
const call = (last: string | null, next: string | null): SourceCall => ({
  name: 'prices',
  url,
  everySeconds: 300,
  maxBytes: 1_000,
  moments: { last: last === null ? null : at(last), next: next === null ? null : at(next) },
});
const noted = (calledAt: string, more: Partial<NotedCall> = {}): NotedCall => ({
  call: 'prices',
  calledAt: at(calledAt),
  answeredAt: at(calledAt),
  etag: null,
  lastModified: null,
  changeMark: null,
  failures: 0,
  problem: null,
  notBefore: null,
  ...more,
});

describe('a call with moments of its own', () => {
  it.each([
    ['waits for its first', call(null, '14:00'), undefined, at('14:00')],
    ['is never due without any', call(null, null), noted('12:00'), undefined],
    ['is due from the last on where it was never made', call('14:00', '14:45'), undefined, at('14:00')],
    ['is due from the last on where it was made before', call('14:00', '14:45'), noted('12:00'), at('14:00')],
    ['waits for the next once it was made', call('14:00', '14:45'), noted('14:01'), at('14:45')],
    ['is over once its last was made', call('14:45', null), noted('14:45'), undefined],
    ['is repeated after a minute where no answer came', call('14:00', '14:45'), noted('14:01', { answeredAt: null }), at('14:02')],
    [
      'is repeated after the pause for a failure',
      call('14:00', null),
      noted('14:01', { answeredAt: null, notBefore: at('14:10') }),
      at('14:10'),
    ],
  ])('%s', (_case, planned, before, due) => {
    expect(dueAt(planned, before)).toEqual(due);
  });

  it('is not made where another process has made it since that moment, or a minute ago where no answer came', () => {
    expect(notSince(call('14:00', '14:45'), noted('12:00'), at('14:03'))).toEqual(at('14:00'));
    expect(notSince(call('14:00', '14:45'), noted('14:01', { answeredAt: null }), at('14:03'))).toEqual(at('14:02'));
  });
});
