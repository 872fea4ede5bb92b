/** One line of the result: a measured value with its target. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target?: string;
  /** True when the value meets the target; undefined without a target. */
  readonly met?: boolean;
}
