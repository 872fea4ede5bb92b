/** A vote that was cast; one that does not count is set aside. */
export interface StoredVote {
  readonly option: string;
  readonly counted: boolean;
}
