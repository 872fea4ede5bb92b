import { usualCustoms } from '#languages/usual-customs.ts';
import type { WritingCustoms } from '#languages/writing-customs.ts';

// Italian papers group from four digits on, the language's data only from five.
export const customs: WritingCustoms = { ...usualCustoms, tag: 'it', grouping: 'always', ownTime: 'ora italiana' };
