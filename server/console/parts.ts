import type { ConsolePart } from './part.ts';
import { cachePart } from './parts/cache.ts';

/** The parts of the console, in the order of its navigation. */
export const parts: readonly ConsolePart[] = [cachePart];
