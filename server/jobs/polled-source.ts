import type { Source } from '#data/sources/source.ts';
import type { JobContext } from '#jobs/job.ts';
import type { PlannedSource } from '#jobs/polling/next-call.ts';
import { pollSource } from '#jobs/polling/poll-source.ts';
import type { SourceKind } from '#jobs/polling/source-kind.ts';

/** A source with what stores its answers. */
export interface PolledSource extends PlannedSource {
  /** The name of its job: that of the source, unless several share an account. */
  readonly name: string;
  readonly source: PlannedSource['source'] & Pick<Source, 'budget'>;
  poll(context: JobContext): Promise<void>;
}

export function polled<Batch, Known>(source: Source<Batch, Known>, kind: SourceKind<Batch, Known>, name = source.name): PolledSource {
  return {
    name,
    source,
    kind,
    async poll(context) {
      await pollSource(context, source, kind);
    },
  };
}
