import type { Absence, LineUp, LineUpPlayer, LineUps } from '../../../../data/queries/match/get-line-ups.ts';
import type { ListedMatchEvent } from '../../../../data/queries/match/list-match-events.ts';
import { type PitchPlace, pitchPlaces } from './pitch-places.ts';
import { isSame, marksOf, type PlayerMarks } from './player-marks.ts';

export interface ShownPlayer extends Pick<LineUpPlayer, 'slug' | 'playerName' | 'shirtNumber'> {
  readonly isGoalkeeper: boolean;
  readonly marks: PlayerMarks;
}

export interface ShownLineUp extends Pick<LineUp, 'formation' | 'coach'> {
  /** Empty when the source does not give the players' places. */
  readonly onPitch: readonly (ShownPlayer & { readonly at: PitchPlace })[];
  /** The starting players that are not on the pitch. */
  readonly starters: readonly ShownPlayer[];
  readonly bench: readonly ShownPlayer[];
  readonly missing: readonly Absence[];
  readonly doubtful: readonly Absence[];
}

export interface LineUpClub {
  readonly name: string;
  readonly crestName: string;
  readonly colours: readonly string[];
}

export interface LineUpsView {
  readonly home: ShownLineUp;
  readonly away: ShownLineUp;
  /** The time from which both line-ups were known; undefined when they were stored or corrected after the kick-off. */
  readonly confirmedAt: Date | undefined;
}

/** Returns the line-ups of a match for its page: the players with known places on the pitch, each player with goals, cards and changes. */
export function toLineUpsView({ home, away }: LineUps, events: readonly ListedMatchEvent[], kickoffUtc: Date): LineUpsView {
  const known = [home, away].map(({ updatedAt }) => updatedAt).filter((at) => at !== null);
  const confirmedAt = known.length === 2 ? new Date(Math.max(...known.map((at) => at.getTime()))) : undefined;
  return {
    home: shown('home', home, events),
    away: shown('away', away, events),
    confirmedAt: confirmedAt !== undefined && confirmedAt <= kickoffUtc ? confirmedAt : undefined,
  };
}

function shown(side: 'home' | 'away', lineUp: LineUp, events: readonly ListedMatchEvent[]): ShownLineUp {
  const { formation, coach, absences } = lineUp;
  const all = [...lineUp.starters, ...lineUp.bench];
  const show = (player: LineUpPlayer): ShownPlayer => ({
    slug: player.slug,
    playerName: player.playerName,
    shirtNumber: player.shirtNumber,
    isGoalkeeper: player.position === 'goalkeeper' || player.line === 1,
    marks: marksOf(
      player,
      side,
      events,
      (replaced) => replaced.shirtNumber ?? all.find((one) => isSame(one, replaced))?.shirtNumber ?? null,
    ),
  });
  const starters = lineUp.starters.map(show);
  const places = pitchPlaces(side, lineUp.starters);
  return {
    formation,
    coach,
    onPitch: places === undefined ? [] : starters.map((player, index) => ({ ...player, at: places[index] as PitchPlace })),
    starters: places === undefined ? starters : [],
    bench: lineUp.bench.map(show),
    missing: absences.filter(({ doubtful }) => !doubtful),
    doubtful: absences.filter(({ doubtful }) => doubtful),
  };
}
