import lighthouse from 'lighthouse';
import { say } from '#server/commands/calls/command-line.ts';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';
import { freePort } from '#tests/factories/free-port.ts';
import type { Figure } from './measuring/figure.ts';
import { quantile } from './measuring/quantile.ts';
import { samplePagesOf } from './site/demonstration-pages.ts';
import type { DemonstrationSite } from './site/demonstration-site.ts';

const runsEach = 3;
const minPerformance = 100;
const maxPaintMs = 1_100;

interface Audit {
  readonly performance: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly blockingMs: number;
}

/** Returns the figures of Lighthouse's mobile audit of home page, match and article: the median of three runs. */
export async function measureLighthouse(site: DemonstrationSite): Promise<Figure[]> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(await samplePagesOf(site))) {
      const audits: Audit[] = [];
      for (let run = 0; run < runsEach; run += 1) {
        const audit = await auditPage(site.address + path, port);
        audits.push(audit);
        say(
          `  ${name}: performance ${audit.performance}, LCP ${audit.largestPaintMs.toFixed(0)} ms, CLS ${audit.layoutShift}, TBT ${audit.blockingMs.toFixed(0)} ms`,
        );
      }
      const middle = (pick: (audit: Audit) => number) => quantile(audits.map(pick), 0.5);
      const [performance, paint, shift] = [
        middle((audit) => audit.performance),
        middle((audit) => audit.largestPaintMs),
        middle((audit) => audit.layoutShift),
      ];
      figures.push(
        { name: `${name}, performance`, value: String(performance), target: `≥ ${minPerformance}`, met: performance >= minPerformance },
        {
          name: `${name}, largest paint`,
          value: `${(paint / 1_000).toFixed(2)} s`,
          target: `≤ ${maxPaintMs / 1_000} s`,
          met: paint <= maxPaintMs,
        },
        { name: `${name}, layout shift`, value: shift.toFixed(3), target: '0', met: shift === 0 },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function auditPage(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'], output: 'json' });
  if (result === undefined) throw new Error(`lighthouse gave nothing for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`lighthouse could not audit ${url}: ${runtimeError.message}`);
  const value = (id: string) => {
    const { numericValue } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`lighthouse did not measure ${id} of ${url}`);
    return numericValue;
  };
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    largestPaintMs: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockingMs: value('total-blocking-time'),
  };
}
