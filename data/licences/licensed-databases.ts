import { type Database, type DatabaseAddress, openDatabase } from '#data/database/database.ts';
import { type Channel, channels, type Licences, withheldFrom } from './licence.ts';
import { licensedViews } from './licensed-views.ts';

/** Database as each channel may read it; everything that leaves the site by a channel must be read from its database. */
export type DatabaseOf = Readonly<Record<Channel, Database>>;

export interface LicensedDatabases extends DatabaseOf {
  /** Databases that were opened beside the site's own. */
  readonly opened: readonly Database[];
}

/** Max connections of a channel with licences to respect, for which a few are enough. */
const maxConnections = 4;

/**
 * Returns for each channel the site's own database when every licence allows it, otherwise one that hides what the licences do not allow; channels that
 * hide the same facts share one.
 */
export function openLicensedDatabases(own: Database, address: DatabaseAddress, licences: Licences): LicensedDatabases {
  const byViews = new Map<string, Database>();
  const entries = channels.map((channel) => {
    const views = licensedViews(withheldFrom(licences, channel));
    if (views === '') return [channel, own] as const;
    const database = byViews.get(views) ?? openDatabase(address, maxConnections, views);
    byViews.set(views, database);
    return [channel, database] as const;
  });
  return { ...(Object.fromEntries(entries) as Record<Channel, Database>), opened: [...byViews.values()] };
}
