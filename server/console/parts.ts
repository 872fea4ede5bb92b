import type { ConsolePart } from './part.ts';
import { auditPart } from './parts/audit.ts';
import { backupsPart } from './parts/backups.ts';
import { cachePart } from './parts/cache.ts';
import { clubsPart } from './parts/clubs.ts';
import { differencesPart } from './parts/differences.ts';
import { jobsPart } from './parts/jobs.ts';
import { lawPart } from './parts/law.ts';
import { ledgerPart } from './parts/ledger.ts';
import { messagesPart } from './parts/messages.ts';
import { rulingsPart } from './parts/rulings.ts';
import { sourcesPart } from './parts/sources.ts';

/** The parts of the console, in the order of its navigation. */
export const parts: readonly ConsolePart[] = [
  clubsPart,
  rulingsPart,
  differencesPart,
  messagesPart,
  lawPart,
  sourcesPart,
  jobsPart,
  ledgerPart,
  backupsPart,
  cachePart,
  auditPart,
];
