/** Places of a table that lead somewhere, counted from 1, both ends included; `kind` as in the catalogue. */
export interface TableZone {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
}

const descending: Readonly<Record<string, string>> = { 'relegation-play-off': 'z3', relegation: 'z4' };
const ascending = ['z1', 'z2', 'z5', 'z6'] as const;

/** The zone in which a place lies; the first that claims it. */
export function zoneAt(zones: readonly TableZone[], place: number): TableZone | undefined {
  return zones.find(({ from, to }) => place >= from && place <= to);
}

/** The colour of each kind of zone that occurs, best place first: blues that fade for what is won, ochre and red for what is lost. */
export function zoneClasses(zones: readonly TableZone[]): ReadonlyMap<string, string> {
  const classes = new Map<string, string>();
  let ascents = 0;
  for (const { kind } of [...zones].sort((first, second) => first.from - second.from)) {
    if (classes.has(kind)) continue;
    classes.set(kind, descending[kind] ?? (ascending[Math.min(ascents++, ascending.length - 1)] as string));
  }
  return classes;
}
