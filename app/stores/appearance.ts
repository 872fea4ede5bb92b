import { oddsFormats } from '#domain/odds/odds-format.ts';
import { oneOf, storedValue } from './stored-value.ts';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme: light, dark, or the device's. Applied before the first paint by the page's first script (before-paint.ts). */
export const theme = storedValue<Theme>('theme', 'system', oneOf(themes));

/** The format in which prices are written. Applied before the first paint by the page's first script (before-paint.ts). */
export const oddsType = storedValue('oddsType', 'decimal', oneOf(oddsFormats));
