import { type BasketballCompetition, loadBasketballCatalogue } from './basketball-catalogue.ts';

let bySlug: ReadonlyMap<string, BasketballCompetition> | undefined;

/** Returns what the catalogue says of a competition of basketball; undefined for one that has left it. */
export function basketballCompetitionFacts(slug: string): BasketballCompetition | undefined {
  bySlug ??= new Map(loadBasketballCatalogue().competitions.map((competition) => [competition.slug, competition]));
  return bySlug.get(slug);
}
