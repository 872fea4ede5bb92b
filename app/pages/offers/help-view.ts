import type { AdvertisingRules } from '#domain/jurisdiction/advertising-rules.ts';
import type { Helpline, Register } from '#domain/jurisdiction/jurisdiction.ts';

/** Help for problem gamblers. */
export interface HelpView {
  readonly helplines: readonly Helpline[];
  readonly register: Register | undefined;
}

export function toHelp({ helplines, selfExclusion }: Pick<AdvertisingRules, 'helplines' | 'selfExclusion'>): HelpView {
  return { helplines, register: selfExclusion };
}
