import type { ModelEntry } from '#domain/judging/model-entry.ts';
import { basketballModelEntry } from '#sports/basketball/domain/forecast/basketball-model-entry.ts';
import { footballModelEntry } from '#sports/football/domain/football-model-entry.ts';
import { tennisModelEntry } from '#sports/tennis/domain/forecast/tennis-model-entry.ts';
import { type Sport, sports } from './sport.ts';

const models: { readonly [Name in Sport]: ModelEntry<Name> } = {
  football: footballModelEntry,
  tennis: tennisModelEntry,
  basketball: basketballModelEntry,
};

/** The models by which the site forecasts, in the order of the sports. */
export const modelsOfSports: readonly ModelEntry[] = sports.map((sport) => models[sport]);
