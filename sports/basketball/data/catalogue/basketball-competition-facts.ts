import { type BasketballCompetition, loadBasketballCatalogue } from './basketball-catalogue.ts';

let bySlug: ReadonlyMap<string, BasketballCompetition> | undefined;

/** Returns the catalogue's entry of a basketball competition; undefined for one that has been removed from it. */
export function basketballCompetitionFacts(slug: string): BasketballCompetition | undefined {
  bySlug ??= new Map(loadBasketballCatalogue().competitions.map((competition) => [competition.slug, competition]));
  return bySlug.get(slug);
}
