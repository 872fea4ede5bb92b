/** An option for which a visitor can vote: a result of a match, or an answer of a poll, such as a player. */
export interface VoteOption {
  readonly value: string;
  readonly label: string;
  /** Heading under which options are listed together: the club of a player. */
  readonly group?: string;
}
