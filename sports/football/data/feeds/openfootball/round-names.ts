import type { Round, Stage } from '#domain/tournament/round.ts';
import { roundOfPart } from './headed-part.ts';
import { Refusal } from './refusal.ts';

/** The headings above a match in its file: a section ("Playoffs") and within it a round ("Semifinals"). */
export interface RoundHeadings {
  readonly section?: string;
  readonly round?: string;
  /** The group, when the source names it apart from the round. */
  readonly group?: string;
}

/**
 * Returns the round of some headings; undefined when they name none ("Regular"). `afterMatchdays` is true when numbered matchdays came before, which
 * makes a league's "Playoffs" and "Finals" play-offs rather than the rounds of a cup. Refuses an unknown heading.
 */
export function roundOf(headings: RoundHeadings, afterMatchdays: boolean): Round | Refusal | undefined {
  const named = headings.round === undefined ? undefined : namedRoundOf(headings.round);
  if (headings.round !== undefined && named === undefined) return new Refusal('not-this-format', 'round', headings.round);
  const section = headings.section === undefined ? undefined : sectionOf(headings.section);
  const ofPart = headings.section === undefined || section !== undefined ? undefined : roundOfPart(headings.section, named ?? noRound);
  if (headings.section !== undefined && section === undefined && ofPart === undefined) {
    return new Refusal('not-this-format', 'round', headings.section);
  }
  const round = ofPart ?? placedRoundOf(section, named, afterMatchdays);
  if (headings.group === undefined) return round;
  const { matchday } = round ?? {};
  return { stage: 'group', group: groupLabelOf(headings.group), ...(matchday === undefined ? {} : { matchday }) };
}

/** The round of a match in a part without numbered matchdays. */
const noRound: Round = { stage: 'matchday' };

type Section = 'regular' | 'finals' | 'play-off' | 'relegation-play-off' | 'championship-round' | 'relegation-round';

const sections: readonly (readonly [pattern: RegExp, section: Section])[] = [
  [/^regular(?: season)?$/, 'regular'],
  [/^finals?(?: stage)?$/, 'finals'],
  [/^play-?offs?$/, 'play-off'],
  [/^europa league finals$/, 'play-off'],
  [/^play-?outs?$/, 'relegation-play-off'],
  [/^play-?offs - championship$/, 'championship-round'],
  [/^play-?offs - relegation$/, 'relegation-round'],
];

function sectionOf(text: string): Section | undefined {
  return sections.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
}

function placedRoundOf(section: Section | undefined, named: Round | undefined, afterMatchdays: boolean): Round | undefined {
  switch (section) {
    case undefined:
    case 'regular':
      return named?.part === 'play-offs' && !afterMatchdays ? legOfPlayOffs(named) : named;
    case 'finals':
      return afterMatchdays ? { stage: 'play-off' } : named;
    case 'play-off':
    case 'relegation-play-off':
      return { stage: section };
    case 'championship-round':
    case 'relegation-round':
      return { stage: section, ...(named?.matchday === undefined ? {} : { matchday: named.matchday }) };
  }
}

/** Returns the round of a cup's play-offs, whose matchdays are the legs of their ties. */
function legOfPlayOffs({ stage, matchday }: Round): Round {
  if (stage !== 'play-off') return { stage };
  return { stage: 'knock-out-play-off', ...(matchday === 1 || matchday === 2 ? { leg: matchday } : {}) };
}

const simpleRounds: readonly (readonly [pattern: RegExp, stage: Stage])[] = [
  [/^preliminary round$/, 'preliminary'],
  [/^(?:1st qualifying round|qualifying round 1)$/, 'qualifying-1'],
  [/^(?:2nd qualifying round|qualifying round 2)$/, 'qualifying-2'],
  [/^(?:3rd qualifying round|qualifying round 3)$/, 'qualifying-3'],
  [/^play-?offs?(?: round)?$/, 'knock-out-play-off'],
  [/^round of 64$/, 'round-of-64'],
  [/^(?:round of 32|sechzehntelfinale)$/, 'round-of-32'],
  [/^(?:round of 16|achtelfinale)$/, 'round-of-16'],
  [/^(?:quarter-?finals?|viertelfinale)$/, 'quarter-final'],
  [/^(?:semi-?finals?|halbfinale)$/, 'semi-final'],
  [/^(?:match for )?third[- ]place(?: play-?off| match)?$/, 'third-place'],
  [/^finale?$/, 'final'],
  [/^elimination finals?$/, 'play-off'],
];
const numberedRounds: readonly Stage[] = ['round-1', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6', 'round-7', 'round-8'];

/** Returns the round named by a single heading ("Matchday 3", "Gruppe H", "Finals, Round of 16", "Championship, Matchday 2"); undefined when unknown. */
export function namedRoundOf(heading: string): Round | undefined {
  const text = heading.trim().toLowerCase();
  const plain = plainRoundOf(text);
  if (plain !== undefined) return plain;
  const { part, rest } = /^(?<part>.+), (?<rest>[^,]+)$/.exec(text)?.groups ?? {};
  const round = rest === undefined ? undefined : plainRoundOf(rest);
  return part === undefined || round === undefined ? undefined : roundOfPart(part, round);
}

function plainRoundOf(text: string): Round | undefined {
  const matchday = /^(?:(?<phase>group|league), )?matchday (?<number>[1-9]\d?)$/.exec(text)?.groups;
  if (matchday !== undefined) {
    const stage = matchday.phase === 'group' ? 'group' : matchday.phase === 'league' ? 'league-phase' : 'matchday';
    return { stage, matchday: Number(matchday.number) };
  }
  const group = /^(?:group|gruppe) (?<label>[a-z0-9]{1,2})(?:, matchday (?<number>[1-9]\d?))?$/.exec(text)?.groups;
  if (group?.label !== undefined) {
    return { stage: 'group', group: group.label.toUpperCase(), ...(group.number === undefined ? {} : { matchday: Number(group.number) }) };
  }
  const numbered = /^round (?<number>\d)$/.exec(text)?.groups;
  const stage =
    numbered === undefined ? simpleRounds.find(([pattern]) => pattern.test(text))?.[1] : numberedRounds[Number(numbered.number) - 1];
  return stage === undefined ? undefined : { stage };
}

function groupLabelOf(text: string): string {
  return text.replace(/^(?:group|gruppe)\s+/i, '');
}
