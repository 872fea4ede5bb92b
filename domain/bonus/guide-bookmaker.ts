import type { BookmakerId } from '#domain/jurisdiction/affiliate-bookmakers.ts';

/** The bookmaker of the sign-up guide. */
export const guideBookmaker = 'bet365' satisfies BookmakerId;
