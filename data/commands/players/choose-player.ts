import { compareNames, isShortened } from '#domain/player/compare-names.ts';

/** Player as one source names him at one club. */
export interface NamedAtClub {
  readonly name: string;
  readonly externalId: string | undefined;
  readonly birthDate: string | undefined;
}

/** Stored player of the same club. */
export interface Candidate {
  readonly name: string;
  readonly birthDate: string | null;
  /** The source's own numbers of the player. */
  readonly externalIds: readonly string[];
  /** True when the source lists both in one line-up or squad: no list has one player twice. */
  readonly isBeside: boolean;
}

/** Returns the candidate that is meant; `new` when none can be, `doubtful` when a person has to decide. */
export function choosePlayer<Player extends Candidate>(named: NamedAtClub, candidates: readonly Player[]): Player | 'new' | 'doubtful' {
  const alike = candidates.flatMap((player) => {
    const likeness = player.isBeside ? 'different' : likenessOf(named, player);
    return likeness === 'different' ? [] : [{ player, likeness }];
  });
  const same = alike.filter(({ likeness }) => likeness === 'same');
  if (same.length === 1 && !isShortened(named.name)) return (same[0] as { player: Player }).player;
  const [only] = alike;
  if (only === undefined) return 'new';
  return alike.length === 1 && (only.likeness === 'same' || only.likeness === 'likely') ? only.player : 'doubtful';
}

function likenessOf({ name, externalId, birthDate }: NamedAtClub, player: Candidate): 'same' | 'likely' | 'possible' | 'different' {
  const likeness = compareNames(name, player.name);
  if (likeness === 'different') return likeness;
  const areBornAlike = birthDate === undefined || player.birthDate === null ? undefined : birthDate === player.birthDate;
  if (areBornAlike === false) return likeness === 'same' ? 'possible' : 'different';
  if (areBornAlike === true) return 'same';
  // A source that numbers its players uses two numbers for two players, unless the whole name is the same.
  const isNumberedAnew = externalId !== undefined && player.externalIds.length > 0;
  return isNumberedAnew && (likeness !== 'same' || isShortened(name)) ? 'possible' : likeness;
}
