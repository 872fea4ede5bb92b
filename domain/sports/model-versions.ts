import type { Sport } from './sport.ts';

/** The versions of the arithmetic of the forecasts: changed whenever the same inputs could give other numbers. Football's is in domain/forecast. */
export const sportModelVersions: Readonly<Record<Exclude<Sport, 'football'>, string>> = { tennis: '2026.1', basketball: '2026.2' };
