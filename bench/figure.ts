/** One line of the result: what was measured, against what is aimed at. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target?: string;
  /** Undefined where there is no target. */
  readonly met?: boolean;
}
