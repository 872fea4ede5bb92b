import { type AddressOf, address } from '#app/addresses/address.ts';
import { count, day, oneOf, zoneOffset } from '#app/addresses/parameter.ts';
import { sports } from '#domain/sports/sport.ts';

const maxPages = 20;

/** The predictions on record: the outcomes of all of them, and those of a day. */
export const predictionsAddress = address('/track-record/predictions', {
  date: day,
  sport: oneOf(sports),
  /** Predictions that were recorded in time, or computed afterwards; by default the former, if any of them is settled. */
  origin: oneOf(['live', 'afterwards']),
  /** The page of the day's predictions. */
  page: count(maxPages),
  utc: zoneOffset,
});

export type PredictionsAddress = AddressOf<typeof predictionsAddress>;

/** One prediction by its place: the number of its record in the ledger, and of its leaf from 0: `812-14`. */
export const predictionAddress = address('/track-record/predictions/:place');

/** The place of a prediction. */
export interface PredictionPlace {
  readonly sequence: number;
  readonly leaf: number;
}

/** Returns the place of a prediction that a part of an address names; undefined when malformed. */
export function readPlace(place: string): PredictionPlace | undefined {
  const [, sequence, leaf] = place.match(/^([1-9]\d{0,8})-(0|[1-9]\d{0,5})$/) ?? [];
  return sequence === undefined || leaf === undefined ? undefined : { sequence: Number(sequence), leaf: Number(leaf) };
}

/** Returns the shared path of the page of a prediction. */
export function predictionPath({ sequence, leaf }: PredictionPlace): string {
  return predictionAddress.href({ place: `${sequence}-${leaf}` });
}
