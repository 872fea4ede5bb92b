import { ChanceCourse } from './chance-course.ts';
import { LiveCell } from './live-cell.ts';
import { LiveChances } from './live-chances.ts';
import { LiveCount } from './live-count.ts';
import { LiveFeed } from './live-feed.ts';
import { LiveLine } from './live-line.ts';
import { LivePart } from './live-part.ts';
import { LivePrediction } from './live-prediction.ts';
import { LiveRemark } from './live-remark.ts';
import { LiveScore } from './live-score.ts';
import { LiveScorers } from './live-scorers.ts';
import { LiveTip } from './live-tip.ts';
import { MatchClock } from './match-clock.ts';

/** The elements that move, fetched together. */
export const elementsOfLive = {
  'chance-course': ChanceCourse,
  'live-cell': LiveCell,
  'live-chances': LiveChances,
  'live-count': LiveCount,
  'live-feed': LiveFeed,
  'live-line': LiveLine,
  'live-part': LivePart,
  'live-prediction': LivePrediction,
  'live-remark': LiveRemark,
  'live-score': LiveScore,
  'live-scorers': LiveScorers,
  'live-tip': LiveTip,
  'match-clock': MatchClock,
};
