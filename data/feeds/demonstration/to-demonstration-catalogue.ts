import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { DemonstrationCatalogue, DemonstrationClub } from './demonstration-catalogue.ts';

/** The catalogue as the demonstration needs it: competitions whose clubs are listed, with each club's own country. */
export function toDemonstrationCatalogue(catalogue: Catalogue): DemonstrationCatalogue {
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
          seasonKind: tournament.season,
          zone: country.zone,
          country: country.slug,
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
