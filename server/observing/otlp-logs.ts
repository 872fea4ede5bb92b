import type { ProcessRole } from '#server/start/variables.ts';
import type { ErrorReport } from './error-report.ts';

/** The process that reports errors. */
export interface ReportSource {
  /** The version of the site. */
  readonly release: string;
  /** The id of the build of its pages. */
  readonly build: string;
  readonly role: ProcessRole;
}

type Attribute = { readonly key: string; readonly value: { readonly stringValue: string } | { readonly intValue: string } };

/** The severity of an error, in OTLP's numbers. */
const errorSeverity = 17;

/** Returns reports as the body of a call of OTLP over HTTP in JSON, version 1, with the attributes of OpenTelemetry's conventions for exceptions. */
export function otlpLogs(source: ReportSource, reports: readonly { readonly report: ErrorReport; readonly count: number }[]): object {
  const { release, build, role } = source;
  return {
    resourceLogs: [
      {
        resource: {
          attributes: texts({ 'service.name': 'tipledger', 'service.version': release, 'tipledger.build': build, 'tipledger.role': role }),
        },
        scopeLogs: [{ scope: { name: 'tipledger' }, logRecords: reports.map(({ report, count }) => recordOf(report, count)) }],
      },
    ],
  };
}

function recordOf({ atMs, message, type, reason, code, stack, kind, job }: ErrorReport, count: number): object {
  const nanoseconds = `${atMs}000000`;
  return {
    timeUnixNano: nanoseconds,
    observedTimeUnixNano: nanoseconds,
    severityNumber: errorSeverity,
    severityText: 'ERROR',
    body: { stringValue: message },
    attributes: [
      ...texts({
        'exception.type': type,
        'exception.message': reason,
        'exception.stacktrace': stack.length === 0 ? undefined : `${type}: ${reason}\n    ${stack.join('\n    ')}`,
        'error.code': code,
        'tipledger.route': kind,
        'tipledger.job': job,
      }),
      { key: 'tipledger.count', value: { intValue: String(count) } } satisfies Attribute,
    ],
  };
}

/** Returns the attributes whose value is known. */
function texts(values: Readonly<Record<string, string | undefined>>): Attribute[] {
  return Object.entries(values).flatMap(([key, stringValue]) => (stringValue === undefined ? [] : [{ key, value: { stringValue } }]));
}
