import { usualCustoms } from '#languages/usual-customs.ts';
import type { WritingCustoms } from '#languages/writing-customs.ts';

export const customs: WritingCustoms = { ...usualCustoms, tag: 'es', ownTime: 'hora peninsular' };
