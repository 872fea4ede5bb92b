/** The version of the arithmetic of the forecasts: changed whenever the same inputs could give other numbers. */
export const modelVersion = '2026.2';
