import { combineSeeds, uniformOf } from '#domain/chance/random.ts';
import type { Gender } from './invented-names.ts';

/** The countries of foreign players, drawn from with equal chance; a country that sends many players is listed several times. */
type Origins = readonly string[];

const many = (...countries: readonly string[]): Origins => [...countries, ...countries, ...countries];

const worldwide: Origins = [
  ...many('brazil', 'argentina', 'france', 'spain', 'nigeria', 'ghana', 'senegal', 'ivory-coast', 'serbia', 'croatia'),
  ...['portugal', 'germany', 'netherlands', 'belgium', 'england', 'italy', 'denmark', 'sweden', 'norway', 'ukraine', 'poland', 'austria'],
  ...[
    'switzerland',
    'czechia',
    'slovakia',
    'slovenia',
    'bosnia-and-herzegovina',
    'north-macedonia',
    'kosovo',
    'greece',
    'romania',
    'hungary',
  ],
  ...['colombia', 'uruguay', 'morocco', 'cameroon', 'mali', 'japan', 'south-korea', 'usa', 'australia', 'turkey', 'scotland', 'bulgaria'],
];
const british: Origins = [...many('england', 'ireland', 'scotland', 'wales', 'northern-ireland', 'jamaica'), ...worldwide];
const southAmerican: Origins = [
  ...many('argentina', 'argentina', 'uruguay', 'paraguay', 'colombia', 'brazil'),
  ...['venezuela', 'chile', 'peru', 'ecuador', 'bolivia', 'spain', 'mexico'],
];
const northAmerican: Origins = [...southAmerican, ...many('england', 'canada', 'jamaica', 'ghana'), ...worldwide];
const african: Origins = [
  'nigeria',
  'ghana',
  'senegal',
  'ivory-coast',
  'mali',
  'cameroon',
  'tunisia',
  'morocco',
  'egypt',
  'south-africa',
  'brazil',
];
const asian: Origins = [...many('brazil', 'brazil', 'south-korea', 'australia', 'serbia', 'croatia'), ...worldwide];
const gulf: Origins = [...many('brazil', 'morocco', 'tunisia', 'egypt', 'france', 'portugal'), ...worldwide];
const women: Origins = [
  ...many('usa', 'sweden', 'netherlands', 'germany', 'spain', 'france', 'denmark', 'norway', 'japan', 'australia', 'england', 'brazil'),
  ...['scotland', 'wales', 'ireland', 'canada', 'switzerland', 'austria', 'iceland', 'nigeria', 'portugal', 'italy', 'belgium', 'poland'],
  ...['czechia', 'slovakia', 'mexico', 'colombia', 'argentina', 'greece', 'ukraine'],
];

const originsByCountry: Readonly<Record<string, Origins>> = {
  ...sharing(british, 'england', 'scotland', 'wales', 'northern-ireland', 'ireland'),
  ...sharing(southAmerican, 'argentina', 'bolivia', 'brazil', 'chile', 'colombia', 'ecuador', 'paraguay', 'peru', 'uruguay', 'venezuela'),
  ...sharing(northAmerican, 'usa', 'mexico'),
  ...sharing(african, 'egypt', 'morocco', 'tunisia', 'south-africa'),
  ...sharing(asian, 'china', 'japan', 'south-korea', 'australia'),
  ...sharing(gulf, 'qatar', 'saudi-arabia', 'uae'),
};

/** The shares of foreigners in the first leagues, about as they were in 2023; elsewhere it is `usualShare`. */
const usualShare = 0.25;
const shares: Readonly<Record<string, number>> = {
  ...sharing(0.62, 'england', 'cyprus', 'belgium', 'portugal', 'italy', 'gibraltar', 'malta'),
  ...sharing(0.5, 'germany', 'france', 'scotland', 'greece', 'turkey', 'usa', 'croatia', 'slovenia', 'switzerland', 'netherlands'),
  ...sharing(0.4, 'spain', 'mexico', 'austria', 'bulgaria', 'poland', 'hungary', 'romania', 'qatar', 'saudi-arabia', 'uae', 'wales'),
  ...sharing(0.12, 'argentina', 'brazil', 'egypt', 'tunisia', 'morocco', 'south-africa', 'peru', 'uruguay', 'bolivia', 'south-korea'),
};
const womensPart = 0.6;

function sharing<Value>(value: Value, ...countries: readonly string[]): Record<string, Value> {
  return Object.fromEntries(countries.map((country) => [country, value]));
}

export interface Employer {
  readonly country: string;
  readonly gender: Gender;
  /** The tier of the highest league that lists the club; 1 where no league lists it. */
  readonly tier: number;
}

/** Returns the country of a player of a club, most often the club's own: the lower the league, the fewer come from abroad. */
export function passportOf({ country, gender, tier }: Employer, seed: number): string {
  const share = ((shares[country] ?? usualShare) * (gender === 'women' ? womensPart : 1)) / tier;
  if (uniformOf(combineSeeds(seed, 'is foreign')) >= share) return country;
  const origins = (gender === 'women' ? women : (originsByCountry[country] ?? worldwide)).filter((origin) => origin !== country);
  const origin = origins[Math.floor(uniformOf(combineSeeds(seed, 'origin')) * origins.length)] as string;
  return origin;
}
