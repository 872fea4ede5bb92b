import type { Database } from '#data/database/database.ts';
import type { MonthOfTips } from '#domain/news/news-facts.ts';
import { type Bet, type BetOutcome, profitOf } from '#domain/odds/bet.ts';
import { listTipsOfMonth, type TipOfMonth } from '#sports/football/data/queries/news/list-tips-of-month.ts';

/** Min number of settled tips in a month that an article is written about. */
const minTips = 5;
/** Time after the end of a month for which late results are waited for; a tip that is still open then is left out. */
const patienceMs = 3 * 86_400_000;

interface Month {
  readonly month: number;
  readonly year: number;
  readonly from: Date;
  readonly to: Date;
}

type SettledTip = TipOfMonth & { readonly outcome: BetOutcome };

/** Returns the outcomes of the tips of a month; undefined while some are open, and when there are too few. */
export async function monthOfTips(
  database: Database,
  { month, year, from, to }: Month,
  now: Date,
): Promise<{ facts: MonthOfTips; clubs: string[] } | undefined> {
  const all = await listTipsOfMonth(database, from, to);
  const tips = all.filter((tip): tip is SettledTip => tip.outcome !== null);
  if (tips.length < minTips || (tips.length < all.length && now.getTime() < to.getTime() + patienceMs)) return undefined;
  const profits = tips.map(({ outcome, decimalOdds }) => profitOf(outcome, decimalOdds));
  const course = profits.map((_, index) => profits.slice(0, index + 1).reduce((sum, profit) => sum + profit, 0));
  const won = tips.filter(({ outcome }) => outcome === 'won').length;
  const lost = tips.filter(({ outcome }) => outcome === 'lost').length;
  const facts: MonthOfTips = {
    kind: 'month-of-tips',
    month,
    year,
    won,
    lost,
    returned: tips.length - won - lost,
    profit: course.at(-1) ?? 0,
    longestLosingRun: longestLosingRun(tips),
    course: course.map((profit) => Math.round(100 * profit) / 100),
    dearestWin: dearestWin(tips),
  };
  return { facts, clubs: [] };
}

function longestLosingRun(tips: readonly SettledTip[]): number {
  let longest = 0;
  let run = 0;
  for (const { outcome } of tips) {
    run = outcome === 'lost' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function dearestWin(tips: readonly SettledTip[]): MonthOfTips['dearestWin'] {
  const [best] = tips.filter(({ outcome }) => outcome === 'won').sort((one, other) => other.decimalOdds - one.decimalOdds);
  if (best === undefined || best.slug === null || best.homeSlug === null || best.awaySlug === null) return undefined;
  const { market, line, selection, decimalOdds: price, slug } = best;
  return {
    home: { of: 'club', slug: best.homeSlug, name: best.homeName },
    away: { of: 'club', slug: best.awaySlug, name: best.awayName },
    slug,
    bet: { market, line, selection } as Bet,
    price,
  };
}
