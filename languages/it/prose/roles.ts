import { womenOr } from '#languages/prose/match-of-women.ts';
import { type ItalianNoun, italianNouns } from './nouns/nouns.ts';

const homeSide = italianNouns.read('i padroni di casa');
const awaySide = italianNouns.read('gli ospiti');
const homeSideOfWomen = italianNouns.read('le padrone di casa');
const awaySideOfWomen = italianNouns.read('le ospiti');

/** Returns the role of a club that has been named, in the plural: `i padroni di casa`, `gli ospiti`; in a match of women `le padrone di casa`, `le ospiti`. */
export const role = (atHome: boolean) => (atHome ? womenOr(homeSideOfWomen, homeSide) : womenOr(awaySideOfWomen, awaySide));

const homeTeam = italianNouns.read('la squadra di casa');
const awayTeam = italianNouns.read('la squadra ospite');

/** Returns the role in the singular, so that two sentences can use different words: `la squadra di casa`, `la squadra ospite`. */
export const team = (atHome: boolean) => (atHome ? homeTeam : awayTeam);

/** Returns the roles of two clubs; their names when neither is at home. */
export function rolesOf(one: ItalianNoun, other: ItalianNoun, oneAtHome: boolean | undefined): [ItalianNoun, ItalianNoun] {
  return oneAtHome === undefined ? [one, other] : [role(oneAtHome), role(!oneAtHome)];
}

/** Returns the facts of a match with roles in place of its clubs; unchanged on neutral ground. */
export function inRoles<Facts extends { readonly home: ItalianNoun; readonly away: ItalianNoun; readonly neutral?: true }>(
  facts: Facts,
): Facts {
  return facts.neutral ? facts : { ...facts, home: role(true), away: role(false) };
}

/** Returns words about a town after a space; empty when a club has the town's name, to avoid `a Roma: la Roma`. */
export const besideClubs = (words: string, town: ItalianNoun, ...clubs: ItalianNoun[]) =>
  clubs.some(({ bare }) => bare.includes(town.bare)) ? '' : ` ${words}`;
