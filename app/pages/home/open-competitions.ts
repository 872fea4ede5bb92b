import { firstOfGrown } from '#domain/tournament/importance.ts';

/** The facts by which a competition is chosen. */
export interface Choosable {
  readonly priority: number;
  readonly isPart: boolean;
  readonly matches: number;
}

/** Numbers of open matches in a list. */
export interface Room {
  /** Max number. A competition is opened whole, so the first one may exceed it. */
  readonly all: number;
  /** Max number of the competitions of the language's country, which are opened first. */
  readonly own: number;
  /** Number of matches by which a list may exceed `all` and still be open as a whole. */
  readonly rest: number;
  /** A list with fewer open matches is filled up with the next competitions that editors have ranked. */
  readonly least: number;
}

/** The list of a day: what a first view may load (decision 149). */
export const roomOfDay: Room = { all: 20, own: 10, rest: 5, least: 12 };
/** The list of what is in play, which readers open to see all of it: as much as a first view may load. */
export const roomOfLive: Room = { all: 56, own: 28, rest: 8, least: 28 };

/** Priority of the last top competition; editors have chosen the top ones by hand. */
const lastTop = 15;
/** Max number of chosen competitions below the open ones on one line each, for lack of room. */
const maxLines = 12;

/**
 * Returns the competitions that a list has open, and those below them on one line each. A list with few matches is open as a whole.
 * Otherwise the competitions of the language's own country and the top ones are chosen, without parts of a division; those for which there is
 * no room are on lines. When the chosen ones have few matches, further ones that editors have ranked are opened. Both results keep the order
 * of `competitions`, the most important first.
 */
export function chooseOpen<Competition extends Choosable>(
  competitions: readonly Competition[],
  isOwn: (competition: Competition) => boolean,
  room: Room,
): { readonly open: readonly Competition[]; readonly lines: readonly Competition[] } {
  const total = competitions.reduce((sum, { matches }) => sum + matches, 0);
  if (total <= room.all + room.rest) return { open: competitions, lines: [] };
  const whole = competitions.filter(({ isPart }) => !isPart);
  const own = whole.filter(isOwn);
  const top = whole.filter(({ priority }) => priority <= lastTop);
  const open = new Set<Competition>();
  let matches = 0;
  const add = (candidates: readonly Competition[], most: number) => {
    for (const candidate of candidates) {
      if (open.has(candidate)) continue;
      if (matches > 0 && matches + candidate.matches > most) return;
      open.add(candidate);
      matches += candidate.matches;
    }
  };
  add(own, room.own);
  add(top, room.all);
  const chosen = competitions.filter((competition) => own.includes(competition) || top.includes(competition));
  if (matches < room.least) {
    add(
      whole.filter(({ priority }) => priority < firstOfGrown),
      room.all,
    );
  }
  return {
    open: competitions.filter((competition) => open.has(competition)),
    lines: chosen.filter((competition) => !open.has(competition)).slice(0, maxLines),
  };
}
