export type Encoding = 'br' | 'gzip' | 'identity';

/** The encodings in the site's order of preference, for browsers that give several the same weight. */
const allEncodings: readonly Encoding[] = ['br', 'gzip', 'identity'];
const gzipAlone: readonly Encoding[] = ['gzip', 'identity'];
const remembered = new Map<string, Encoding>();
const maxRemembered = 200;

/** Returns the encoding of an answer, from an Accept-Encoding header (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = chooseEncoding(header, allEncodings);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(header, chosen);
  return chosen;
}

/** Returns true when an answer that exists only as gzip should be sent as gzip, rather than as its text. */
export function acceptsGzip(header: string | undefined): boolean {
  return header !== undefined && chooseEncoding(header, gzipAlone) === 'gzip';
}

function chooseEncoding(header: string, offered: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  // What is not named is refused, unless "*" says otherwise; identity is welcome as a last resort without being named.
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of offered) {
    if (weightOf(encoding) > bestWeight) {
      best = encoding;
      bestWeight = weightOf(encoding);
    }
  }
  return best;
}
