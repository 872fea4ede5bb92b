import { secondsOfDay } from '../seconds-of-day.ts';

/** A competition whose prices are asked for. */
export interface OddsPlan<League> {
  readonly league: League;
  /** Credits a call. */
  readonly cost: number;
  /** The beginnings of its matches that are to be played, the earliest first, in milliseconds. */
  readonly kickoffs: readonly number[];
}

/** Prices are worth the most in the hours before kick-off. */
const hoursBeforeKickoff = 6;
const leastSeconds = 5 * 60;
const matchNearSeconds = 6 * 60 * 60;
const dailySeconds = 24 * 60 * 60;

const hourMs = 3_600_000;

/**
 * Returns how often each competition is asked for its prices, those with the next kick-off first. Half of the day's credits at most is spread
 * over all competitions, so that each is asked for a few times a day; the rest over the hours before the day's kick-offs.
 */
export function paceOfOdds<League>(
  plans: readonly OddsPlan<League>[],
  credits: number,
  now: Date,
): { readonly league: League; readonly everySeconds: number }[] {
  const usualOf = ({ kickoffs }: OddsPlan<League>) =>
    kickoffs.some((kickoff) => kickoff > now.getTime()) ? matchNearSeconds : dailySeconds;
  const usualCredits = plans.reduce((sum, plan) => sum + (plan.cost * dailySeconds) / usualOf(plan), 0);
  const stretch = Math.max(1, usualCredits / (credits / 2));
  const creditSeconds = plans.reduce((sum, { cost, kickoffs }) => sum + cost * secondsBeforeKickoffs(kickoffs, now), 0);
  const before = Math.max(leastSeconds, Math.ceil(creditSeconds / (credits - usualCredits / stretch)));
  return plans
    .map((plan) => {
      const next = plan.kickoffs.find((kickoff) => kickoff > now.getTime()) ?? Number.POSITIVE_INFINITY;
      const seconds = Math.ceil(usualOf(plan) * stretch);
      const isSoon = next - now.getTime() <= hoursBeforeKickoff * hourMs;
      return { league: plan.league, next, everySeconds: isSoon ? Math.min(seconds, before) : seconds };
    })
    .sort((one, other) => compare(one.next, other.next));
}

/** Returns how many seconds of the day (UTC) lie in the hours before at least one of the kick-offs. */
function secondsBeforeKickoffs(kickoffs: readonly number[], now: Date): number {
  return secondsOfDay(
    kickoffs.map((kickoff) => [kickoff - hoursBeforeKickoff * hourMs, kickoff]),
    now,
  );
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
