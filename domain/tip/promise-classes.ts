/** Ranges of the chance of a tip when it was chosen, each up to the beginning of the next, in ascending order. */
export const chanceClasses = [
  { class: 'below-40', from: 0 },
  { class: '40-50', from: 0.4 },
  { class: '50-60', from: 0.5 },
  { class: '60-up', from: 0.6 },
] as const;
export type ChanceClass = (typeof chanceClasses)[number]['class'];

/** Ranges of the value of a tip when it was chosen, the average profit of a stake of one unit, in units. */
export const valueClasses = [
  { class: 'below-3', from: Number.NEGATIVE_INFINITY },
  { class: '3-5', from: 0.03 },
  { class: '5-up', from: 0.05 },
] as const;
export type ValueClass = (typeof valueClasses)[number]['class'];

/** Returns the class of a probability, returned stakes left out. */
export function chanceClassOf(probability: number): ChanceClass {
  return (chanceClasses.findLast(({ from }) => probability >= from) ?? chanceClasses[0]).class;
}

/** Returns the class of the value of a decided stake at a price. */
export function valueClassOf(decimalOdds: number, probability: number): ValueClass {
  const value = decimalOdds * probability - 1;
  return (valueClasses.findLast(({ from }) => value >= from) ?? valueClasses[0]).class;
}
