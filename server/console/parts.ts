import type { ConsolePart } from './part.ts';
import { backupsPart } from './parts/backups.ts';
import { cachePart } from './parts/cache.ts';
import { jobsPart } from './parts/jobs.ts';
import { lawPart } from './parts/law.ts';
import { ledgerPart } from './parts/ledger.ts';
import { sourcesPart } from './parts/sources.ts';

/** The parts of the console, in the order of its navigation. */
export const parts: readonly ConsolePart[] = [sourcesPart, jobsPart, ledgerPart, backupsPart, cachePart, lawPart];
