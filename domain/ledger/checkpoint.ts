/** The head of a ledger: the number of its records and the root of the Merkle tree over them. */
export interface LedgerHead {
  /** The name of the ledger, the same in all its heads. */
  readonly origin: string;
  readonly size: number;
  /** The root, 32 bytes as base64. */
  readonly root: string;
}

/** Returns the text of a head that is signed: origin, size and root, each on a line (c2sp.org/tlog-checkpoint). */
export function checkpointText({ origin, size, root }: LedgerHead): string {
  return `${origin}\n${size}\n${root}\n`;
}

/** Returns the head that a signed note begins with; undefined when its text is not that of a head without extension lines. */
export function readCheckpoint(note: string): LedgerHead | undefined {
  const [, origin, size, root] = /^(\S+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n\n/.exec(note) ?? [];
  return origin === undefined || size === undefined || root === undefined ? undefined : { origin, size: Number(size), root };
}
