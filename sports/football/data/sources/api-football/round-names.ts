import { toSlug } from '#domain/team/fold-name.ts';
import type { Round, Stage } from '#domain/tournament/round.ts';
import { knockOutNamed } from './knock-out-names.ts';

/** The kind of competition that names a round: "Play-offs" end a league, and come before the groups of a cup. */
export type RoundedCompetition = 'league' | 'cup';

/**
 * Returns the round of an English name: segments between dashes, the last of which may be the number of a matchday ("Clausura - 3", "Group B - 2nd
 * Phase - 4", "1st Phase - Quarter-finals"). A segment of any other words before a number is the name of a group, such as a region. Undefined for an
 * unknown name.
 */
export function roundOf(name: string, competition: RoundedCompetition): Round | undefined {
  if (name.length > longestName) return undefined;
  const conference = /^conference - (?<round>.+)$/i.exec(name.trim())?.groups?.round;
  if (conference !== undefined) return conferenceRound(conference);
  const { segments, matchday } = segmentsOf(name);
  const read = segments.map((segment) => readSegment(segment, competition, matchday !== undefined));
  const known = read.filter((segment) => segment !== undefined);
  const stage = known.find(({ isWhole }) => isWhole === true)?.stage ?? known.findLast((segment) => segment.stage !== undefined)?.stage;
  const placed = stage ?? (matchday === undefined ? undefined : 'matchday');
  if (known.length < read.length || placed === undefined) return undefined;
  const group = joined(known, 'group', ' - ');
  const part = joined(known, 'part', '-');
  return {
    stage: placed,
    ...(matchday === undefined ? {} : { matchday }),
    ...(group === undefined ? {} : { group }),
    ...(part === undefined ? {} : { part }),
  };
}

/* The longest name that was found has some forty letters. */
const longestName = 60;

/** The facts in a segment of a name. */
interface Segment {
  readonly stage?: Stage;
  /** True when the segments after it name only a round of this stage. */
  readonly isWhole?: boolean;
  readonly group?: string;
  readonly part?: string;
}

function segmentsOf(name: string): { readonly segments: readonly string[]; readonly matchday?: number } {
  const written = name.trim().replace(/^promotion - play/i, 'Promotion Play');
  const numbered = /^(?<words>.+?)(?: - |(?<=friendlies) )(?<number>[1-9]\d?)$/i.exec(written)?.groups;
  const segments = (numbered?.words ?? written).split(' - ').map((segment) => segment.replace(/\s+/g, ' ').trim());
  return numbered === undefined ? { segments } : { segments, matchday: Number(numbered.number) };
}

function joined(segments: readonly Segment[], member: 'group' | 'part', by: string): string | undefined {
  const texts = segments.map((segment) => segment[member]).filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join(by);
}

const shortGroup = /^(?:group|gruppe|grupo|girone|skupina|zone|zona) (?<label>[a-z\d]{1,2})$/i;
const path = /^(?<play>.+play-?offs) (?<path>path [a-z])$/i;
/* Words of a competition's course: what holds one and is not read is no name of a group. */
const wordsOfPhases = /\b(?:final|round|stage|phase|season|group|qualif|preliminar|replay|play|friendl|semi|quarter|liguilla)/i;

function readSegment(words: string, competition: RoundedCompetition, isNumbered: boolean): Segment | undefined {
  const label = shortGroup.exec(words)?.groups?.label;
  if (label !== undefined) return { stage: 'group', group: label.toUpperCase() };
  const ofPath = path.exec(words)?.groups;
  if (ofPath?.play !== undefined && ofPath.path !== undefined) {
    const played = readPart(ofPath.play, competition);
    return played === undefined ? undefined : { ...played, isWhole: true, group: ofPath.path };
  }
  const knockOut = isNumbered ? undefined : knockOutNamed(words);
  const known = knockOut ?? readTableStage(words) ?? readPart(words, competition);
  if (known !== undefined) return known;
  return isNumbered && !wordsOfPhases.test(words) ? { stage: 'group', group: words } : undefined;
}

/** The stages of tables by names that need no further segment. */
const tableStages: ReadonlyMap<string, Stage> = new Map([
  ['regular season', 'matchday'],
  ['round', 'matchday'],
  ['league stage', 'league-phase'],
  ['league phase', 'league-phase'],
  ['group stage', 'group'],
]);

function readTableStage(words: string): Segment | undefined {
  const stage = tableStages.get(words.toLowerCase());
  return stage === undefined ? undefined : { stage };
}

/** The parts of a season, by patterns of their names, that have a separate stage. */
const parts: readonly (readonly [pattern: RegExp, part: string | undefined, stage: Stage])[] = [
  [/^championship$/, undefined, 'championship-round'],
  [/^championship (?:round|group)$/, 'championship-round', 'championship-round'],
  [/^relegation (?:round|group)$/, 'relegation-round', 'relegation-round'],
  [/^promotion play-offs$/, undefined, 'promotion-play-off'],
  [/^relegation play-offs$/, undefined, 'relegation-play-off'],
  [/^qualifying play-offs$/, undefined, 'qualifying-play-off'],
  [/^.+ play-offs$/, undefined, 'play-off'],
];
/* Parts that are played in matchdays unless a round follows. */
const partsOfMatchdays =
  /^(?:apertura|clausura|intermedio|quadrangular|hexagonal|(?:club )?friendlies|taça .+|.+ (?:phase|round|stage|season)|(?:championship|relegation|play-off) conference|(?:promotion|qualification|placement|challenger|conference league) group)$/;

function readPart(words: string, competition: RoundedCompetition): Segment | undefined {
  const lower = words.toLowerCase().replace(/play[ -]?offs?$/, 'play-offs');
  if (lower === 'play-offs') return { stage: competition === 'league' ? 'play-off' : 'qualifying-play-off', part: lower };
  const found = parts.find(([pattern]) => pattern.test(lower));
  if (found !== undefined) return { stage: found[2], part: found[1] ?? toSlug(lower) };
  return partsOfMatchdays.test(lower) ? { part: toSlug(lower) } : undefined;
}

const beforeFinals: ReadonlyMap<string, Stage> = new Map([
  ['final', 'semi-final'],
  ['semi-final', 'quarter-final'],
  ['quarter-final', 'round-of-16'],
]);

/** Returns the round of play-offs in which each conference has a final before the final of the league. */
function conferenceRound(words: string): Round | undefined {
  const stage = beforeFinals.get(knockOutNamed(words)?.stage ?? '');
  return stage === undefined ? undefined : { stage, part: 'conference' };
}
