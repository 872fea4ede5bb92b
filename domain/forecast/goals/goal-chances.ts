/**
 * Returns the chances that a side scores 0, 1, … goals, the last one for that many or more: the distribution of Conway and Maxwell (Shmueli
 * and others, "A useful distribution for fitting discrete data: revival of the Conway-Maxwell-Poisson distribution", 2005), which is
 * Poisson's at a regularity of 1. Football's goals are a little more regular: favourites win by one goal more often, and by four less
 * often, than Poisson predicts.
 *
 * @param mean of the goals, above 0; accurate to a hundredth of a goal from 0.3 goals on, by the approximation of the same paper
 * @param regularity ν, above 0
 * @param size number of counts, from 0
 */
export function goalChances(mean: number, regularity: number, size: number): number[] {
  const chances = new Array<number>(size).fill(0);
  const rate = regularity === 1 ? mean : (mean + (regularity - 1) / (2 * regularity)) ** regularity;
  let weight = 1;
  let sum = 0;
  for (let goals = 0; goals < size || weight > sum * nothing; goals += 1) {
    const at = Math.min(goals, size - 1);
    chances[at] = (chances[at] as number) + weight;
    sum += weight;
    weight *= rate / (regularity === 1 ? goals + 1 : powerOf(goals + 1, regularity));
  }
  for (let goals = 0; goals < size; goals += 1) chances[goals] = (chances[goals] as number) / sum;
  return chances;
}

/** A share of a sum that is too small to change it in double precision. */
const nothing = 1e-17;

/** Powers of the counts for the regularity that was used last: raising to a power costs more than all else here. */
let powers: { readonly of: number; readonly values: number[] } = { of: 1, values: [] };

function powerOf(goals: number, regularity: number): number {
  if (powers.of !== regularity) powers = { of: regularity, values: [] };
  const known = powers.values[goals - 1];
  if (known !== undefined) return known;
  const power = goals ** regularity;
  powers.values[goals - 1] = power;
  return power;
}
