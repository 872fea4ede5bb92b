import { say } from '#server/commands/calls/command-line.ts';
import { buildIfStale } from '#server/start/build.ts';

/* Builds the site as a start does, with the stamp by which the sites of tests know that it is not stale. */
await buildIfStale(say);
