import { createRandom, hashText, sampleNormal } from '#domain/chance/random.ts';

/** The spread of habits among clubs, as logarithms: chosen so that forecasts find about as much in them as in those of real clubs. */
const spreads = { corners: 0.05, 'corners allowed': 0.04, bookings: 0.16, 'bookings provoked': 0.1 } as const;

/** Returns the factor by which a side has more corners or bookings than others, from the habits of both clubs. */
export function habitFactor(of: 'corners' | 'bookings', club: string, opponent: string): number {
  return habit(of, club) * habit(of === 'corners' ? 'corners allowed' : 'bookings provoked', opponent);
}

function habit(name: keyof typeof spreads, club: string): number {
  return Math.exp(sampleNormal(createRandom(hashText(`${name} ${club}`))) * spreads[name]);
}
