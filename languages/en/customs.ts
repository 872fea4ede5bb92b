import { usualCustoms } from '#languages/usual-customs.ts';
import type { WritingCustoms } from '#languages/writing-customs.ts';

// British: the day before the month.
export const customs: WritingCustoms = { ...usualCustoms, tag: 'en-GB', monthInRow: 'short', commaAfterWeekday: false, scoreSign: '–' };
