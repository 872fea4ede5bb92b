import { ChanceBars } from '#app/components/chances/chance-bars.tsx';
import { BarRow } from '#app/ui/bar-row.tsx';
import { CalibrationChart } from '#app/ui/calibration-chart.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { IntervalBar } from '#app/ui/interval-bar.tsx';
import { LineChart } from '#app/ui/line-chart.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import { Sparkline } from '#app/ui/sparkline.tsx';
import type { Section } from './example.ts';
import { exampleMoment } from './example-matches.ts';

/** Every sign; the compiler asks for a new one. */
const icons = Object.keys({
  search: 0,
  down: 0,
  left: 0,
  right: 0,
  star: 0,
  pin: 0,
  theme: 0,
  close: 0,
  ball: 0,
  list: 0,
  chart: 0,
  slip: 0,
  minus: 0,
  check: 0,
  bell: 0,
  calendar: 0,
  code: 0,
  share: 0,
} satisfies Readonly<Record<IconName, 0>>) as IconName[];

const percents = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: `${at * 100}%` }));
const marks = [0.15, 0.35, 0.55, 0.75].map((expected) => ({
  expected,
  came: expected + 0.03,
  low: expected - 0.06,
  high: expected + 0.11,
}));
const units = [-10, 0, 10, 20].map((at) => ({ at, label: String(at) }));
const curve = [0, 4, -3, 6, 9, 12].map((y, at) => ({ x: at / 5, y }));
const spark = [2.1, 2.05, 2.05, 1.95, 2].map((value, at) => ({ at: new Date(exampleMoment.getTime() + at * 3_600_000), value }));

export const figures: Section = {
  id: 'figures',
  title: 'Figures, charts and signs',
  examples: {
    Icon: Object.fromEntries([
      ...icons.map((name) => [name, <Icon key={name} name={name} />] as const),
      ['small', <Icon key="small" name="star" small />] as const,
    ]),
    EmptyState: {
      'without an action': <EmptyState title="No matches" why="There are no matches on this day." />,
      'with an action': <EmptyState title="No matches" why="There are no matches on this day." action={<a href="#lists">Next day</a>} />,
    },
    ShareBar: {
      'three sides': (
        <ShareBar
          shares={[
            { side: 's1', amount: 49 },
            { side: 'sx', amount: 27 },
            { side: 's2', amount: 24 },
          ]}
        />
      ),
      'one side has nothing': (
        <ShareBar
          shares={[
            { side: 's1', amount: 100 },
            { side: 's2', amount: 0 },
          ]}
        />
      ),
    },
    BarRow: {
      none: barRow('s1', 0),
      some: barRow('sx', 0.27),
      all: barRow('s2', 1),
    },
    ChanceBars: {
      'likely, hardly, never': (
        <ChanceBars
          simulations={10_000}
          bars={[
            { key: 'top', label: 'Champions League', chance: 0.71, side: 's1' },
            { key: 'title', label: 'Title', chance: 0.0004, side: 's1' },
            { key: 'down', label: 'Relegation', chance: 0, side: 's2' },
          ]}
        />
      ),
    },
    IntervalBar: {
      'with an interval': <IntervalBar value={0.04} interval={{ low: -0.02, high: 0.1 }} mark={0} markLabel="0%" />,
      'figure alone': <IntervalBar value={0.04} interval={undefined} mark={0.01} markLabel="1%" />,
      'mark at the end': <IntervalBar value={0.1} interval={{ low: 0, high: 0.2 }} mark={0.9} markLabel="average of the market" />,
    },
    Sparkline: {
      'one point: nothing': <Sparkline points={spark.slice(0, 1)} />,
      several: <Sparkline points={spark} />,
      'with the first as a line': <Sparkline points={spark} withFirst minSpan={0.5} />,
    },
    LineChart: {
      'a curve': (
        <LineChart
          label="Profit"
          lines={[{ kind: 'solid', points: curve }]}
          yTicks={units}
          xLabels={labels()}
          end={{ at: 12, label: '+12' }}
        />
      ),
      'against what was expected': (
        <LineChart
          label="Profit"
          lines={[
            { kind: 'solid', points: curve.map(({ x, y }) => ({ x, y: -y / 2 })) },
            { kind: 'dashed', points: curve.map(({ x }) => ({ x, y: x * 8 })) },
          ]}
          yTicks={units}
          xLabels={labels()}
          end={{ at: -6, label: '−6' }}
        />
      ),
    },
    CalibrationChart: {
      'no marks': <CalibrationChart label="Chances" marks={[]} ticks={percents} />,
      several: <CalibrationChart label="Chances" marks={marks} ticks={percents} />,
    },
  },
};

function barRow(side: 's1' | 'sx' | 's2', share: number) {
  return (
    <ul>
      <BarRow label="Leeds" share={share} side={side} figure={`${Math.round(share * 100)}%`} />
    </ul>
  );
}

function labels() {
  return ['Aug', 'Oct', 'Dec'].map((label, at) => ({ at: at / 2, label }));
}
