import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { say } from '#server/commands/calls/command-line.ts';
import type { Figure } from './measuring/figure.ts';
import { quantile } from './measuring/quantile.ts';
import type { DemonstrationSite } from './site/demonstration-site.ts';

const run = promisify(execFile);
const renderOnce = fileURLToPath(new URL('./render-once.ts', import.meta.url));
const maxTimes = 2;
const maxTimesOfPlainElements = 2.5;
/** The number of processes measured: the same code is compiled a little differently in each, which makes a difference of a tenth either way. */
const processes = 5;

type Work = 'whole' | 'alone' | 'remembered' | 'load' | 'react' | 'compression' | 'policy' | 'baseline';

/** The figures of one process: milliseconds of CPU time by round, in which all works took turns. */
export interface RenderTimes {
  readonly matches: number;
  /** The size of the page before compression, in bytes. */
  readonly bytes: number;
  readonly rounds: Readonly<Record<Work, readonly number[]>>;
}

/**
 * Measures the CPU time of a cold render of the home page, from the database's rows to the compressed answer, against React alone writing
 * the same markup: by the page's own components, and from plain elements. PostgreSQL's own time is not included: it is another process.
 * Parts shared by many pages are in memory, as on a running site, and once not.
 */
export async function measureRender(site: DemonstrationSite): Promise<Figure[]> {
  const server = await startEmbeddedPostgres(site.folder, say);
  const measured: RenderTimes[] = [];
  while (measured.length < processes) {
    const words = [...process.execArgv, renderOnce, server.connectionString('tipledger_demonstration')];
    measured.push(JSON.parse((await run(process.execPath, words)).stdout) as RenderTimes);
  }
  const [{ matches, bytes }] = measured as [RenderTimes];
  const middle = (values: readonly number[]) => quantile(values, 0.5);
  const ms = (work: Work) => middle(measured.flatMap(({ rounds }) => rounds[work]));
  // Round by round, since the machine is not the same in each; and of the processes the one in the middle.
  const times = (work: Work, against: Work) =>
    measured
      .map(({ rounds }) => middle(rounds[work].map((spent, round) => spent / (rounds[against][round] as number))))
      .sort((first, second) => first - second);
  const figure = (name: string, work: Work, against: Work, target?: number): Figure => {
    const ratios = times(work, against);
    const ratio = middle(ratios);
    const range = `${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)} in ${processes} processes`;
    const value = `${ratio.toFixed(2)} (${range}; ${ms(work).toFixed(1)} and ${ms(against).toFixed(1)} ms of CPU time)`;
    return target === undefined ? { name, value } : { name, value, target: `≤ ${target}`, met: ratio <= target };
  };
  const parts = {
    'query (in this process)': ms('whole') - ms('remembered'),
    'the page’s own reading': ms('load'),
    'React, with the frame': ms('react'),
    compression: ms('compression'),
    'security policy': ms('policy'),
  };
  return [
    figure(
      `cold render of the home page (${matches} matches, ${Math.round(bytes / 1_000)} kB) in times of React rendering the page's own components`,
      'whole',
      'react',
      maxTimes,
    ),
    figure('in times of renderToStaticMarkup of its markup from ready-made plain elements', 'whole', 'baseline', maxTimesOfPlainElements),
    figure('with no part of the page held in memory, in times of its own components', 'alone', 'react'),
    {
      name: 'by part',
      value: Object.entries(parts)
        .map(([name, spent]) => `${name} ${spent.toFixed(1)} ms`)
        .join(', '),
    },
  ];
}
