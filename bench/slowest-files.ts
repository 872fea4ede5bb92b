/** The part of Vitest's JSON report that is read here; times in milliseconds since 1970. */
export interface TestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** Returns the files that took longest, the slowest first. */
export function slowestFiles({ testResults }: TestReport, count: number): { name: string; seconds: number }[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}
