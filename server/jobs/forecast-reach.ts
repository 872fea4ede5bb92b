/** The time ahead for which matches are forecast, and for which tips are chosen. */
export const forecastReachHours = 8 * 24;
export const tipReachHours = 4 * 24;
