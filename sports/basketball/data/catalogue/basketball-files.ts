import type { SportFiles } from '#data/catalogue/sports/sport-catalogue.ts';
import { type BasketballCatalogue, loadBasketballCatalogue } from './basketball-catalogue.ts';

/** Basketball: leagues with their clubs. */
export const basketballFiles: SportFiles<BasketballCatalogue> = {
  load: loadBasketballCatalogue,
  digested: (facts) => facts,
  toCatalogue: ({ competitions }) => ({
    competitions: competitions.map(({ slug, name, country, priority, gender, season }) => ({
      slug,
      name,
      country,
      priority,
      type: 'league',
      gender,
      season,
    })),
    clubs: competitions.flatMap(({ country: ofCompetition, gender, clubs }) =>
      clubs.map(({ slug, name, row, short, town, arena, colours, country = ofCompetition }) => ({
        slug,
        name,
        row,
        short,
        country,
        gender,
        town,
        ground: arena,
        colours,
      })),
    ),
  }),
};
