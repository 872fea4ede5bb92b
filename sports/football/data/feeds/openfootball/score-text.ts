import type { Goals } from '#domain/match/match-score.ts';
import { Refusal } from './refusal.ts';

/** A score as a source gives it, each part cumulative except the shoot-out. */
export interface ScoreParts {
  readonly halfTime?: Goals;
  readonly fullTime?: Goals;
  readonly extraTime?: Goals;
  readonly penalties?: Goals;
}

const pair = String.raw`\d{1,3}-\d{1,3}`;
const extra = String.raw`a\.?e\.?t\.?`;

/** The pattern of a score inside a match line, for use in a larger pattern. */
export const scoreSource = `${pair}(?:\\s+(?:pen\\.?|${extra}))?(?:,?\\s+${pair}\\s+${extra})?(?:\\s+\\(\\s*\\d[^()]*\\))?`;

const scorePattern = new RegExp(
  `^(?:(?<penalties>${pair})\\s+pen\\.?,?\\s*)?(?:(?<extra>${pair})\\s+${extra}\\s*)?(?<full>${pair})?\\s*` +
    '(?:\\((?<periods>[^()]*)\\))?$',
);

/**
 * Returns the parts of a score: "2-1 (1-0)", "2-1 a.e.t. (1-1, 0-1)", "3-1 pen. 2-2 a.e.t. (1-1, 0-1)", "5-3 pen. (0-0)". After extra time or a
 * shoot-out the parentheses contain full time, then half time; else half time alone. Refuses all else.
 */
export function parseScoreText(text: string): ScoreParts | Refusal {
  const refusal = new Refusal('bad-score', 'score', text);
  const groups = scorePattern.exec(text.trim())?.groups;
  if (groups === undefined) return refusal;
  const listed = groups.periods === undefined ? [] : groups.periods.split(',').map((period) => parsePair(period.trim()));
  if (listed.some((goals) => goals === undefined)) return refusal;
  const penalties = parsePair(groups.penalties);
  const extraTime = parsePair(groups.extra);
  const full = parsePair(groups.full);
  if (full !== undefined) {
    if (penalties !== undefined || extraTime !== undefined || listed.length > 1) return refusal;
    return { fullTime: full, ...(listed[0] === undefined ? {} : { halfTime: listed[0] }) };
  }
  const [fullTime, halfTime, ...more] = listed;
  if (more.length > 0 || (extraTime === undefined && (penalties === undefined || fullTime === undefined))) return refusal;
  return {
    ...(halfTime === undefined ? {} : { halfTime }),
    ...(fullTime === undefined ? {} : { fullTime }),
    ...(extraTime === undefined ? {} : { extraTime }),
    ...(penalties === undefined ? {} : { penalties }),
  };
}

function parsePair(text: string | undefined): Goals | undefined {
  const digits = /^(\d{1,3})-(\d{1,3})$/.exec(text ?? '');
  return digits === null ? undefined : { home: Number(digits[1]), away: Number(digits[2]) };
}
