/** A sample of a metric. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Everything that a process exposed at one moment. */
export interface Scrape {
  readonly samples: readonly Sample[];
  /** The kinds of metrics by their names: `counter`, `gauge`, `histogram`. */
  readonly kinds: ReadonlyMap<string, string>;
}

/** Reads an answer of `/metrics`. A label of ours that Prometheus sets itself, the job, gets the name that Prometheus gives it. */
export function readScrape(text: string): Scrape {
  const samples: Sample[] = [];
  const kinds = new Map<string, string>();
  for (const line of text.split('\n')) {
    const kind = /^# TYPE (\S+) (\S+)/.exec(line);
    if (kind !== null) kinds.set(kind[1] as string, kind[2] as string);
    const sample = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line);
    if (sample === null || line.startsWith('#')) continue;
    const labels = [...(sample[2] ?? '').matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, value]) => [
      label === 'job' ? 'exported_job' : label,
      value,
    ]);
    samples.push({ name: sample[1] as string, labels: Object.fromEntries(labels), value: Number(sample[3]) });
  }
  return { samples, kinds };
}

/** Returns the values of a metric's samples that have all of some labels. */
export function valuesOf({ samples }: Scrape, name: string, labels: Readonly<Record<string, string>> = {}): number[] {
  return samples
    .filter((sample) => sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
    .map(({ value }) => value);
}

/** Returns a scrape with another value of one metric, in the samples that have all of some labels. */
export function withValue(scrape: Scrape, metric: string, value: number, labels: Readonly<Record<string, string>> = {}): Scrape {
  const changed = (sample: Sample) =>
    sample.name === metric && Object.entries(labels).every(([label, text]) => sample.labels[label] === text);
  return { ...scrape, samples: scrape.samples.map((sample) => (changed(sample) ? { ...sample, value } : sample)) };
}
