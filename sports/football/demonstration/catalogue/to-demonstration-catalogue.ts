import type { CountryCatalogue } from '#data/catalogue/catalogue-schema.ts';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { loadFormats } from '#data/catalogue/load-formats.ts';
import type { DemonstrationCatalogue, DemonstrationClub } from './demonstration-catalogue.ts';

type CatalogueTournament = CountryCatalogue['tournaments'][number];

/** Returns the catalogue for the demonstration: competitions with listed clubs, each club's country and the formats of their seasons. */
export function toDemonstrationCatalogue(catalogue: Catalogue, formats = loadFormats()): DemonstrationCatalogue {
  const clubs = new Map<string, DemonstrationClub>(
    catalogue.countries.flatMap(({ country, clubs }) =>
      clubs.map(({ slug, name, town, ground }) => [slug, { slug, name, town, ground, country: country.slug }] as const),
    ),
  );
  return {
    tournaments: catalogue.countries.flatMap(({ country, tournaments }) =>
      tournaments
        .filter((tournament) => tournament.clubs.length > 0)
        .map((tournament) => ({
          id: `${country.slug}.${tournament.slug}`,
          type: tournament.type,
          gender: tournament.gender,
          tier: tournament.tier,
          tieBreak: tournament.tieBreak,
          relegated: relegatedTo(
            tournaments.find((other) => isBelow(other, tournament)),
            tournament,
          ),
          seasonKind: tournament.season,
          zone: country.zone,
          country: country.slug,
          formats: formats.get(`${country.slug}.${tournament.slug}`),
          groups: tournament.groups,
          clubs: tournament.clubs.map((slug) => {
            const club = clubs.get(slug);
            if (club === undefined)
              throw new Error(`the catalogue's ${country.slug}.${tournament.slug} has a club "${slug}" that no file lists`);
            return club;
          }),
        })),
    ),
  };
}

function isBelow(lower: CatalogueTournament, upper: CatalogueTournament): boolean {
  return (
    lower.type === 'league' &&
    upper.type === 'league' &&
    lower.gender === upper.gender &&
    lower.season === upper.season &&
    lower.tier !== undefined &&
    lower.tier === (upper.tier ?? 0) + 1 &&
    lower.clubs.length > 0
  );
}

/** Returns the number of clubs that the upper league relegates for certain; when its zones do not show it, the number that the lower promotes. */
function relegatedTo(lower: CatalogueTournament | undefined, upper: CatalogueTournament): number | undefined {
  if (lower === undefined) return undefined;
  return placesOf(upper, 'relegation') || placesOf(lower, 'promotion') || undefined;
}

function placesOf({ zones }: CatalogueTournament, wanted: 'relegation' | 'promotion'): number {
  return zones.filter(({ kind }) => kind === wanted).reduce((places, { from, to }) => places + to - from + 1, 0);
}
