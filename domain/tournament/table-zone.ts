/** Places of a table with a consequence, counted from 1, both ends included; `kind` is named as in the catalogue. */
export interface TableZone {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
  /** True when these are places of each group; otherwise they are of a competition's one table. */
  readonly inGroups?: boolean;
  /** The id of the table or knock-out to which they lead; only in zones that follow from the format of a season. */
  readonly leadsTo?: string;
  /** The first and the last season with this zone; absent when it has always been so. */
  readonly since?: string;
  readonly until?: string;
  /** The page that confirms it. */
  readonly source?: string;
}

/** Returns the zones of a competition that hold in a season, in the tables of its groups or in its one table. */
export function zonesOf(zones: readonly TableZone[], season: string, ofGroup: boolean): TableZone[] {
  return zones.filter(({ inGroups = false, since = season, until = season }) => inGroups === ofGroup && since <= season && season <= until);
}

/** Returns true when the table does not decide the title, since the best clubs play on for it. */
export function goesOnAfter(zones: readonly TableZone[]): boolean {
  return zones.some(({ kind }) => kind === 'championship-round' || kind === 'round-of-16');
}

/** Returns true for places that lead to the upper part of a table that will be split. */
export function leadsToSplit({ kind }: TableZone): boolean {
  return kind === 'championship-round';
}
