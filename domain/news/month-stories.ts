import type { NewsAngles, Read } from './news-angles.ts';
import type { MonthOfTips } from './news-facts.ts';
import type { NewsStory } from './news-stories.ts';

/** Returns what an article about a month of tips tells. */
export function monthStories<Name>(facts: MonthOfTips, read: Read<Name>): NewsAngles<Name> {
  const { month, year, won, lost, returned, profit, longestLosingRun: run, dearestWin } = facts;
  const tips = won + lost + returned;
  const sum = Math.round(100 * profit) / 100;
  const balance: NewsStory<Name> =
    sum === 0
      ? { kind: 'monthEven', facts: { tips } }
      : sum > 0
        ? { kind: 'monthProfit', facts: { profit: sum, tips } }
        : { kind: 'monthLoss', facts: { loss: -sum, tips } };
  const details: NewsStory<Name>[] = run >= 2 ? [{ kind: 'tipsLosingRun', facts: { run } }] : [];
  if (dearestWin !== undefined) {
    const { home, away, bet, price } = dearestWin;
    details.push({ kind: 'dearestWin', facts: { home: read(home), away: read(away), bet, price } });
  }
  const date = { month, year };
  return {
    angles: [
      {
        weight: 5,
        topic: 'balance',
        headline:
          sum === 0
            ? { kind: 'headlineMonthEven', facts: date }
            : sum > 0
              ? { kind: 'headlineMonthWon', facts: { ...date, profit: sum } }
              : { kind: 'headlineMonthLost', facts: { ...date, loss: -sum } },
      },
    ],
    paragraphs: [
      { topic: 'balance', stories: [{ kind: 'tipsOfMonth', facts: { ...date, tips, won, lost } }, balance] },
      { topic: 'details', stories: [...details, { kind: 'recordKeepsAll', facts: { tips } }] },
    ],
  };
}
