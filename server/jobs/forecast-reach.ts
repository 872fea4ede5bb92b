/** How far ahead matches are forecast, and how far ahead tips are looked for. */
export const forecastReachHours = 8 * 24;
export const tipReachHours = 4 * 24;
