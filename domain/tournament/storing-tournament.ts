/** The facts of a competition that storing its matches needs. */
export interface StoringTournament {
  readonly numericId: number;
  readonly country: string;
  readonly gender: string;
}
