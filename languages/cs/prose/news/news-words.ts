import type { CzechNoun } from '../nouns/nouns.ts';
import { byPoints, leads, number, points } from '../words.ts';

export const stays = (club: CzechNoun) => club.verb('zůstává', 'zůstávají');
/** `tři kluby`, `pět klubů`. */
export const clubsOf = (count: number) => `${number(count, 'nom')} ${count < 5 ? 'kluby' : 'klubů'}`;
/** `Slavia`, `Slavia a Plzeň`, `Slavia, Plzeň a Zlín`. */
export const listed = (clubs: readonly CzechNoun[]) =>
  clubs.length < 2 ? `${clubs[0]}` : `${clubs.slice(0, -1).join(', ')} a ${clubs.at(-1)}`;
/** Returns a verb that has one or more clubs as its subject; of a single one its number counts. */
export const verbOf = (clubs: readonly CzechNoun[], singular: string, plural: string) =>
  clubs.length === 1 ? (clubs[0] as CzechNoun).verb(singular, plural) : plural;

/** Returns a club's lead in the table: `vede tabulku o dva body`. */
export const leadsTable = (club: CzechNoun, ahead: number) =>
  `${leads(club)} tabulku ${ahead === 0 ? 'při stejném počtu bodů jako druhý tým' : byPoints(ahead)}`;
/** Returns the lead of the first club, to follow its mention: ` s náskokem dvou bodů`. */
export const withLead = (ahead: number) => (ahead === 0 ? ', i když bez bodového náskoku' : ` s náskokem ${points(ahead, 'gen')}`);
