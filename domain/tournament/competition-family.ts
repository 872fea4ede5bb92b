/** A competition as a provider lists it. */
export interface ListedCompetition {
  readonly name: string;
  /** The region of its country, `001` for one between countries. */
  readonly region: string;
  readonly kind: 'league' | 'cup';
}

const separator = ' - ';
/* "Baiano - 2" and "Paulista - A3" are divisions, one above the other, and "Pernambucano - U20" is another age. */
const division = /^(?:[A-Z]?\d|u-?\d\d)\b/i;

/**
 * Returns the name of each competition's family, such as the regional groups of one division ("Serie D - Girone A" of "Serie D"), in the
 * same order; undefined for one without a family. Leagues of one country belong together when their names begin alike before " - ", two at
 * least.
 */
export function findFamilies(competitions: readonly ListedCompetition[]): (string | undefined)[] {
  const bases = competitions.map(baseOf);
  const sizes = new Map<string, number>();
  for (const [index, base] of bases.entries()) {
    if (base !== undefined) sizes.set(keyOf(competitions[index], base), (sizes.get(keyOf(competitions[index], base)) ?? 0) + 1);
  }
  return bases.map((base, index) => (base !== undefined && (sizes.get(keyOf(competitions[index], base)) ?? 0) > 1 ? base : undefined));
}

function baseOf({ name, region, kind }: ListedCompetition): string | undefined {
  const at = name.indexOf(separator);
  if (at < 1 || kind === 'cup' || region === '001') return undefined;
  return division.test(name.slice(at + separator.length)) ? undefined : name.slice(0, at);
}

function keyOf(competition: ListedCompetition | undefined, base: string): string {
  return `${competition?.region}|${base}`;
}
