/** The customs of a league's knock-outs. */
export interface KnockOutCustoms {
  /** The legs of a tie: one at the ground of the better placed club, two in one week, or two in two weeks. A first round has one. */
  readonly legs: 'one' | 'two-in-a-week' | 'two';
  /** True when the clubs of each conference meet only each other until the final. */
  readonly staysInTables?: true;
  readonly neutralFinal?: true;
}

const usual: KnockOutCustoms = { legs: 'one' };

const byLeague: Readonly<Record<string, KnockOutCustoms>> = {
  'argentina.liga-profesional': { legs: 'one', neutralFinal: true },
  'czechia.chance-liga': { legs: 'two' },
  'mexico.liga-mx': { legs: 'two-in-a-week' },
  'usa.mls': { legs: 'one', staysInTables: true },
};

/** Returns the customs of a league's knock-outs. */
export function knockOutCustoms(league: string): KnockOutCustoms {
  return byLeague[league] ?? usual;
}
