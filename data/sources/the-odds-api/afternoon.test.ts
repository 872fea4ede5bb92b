import { expect, it } from 'vitest';
import { bookmaker, h2h, market, readAt, sampleEvent } from '#tests/factories/the-odds-api-answers.ts';

it('follows a match through an afternoon: a price that moves, one that stands, a market taken off, prices of play, the end', () => {
  const priced = (time: string, ...markets: readonly unknown[]) => ({
    bookmakers: [bookmaker('pinnacle', markets, `2026-11-21T${time}Z`)],
  });
  const totals = (over: number, under: number) => market('totals', ['Over', over, 2.5], ['Under', under, 2.5]);
  const answers: readonly (readonly [time: string, events: readonly unknown[]])[] = [
    ['12:00', [sampleEvent(priced('11:59:10', h2h(2.5, 3.4, 2.9)))]],
    ['12:05', [sampleEvent(priced('12:04:20', h2h(2.5, 3.4, 2.9)))]],
    ['14:30', [sampleEvent(priced('14:29:40', h2h(2.44, 3.45, 3), totals(1.9, 1.96)))]],
    ['14:57', [sampleEvent(priced('14:56:30', totals(1.88, 1.98)))]],
    ['15:00', [sampleEvent(priced('14:59:50', h2h(2.4, 3.5, 3.05)))]],
    ['15:05', [sampleEvent({ commence_time: '2026-11-21T15:01:12Z', ...priced('15:04:40', h2h(2.2, 3.2, 3.6)) })]],
    ['16:50', [sampleEvent({ commence_time: '2026-11-21T15:01:12Z', ...priced('16:49:50', h2h(1, 36, 36)) })]],
    ['17:00', []],
  ];
  const seen = answers.map(([time, events]) => {
    const { matches, problems } = readAt(time, ...events);
    const quotes = matches.flatMap((match) =>
      match.quotes.map(({ market: name, prices, quotedAt }) => `${quotedAt.toISOString().slice(11, 19)} ${name} ${prices.join(' ')}`),
    );
    return [time, matches.map(({ status }) => status).join(' '), ...quotes, ...problems.map(({ code }) => code)];
  });
  expect(seen).toEqual([
    ['12:00', 'scheduled', '11:59:10 match-result 2.5 3.4 2.9'],
    ['12:05', 'scheduled', '12:04:20 match-result 2.5 3.4 2.9'],
    ['14:30', 'scheduled', '14:29:40 match-result 2.44 3.45 3', '14:29:40 total-goals 1.9 1.96'],
    ['14:57', 'scheduled', '14:56:30 total-goals 1.88 1.98'],
    ['15:00', 'scheduled', '14:59:50 match-result 2.4 3.5 3.05'],
    ['15:05', ''],
    ['16:50', ''],
    ['17:00', ''],
  ]);
});
