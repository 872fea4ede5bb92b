import { firstOfGrown } from '#domain/tournament/importance.ts';

/** The facts of a competition by which it is chosen. */
export interface Choosable {
  readonly priority: number;
  readonly isPart: boolean;
  readonly matches: number;
}

/** Competitions up to this place are the top ones, which editors have chosen by hand. */
const lastTop = 15;
/** So many matches are open at once, by whole competitions; those of the language's country come first, up to half of them. */
const maxOpen = 60;
const maxOfOwn = 30;
/** A list with few more is open as a whole; one where little is chosen is filled with the next of those that editors know. */
const smallRest = 15;
const fewestOpen = 24;
/** So many of the chosen ones that found no room stand below on one line each. */
const maxLines = 12;

/**
 * Returns the competitions of a day that a list has open, and of those that would be too much the first on one line each: the top ones and those of
 * the language's own country, without the parts of a division, in the order in which they come, the most important first.
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
    fewestOpen,
  );
  return {
    open: competitions.filter((competition) => open.has(competition)),
    lines: chosen.filter((competition) => !open.has(competition)).slice(0, maxLines),
  };
}
