import { z } from 'zod';
import { readSportFile } from '#data/catalogue/sports/read-sport-file.ts';
import { toSlug } from '#domain/team/fold-name.ts';
import { type Tour, tours } from '../../domain/tennis-event.ts';

const key = z.string().regex(/^\p{Ll}+ \p{Ll}+$/u);

const player = z.strictObject({
  /** The key as returned by `readPlayerName` of the feed of tennis-data.co.uk. */
  key,
  tour: z.enum(tours),
  given: z.string().min(1),
  surname: z.string().min(2),
  /** Keys of the same person under other initials. */
  otherKeys: z.array(key).default([]),
  /** Three letters as scoreboards write them. Null for Russians and Belarusians, who have played without a flag since 2022. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  /** The slug of a file in `countries/`; null for a country without one, such as Great Britain, which is four countries there. */
  country: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .nullable(),
});

export interface TennisPlayer {
  readonly slug: string;
  /** `Carlos Alcaraz`; only initials for a player who is not in the catalogue. */
  readonly name: string;
  /** `C. Alcaraz`. */
  readonly rowName: string;
  readonly countryCode: string | undefined;
  readonly country: string | undefined;
}

/** Returns the catalogue's data of a player, by the key and the name (`Alcaraz C.`) from the feed. */
export type DescribeTennisPlayer = (tour: Tour, player: { readonly key: string; readonly name: string }) => TennisPlayer;

/** Returns the catalogue's players after checking them. */
export function loadTennisPlayers(): DescribeTennisPlayer {
  const players = readSportFile(new URL('./tennis-players.json', import.meta.url), z.array(player));
  const known = new Map(
    players.flatMap((each) => {
      const { given, surname, countryCode, country } = each;
      const name = `${given} ${surname}`;
      const described: TennisPlayer = {
        slug: toSlug(name),
        name,
        rowName: `${initialsOf(given)} ${surname}`,
        countryCode: countryCode ?? undefined,
        country: country ?? undefined,
      };
      return [each.key, ...each.otherKeys].map((ofPlayer) => [`${each.tour} ${ofPlayer}`, described] as const);
    }),
  );
  return (tour, { key: ofFile, name }) => known.get(`${tour} ${ofFile}`) ?? describeUnknown(ofFile, name);
}

/** Returns `J.-W.` for `Jo-Wilfried` and `J. M.` for `Juan Manuel`. */
function initialsOf(given: string): string {
  return given.replace(/\p{Letter}[^\s-]*/gu, (word) => `${word.charAt(0)}.`);
}

/** Returns the data of a player who is not in the catalogue. The files write the surname first. */
function describeUnknown(key: string, name: string): TennisPlayer {
  const [, surname, initials] = /^(.+) (\S+\.)$/.exec(name) ?? [];
  const turned = surname === undefined ? name : `${initials?.replace(/\.(?=\p{Letter})/gu, '. ')} ${surname}`;
  return { slug: key.replaceAll(' ', '-'), name: turned, rowName: turned, countryCode: undefined, country: undefined };
}
