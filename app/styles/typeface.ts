import type { MainFont } from '#languages/language-pack.ts';

/** Code points, from the first to the last. */
type Letters = readonly [first: number, last: number];

/** ASCII, and the punctuation and signs that every language uses. */
const basic: readonly Letters[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2013, 0x2014],
  [0x2019, 0x2019],
  [0x2020, 0x2020],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
];

/** Letters that German clubs have even on Greek pages, in short names and crests. */
const german: readonly Letters[] = [
  [0xd6, 0xd6],
  [0xdc, 0xdc],
  [0xdf, 0xdf],
  [0xe4, 0xe4],
  [0xe9, 0xe9],
  [0xf6, 0xf6],
  [0xfc, 0xfc],
];

/** The other letters of Western European languages that names use often, those of Czech, and signs of odds and quotation. */
const western: readonly Letters[] = [
  [0xa1, 0xa1],
  [0xa3, 0xa3],
  [0xaa, 0xaa],
  [0xb1, 0xb1],
  [0xba, 0xba],
  [0xbd, 0xbd],
  [0xbf, 0xc1],
  [0xc4, 0xc5],
  [0xc7, 0xc9],
  [0xcd, 0xcd],
  [0xd1, 0xd1],
  [0xd3, 0xd3],
  [0xd8, 0xd8],
  [0xda, 0xda],
  [0xdd, 0xdd],
  [0xe0, 0xe3],
  [0xe5, 0xe8],
  [0xea, 0xef],
  [0xf1, 0xf5],
  [0xf8, 0xfb],
  [0xfd, 0xfd],
  [0x10c, 0x10f],
  [0x11a, 0x11b],
  [0x131, 0x131],
  [0x147, 0x148],
  [0x158, 0x159],
  [0x160, 0x161],
  [0x164, 0x165],
  [0x16e, 0x16f],
  [0x17d, 0x17e],
  [0x2018, 0x2018],
  [0x201a, 0x201a],
  [0x201c, 0x201e],
];

/** The letters of Slovak, Polish, Slovene, Croatian and Serbian beyond those of Czech. */
const central: readonly Letters[] = [
  [0x104, 0x107],
  [0x110, 0x111],
  [0x118, 0x119],
  [0x13d, 0x13e],
  [0x141, 0x144],
  [0x15a, 0x15b],
  [0x179, 0x17c],
];

/** The letters of each file of the typeface. */
export const lettersOfFont = {
  /** Every letter of the languages that are written in Latin. */
  latin: [...basic, ...german, ...western],
  /** Every letter of Greek, and the most frequent Latin ones. */
  greek: [...basic, ...german, [0x386, 0x3ce]],
  /** The letters that a Greek page lacks for Western European names, Czech and other central European ones. */
  'latin-letters': [...western, ...central],
  /** The other letters of Latin-1, among them those of Iceland; its other signs are in no file. */
  'latin-rare': [
    [0xc2, 0xc3],
    [0xc6, 0xc6],
    [0xca, 0xcb],
    [0xce, 0xd0],
    [0xd4, 0xd5],
    [0xdb, 0xdb],
    [0xde, 0xde],
    [0xf0, 0xf0],
    [0xfe, 0xff],
    [0x152, 0x153],
  ],
  /** The letters of Slovak, Polish, Slovene, Croatian and Serbian beyond those of Czech. */
  'latin-central': central,
  /** Letters of clubs and players from Hungary and Romania to Türkiye, Azerbaijan and the Baltic. */
  'latin-ext': [
    [0x100, 0x103],
    [0x10a, 0x10b],
    [0x112, 0x117],
    [0x11e, 0x123],
    [0x126, 0x130],
    [0x132, 0x133],
    [0x136, 0x137],
    [0x139, 0x13c],
    [0x13f, 0x140],
    [0x145, 0x146],
    [0x14a, 0x151],
    [0x154, 0x157],
    [0x15e, 0x15f],
    [0x162, 0x163],
    [0x166, 0x16d],
    [0x170, 0x178],
    [0x18f, 0x18f],
    [0x218, 0x21b],
    [0x259, 0x259],
    [0x1e9e, 0x1e9e],
  ],
} as const satisfies Record<string, readonly Letters[]>;

export type FontName = keyof typeof lettersOfFont;

export const fontNames = Object.keys(lettersOfFont) as FontName[];

/**
 * The files that the pages of a language declare, by its main one. A browser fetches the others when a page shows one of their letters, on a narrow
 * window from a visit's second page on. A letter that is in none, such as a Greek one on a page in another language, comes from the system's fonts.
 */
export const fontsOfPages: Readonly<Record<MainFont, readonly FontName[]>> = {
  latin: ['latin', 'latin-rare', 'latin-central', 'latin-ext'],
  greek: ['greek', 'latin-letters', 'latin-rare', 'latin-ext'],
};

/** Returns the source name of a font, by which the build knows its file. */
export function fontSource(font: FontName): string {
  return `app/styles/ibm-plex-sans-${font}.woff2`;
}

/** The style sheets that declare the typeface. */
export interface FontFaces {
  /** Declares the file that every page of the language shows. */
  readonly main: string;
  /** Declares the files of other letters. */
  readonly others: string;
}

/**
 * Returns the style sheets that declare the typeface for the pages of a language. A late font never moves the page: `optional`.
 *
 * @param addressOf returns the address of a file of the build, named by its source
 */
export function fontFaces(main: MainFont, addressOf: (source: string) => string): FontFaces {
  const ranges = rangesOf(fontsOfPages[main]);
  const faceOf = (font: FontName) =>
    `@font-face{font-family:"IBM Plex Sans Variable";font-display:optional;font-weight:400 700;` +
    `src:url(${addressOf(fontSource(font))})format("woff2");unicode-range:${ranges.get(font)?.map(toRange).join()}}`;
  return {
    main: faceOf(main),
    others: fontsOfPages[main]
      .filter((font) => font !== main)
      .map(faceOf)
      .join(''),
  };
}

/** Max number of code points in no font between two letters of one range: less than an alphabet, for whose letters a font would be fetched in vain. */
const maxGap = 0x80;

/**
 * Returns the ranges for which a page fetches each of its fonts, ascending and few: one goes on over code points that none of the fonts has, and
 * which the system's fonts show.
 */
function rangesOf(fonts: readonly FontName[]): ReadonlyMap<FontName, readonly Letters[]> {
  const letters = fonts.flatMap((font) => lettersOfFont[font].map(([first, last]) => ({ font, first, last })));
  letters.sort((one, other) => one.first - other.first);
  const ranges: { readonly font: FontName; readonly first: number; last: number }[] = [];
  for (const next of letters) {
    const range = ranges.at(-1);
    if (range?.font === next.font && next.first - range.last <= maxGap) range.last = next.last;
    else ranges.push({ ...next });
  }
  const byFont = Map.groupBy(ranges, ({ font }) => font);
  return new Map(fonts.map((font) => [font, (byFont.get(font) ?? []).map(({ first, last }) => [first, last] as const)]));
}

function toRange([first, last]: Letters): string {
  const hex = (codePoint: number) => codePoint.toString(16);
  return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
}
