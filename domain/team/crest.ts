import { hashText } from '#domain/chance/random.ts';

/** The drawing of a club's monogram: letters on a field, with one mark in the second colour. Colours are `#rrggbb`. */
export interface Crest {
  readonly letters: string;
  readonly field: string;
  readonly mark: string;
  /** The colour of the letters on the field. */
  readonly ink: string;
  readonly pattern: CrestPattern;
}

const crestPatterns = ['stripe', 'foot', 'head', 'ring', 'corner'] as const;
export type CrestPattern = (typeof crestPatterns)[number];

/** The colours for a club whose own are not known: greys, so that no colours are made up. */
const greys = ['#5b6068', '#d9d5ca'] as const;

const wordsWithoutLetters = new Set([
  'fc',
  'cf',
  'ac',
  'as',
  'sc',
  'sv',
  'cd',
  'ud',
  'rc',
  'afc',
  'bk',
  'if',
  'fk',
  'sk',
  'nk',
  'de',
  'do',
  'da',
  'la',
  'el',
  'the',
  'of',
  'women',
  '1',
  'club',
]);

/**
 * Returns the monogram of a club, from its name and up to two of its colours. The same club always gets the same one.
 *
 * @param name the club's full name; its weighty words give the letters
 * @param colours kit colours, the dominant first; none gives greys
 */
export function crestOf(name: string, colours: readonly string[]): Crest {
  const field = colours[0] ?? greys[0];
  const mark = colours[1] ?? (colours[0] === undefined ? greys[1] : contrasting(field));
  return {
    letters: lettersOf(name),
    field,
    mark,
    ink: contrasting(field),
    pattern: crestPatterns[hashText(name) % crestPatterns.length] as CrestPattern,
  };
}

function lettersOf(name: string): string {
  const words = name.split(/[\s\-./&]+/).filter((word) => word !== '');
  const weighty = words.filter((word) => !wordsWithoutLetters.has(word.toLowerCase()) && !/^\d+$/.test(word));
  const [first = name, second] = weighty.length > 0 ? weighty : words;
  const letters = second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`;
  return letters.toUpperCase();
}

/** Returns white when its contrast to the colour is at least 3:1, the minimum of WCAG 2.2 for marks (relative luminance up to 0.3); else near-black. */
function contrasting(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? '#15181c' : '#ffffff';
}
