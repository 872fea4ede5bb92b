import { usualCustoms } from '#languages/usual-customs.ts';
import type { WritingCustoms } from '#languages/writing-customs.ts';

export const customs: WritingCustoms = { ...usualCustoms, tag: 'el', second: 'δ.', minute: 'λ.', ownTime: 'ώρα Ελλάδας' };
