import type { Month } from '#domain/story/stories.ts';

const smallNumbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const smallOrdinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
export const months = 'January February March April May June July August September October November December'.split(' ');
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinalEnds = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };

/** Papers write numbers up to nine in words. */
export const number = (count: number) => smallNumbers[count] || String(count);
export const ordinal = (place: number) => smallOrdinals[place] || `${place}${ordinalEnds[ordinalRules.select(place)]}`;
/** After `are`: `top`, `second`, `bottom` of the last place, where that is known. */
export const placed = (place: number, last?: number) => (place === 1 ? 'top' : place === last ? 'bottom' : ordinal(place));
/** After a name and a comma: `the leaders`, `second`, `the bottom club`. */
export const apposed = (place: number, last?: number) =>
  place === 1 ? 'the leaders' : place === last ? 'the bottom club' : ordinal(place);
/** `top of the table`, `second in the table`, `bottom of the table`. */
export const inTheTable = (place: number, last?: number) =>
  place === 1 || place === last ? `${placed(place, last)} of the table` : `${ordinal(place)} in the table`;
/** `in first place`, `in last place`. */
export const inPlace = (place: number, last?: number) => `in ${place === last ? 'last' : ordinal(place)} place`;
export const counted = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;
export const points = (count: number) => counted(count, 'point');
export const matches = (count: number) => counted(count, 'match', 'matches');
export const leagueMatches = (count: number) => counted(count, 'league match', 'league matches');
export const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${number(count)} times`);
/** Returns a figure with its indefinite article: `a 1–0`, `an 8–0`, `an 11%`, `an 18th`, `an eight-point`. */
export const withArticle = (figure: string) => `${/^(?:8|1[18](?!\d)|eight)/.test(figure) ? 'an' : 'a'} ${figure}`;
export const inMonth = ({ month, year, isPresent }: Month) =>
  isPresent ? 'earlier this month' : `in ${months[month - 1]}${year === undefined ? '' : ` ${year}`}`;
/** `all five`, `three of the five`. */
export const shareOf = (part: number, all: number) => (part === all ? `all ${number(all)}` : `${number(part)} of the ${number(all)}`);
/** Returns a club by its side, for after an opening that says which club is at home. */
export const sideOf = (atHome: boolean) => (atHome ? 'the hosts' : 'the visitors');
export const sidesOwn = (atHome: boolean) => (atHome ? 'the hosts’' : 'the visitors’');
