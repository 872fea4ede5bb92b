import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { Formats } from '#data/catalogue/load-formats.ts';
import type { Rulings } from '#data/catalogue/load-rulings.ts';
import { isTableStage } from '#domain/tournament/season-format.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';

/** Returns the lines of the catalogue's statements without a source: rulings, then zones of tables. */
export function describeUnsourced(rulings: Pick<Rulings, 'pointAdjustments'>, catalogue: Catalogue, formats: Formats): string[] {
  const points = rulings.pointAdjustments
    .filter(({ source }) => source === undefined)
    .map(({ tournament, season, club, points: taken }) => `${tournament} ${season} ${club} ${taken > 0 ? '+' : ''}${taken}`);
  const zones = [...zonesOfCompetitions(catalogue), ...zonesOfFormats(formats)];
  return [
    `Rulings without a source: ${points.length} of ${rulings.pointAdjustments.length}`,
    ...points,
    '',
    `Zones of tables without a source: ${zones.flatMap((zone) => zone.unsourced).length} of ${zones.flatMap((zone) => zone.all).length}`,
    ...zones.filter(({ unsourced }) => unsourced.length > 0).map(({ of, unsourced }) => `${of}: ${unsourced.map(written).join(', ')}`),
  ];
}

interface ZonesOfTable {
  readonly of: string;
  readonly all: readonly TableZone[];
  readonly unsourced: readonly TableZone[];
}

const parted = (of: string, zones: readonly unknown[] = []): ZonesOfTable => {
  const all = zones as readonly TableZone[];
  return { of, all, unsourced: all.filter(({ source }) => source === undefined) };
};

function zonesOfCompetitions({ countries }: Catalogue): ZonesOfTable[] {
  return countries.flatMap(({ country, tournaments }) => tournaments.map(({ slug, zones }) => parted(`${country.slug}.${slug}`, zones)));
}

function zonesOfFormats(formats: Formats): ZonesOfTable[] {
  return [...formats].flatMap(([tournament, ranges]) =>
    ranges.flatMap(({ from, stages }) =>
      stages.flatMap((stage) => {
        if (stage.kind === 'total') return [parted(`${tournament} from ${from}, ${stage.id}`, stage.zones)];
        return isTableStage(stage) ? stage.tables.map(({ id, zones }) => parted(`${tournament} from ${from}, ${id}`, zones)) : [];
      }),
    ),
  );
}

function written({ from, to, kind }: TableZone): string {
  return `${from === to ? from : `${from}-${to}`} ${kind}`;
}
