import { firstOfGrown } from '#domain/tournament/importance.ts';

/** The facts by which a competition is chosen. */
export interface Choosable {
  readonly priority: number;
  readonly isPart: boolean;
  readonly matches: number;
}

/** Priority of the last top competition; editors have chosen the top ones by hand. */
const lastTop = 15;
/** Number of open matches from which on no further competition is opened. A competition is opened whole, so the list may exceed it. */
const maxOpen = 60;
/** The same number for the competitions of the language's country, which are opened first. */
const maxOfOwn = 30;
/** Number of matches by which a list may exceed `maxOpen` and still be open as a whole. */
const smallRest = 15;
/** A list with fewer open matches is filled up with the next competitions that editors have ranked. */
const minOpen = 24;
/** Max number of chosen competitions below the open ones on one line each, for lack of room. */
const maxLines = 12;

/**
 * Returns the competitions of a day that a list has open, and those below them on one line each. A list with few matches is open as a whole.
 * Otherwise the competitions of the language's own country and the top ones are chosen, without parts of a division; those for which there is
 * no room are on lines. When the chosen ones have few matches, further ones that editors have ranked are opened. Both results keep the order
 * of `competitions`, the most important first.
 */
export function chooseOpen<Competition extends Choosable>(
  competitions: readonly Competition[],
  isOwn: (competition: Competition) => boolean,
): { readonly open: readonly Competition[]; readonly lines: readonly Competition[] } {
  const total = competitions.reduce((sum, { matches }) => sum + matches, 0);
  if (total <= maxOpen + smallRest) return { open: competitions, lines: [] };
  const whole = competitions.filter(({ isPart }) => !isPart);
  const own = whole.filter(isOwn);
  const top = whole.filter(({ priority }) => priority <= lastTop);
  const open = new Set<Competition>();
  let matches = 0;
  const add = (candidates: readonly Competition[], most: number) => {
    for (const candidate of candidates) {
      if (matches >= most) return;
      if (open.has(candidate)) continue;
      open.add(candidate);
      matches += candidate.matches;
    }
  };
  add(own, maxOfOwn);
  add(top, maxOpen);
  const chosen = competitions.filter((competition) => own.includes(competition) || top.includes(competition));
  add(
    whole.filter(({ priority }) => priority < firstOfGrown),
    minOpen,
  );
  return {
    open: competitions.filter((competition) => open.has(competition)),
    lines: chosen.filter((competition) => !open.has(competition)).slice(0, maxLines),
  };
}
