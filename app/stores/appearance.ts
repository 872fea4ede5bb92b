import { oddsFormats } from '#domain/odds/odds-format.ts';
import { oneOf, storedValue } from './stored-value.ts';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Light, dark, or as the device has it. Applied before the first paint by boot-script.js. */
export const theme = storedValue<Theme>('theme', 'system', oneOf(themes));

/** The format in which prices are written. Applied before the first paint by boot-script.js. */
export const oddsType = storedValue('oddsType', 'decimal', oneOf(oddsFormats));
