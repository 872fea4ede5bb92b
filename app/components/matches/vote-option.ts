export interface VoteOption {
  readonly value: string;
  readonly label: string;
  /** Name under which options of the same group are listed together. */
  readonly group?: string;
}
