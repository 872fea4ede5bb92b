import type { SourceSettings } from '#jobs/dataset-kind.ts';

interface WrittenUrl {
  readonly url: string;
}

/** Returns the settings of sources as a text for another thread, since addresses (`URL`) cannot be copied to it. */
export function writeSourceSettings(settings: SourceSettings): string {
  return JSON.stringify(settings, function (this: Record<string, unknown>, key, value: unknown) {
    const member = this[key];
    return member instanceof URL ? ({ url: member.href } satisfies WrittenUrl) : value;
  });
}

/** Reads the text of `writeSourceSettings`. */
export function readSourceSettings(text: string): SourceSettings {
  return JSON.parse(text, (_key, value: unknown) => (isWrittenUrl(value) ? new URL(value.url) : value)) as SourceSettings;
}

function isWrittenUrl(value: unknown): value is WrittenUrl {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
}
