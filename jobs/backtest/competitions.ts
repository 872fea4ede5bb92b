import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { contestedPlaces } from '#domain/tournament/contested-places.ts';

/** A competition of the files. */
export interface Competition {
  /** Its code: `E0`, or country and league of an extra league (`Brazil Serie A`). */
  readonly code: string;
  /** The country's slug in the catalogue; for a country that is not in it, the common part of its divisions' codes. */
  readonly country: string;
  readonly tier: number | undefined;
  readonly season: 'autumn-spring' | 'calendar-year';
  readonly gender: 'men' | 'women';
  /** The places returned by `contestedPlaces`; empty for a competition that is not in the catalogue. */
  readonly contestedPlaces: readonly number[];
}

/**
 * A pattern of the codes of divisions, such as `SP` and 2 of `SP2`; the source numbers a country's divisions, and writes C for the
 * conference below England's last number.
 */
const divisionCode = /^([A-Z]+?)(\d|C)$/;

/**
 * Returns a function that returns the competition of a code, whether the catalogue has it or not. A code that the catalogue lacks belongs
 * to the country of the codes with the same letters, or the same first word. The divisions of a country must be known as such, since clubs
 * move between them.
 */
export function createCompetitions(catalogue: Catalogue): (code: string) => Competition {
  const known = new Map<string, Competition>();
  const countries = new Map<string, { readonly country: string; readonly tierOfNought: number }>();
  for (const { country, tournaments } of catalogue.countries) {
    for (const { feeds, tier, season, gender, zones } of tournaments) {
      for (const code of feeds?.['football-data'] ?? []) {
        known.set(code, { code, country: country.slug, tier, season, gender, contestedPlaces: contestedPlaces(zones) });
        const { family, number } = partsOf(code);
        /* England and Scotland count their divisions from 0, the others from 1. */
        if (number === undefined) countries.set(family, countries.get(family) ?? { country: country.slug, tierOfNought: 0 });
        else countries.set(family, { country: country.slug, tierOfNought: (tier ?? number) - number });
      }
    }
  }
  return (code) => {
    const { family, number } = partsOf(code);
    const { country, tierOfNought } = countries.get(family) ?? { country: family, tierOfNought: 0 };
    const tier = number === undefined || number + tierOfNought < 1 ? undefined : number + tierOfNought;
    return known.get(code) ?? { code, country, tier, season: 'autumn-spring', gender: 'men', contestedPlaces: [] };
  };
}

/** Returns the common letters of a country's codes, and the number of the division. */
function partsOf(code: string): { family: string; number: number | undefined } {
  const [, letters, place] = divisionCode.exec(code) ?? [];
  if (letters === undefined) return { family: code.split(' ', 1)[0] ?? code, number: undefined };
  return { family: letters, number: place === 'C' ? undefined : Number(place) };
}
