import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { Court, Surface, TennisSeries } from '../../../domain/tennis-event.ts';
import type { TennisEnding } from '../../../domain/tennis-score.ts';

const surfaceWords: Readonly<Record<string, Surface>> = { hard: 'hard', clay: 'clay', grass: 'grass', carpet: 'carpet' };
const courtWords: Readonly<Record<string, Court>> = { outdoor: 'outdoor', indoor: 'indoor' };

/* Masters, Premier and International are the names of years past. */
const seriesWords: Readonly<Record<string, TennisSeries>> = {
  'grand slam': 'grand-slam',
  'masters cup': 'tour-finals',
  'tour championships': 'tour-finals',
  'masters 1000': '1000',
  masters: '1000',
  wta1000: '1000',
  premier: '500',
  atp500: '500',
  wta500: '500',
  'international gold': '500',
  atp250: '250',
  wta250: '250',
  international: '250',
  wta125: '125',
};

const roundWords: Readonly<Record<string, Stage>> = {
  'round robin': 'group',
  '1st round': 'round-1',
  '2nd round': 'round-2',
  '3rd round': 'round-3',
  '4th round': 'round-4',
  quarterfinals: 'quarter-final',
  semifinals: 'semi-final',
  'third place': 'third-place',
  'the final': 'final',
};

/* `Sched` is given for a match that was played; `Rrtired` is a typing error. */
const endingWords: Readonly<Record<string, TennisEnding>> = {
  completed: 'completed',
  sched: 'completed',
  retired: 'retired',
  rrtired: 'retired',
  walkover: 'walkover',
  awarded: 'awarded',
  disqualified: 'disqualified',
};

const read =
  <Value>(words: Readonly<Record<string, Value>>) =>
  (text: string): Value | undefined =>
    words[text.toLowerCase()];

export const parseSurface = read(surfaceWords);
export const parseCourt = read(courtWords);
export const parseSeries = read(seriesWords);
export const parseStage = read(roundWords);
export const parseEnding = read(endingWords);

/** Returns the day of `2023-07-16`, as the spreadsheets are exported, or of `16/07/2023`, as they are shown. */
export function parseTennisDay(text: string): LocalDay | undefined {
  const shown = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (shown === null) return parseLocalDay(text.replace(/ 00:00:00$/, ''));
  const [, day = '', month = '', year = ''] = shown;
  return parseLocalDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Returns a reader of whole numbers with at most so many digits, which a spreadsheet may have written as `6.0`. */
export function parseWhole(digits: number): (text: string) => number | undefined {
  return (text) => {
    const whole = text.replace(/\.0$/, '');
    return /^\d+$/.test(whole) && whole.length <= digits ? Number(whole) : undefined;
  };
}
