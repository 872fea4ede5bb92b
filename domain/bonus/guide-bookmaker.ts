import type { BookmakerId } from '#domain/jurisdiction/affiliate-bookmakers.ts';

/** The bookmaker of whom the sign-up guide tells. */
export const guideBookmaker = 'bet365' satisfies BookmakerId;
