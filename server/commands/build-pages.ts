import '../start/production-mode.ts';
import { buildIfStale } from '../start/build.ts';
import { say } from './calls/command-line.ts';

/* Builds the pages into `build/` as the site does at its start; does nothing when they are built from the present sources. */
await buildIfStale(say);
