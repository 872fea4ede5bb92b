import type { AdvertisingRules } from '#domain/jurisdiction/advertising-rules.ts';
import type { Helpline, Register } from '#domain/jurisdiction/jurisdiction.ts';

/** The help for somebody who gambles too much. */
export interface HelpView {
  readonly helplines: readonly Helpline[];
  readonly register: Register | undefined;
}

export function toHelp({ helplines, selfExclusion }: Pick<AdvertisingRules, 'helplines' | 'selfExclusion'>): HelpView {
  return { helplines, register: selfExclusion };
}
