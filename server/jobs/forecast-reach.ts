/** The time ahead for which matches are forecast, in hours. */
export const forecastReachHours = 8 * 24;
