/**
 * Numbers of the site's advisory locks in PostgreSQL, all in one place, so that no two are equal. `jobs` and `feedRuns` are the first of two numbers; the
 * second is derived from the job's name, or is the run's id.
 */
export const advisoryLocks = {
  migrating: 7_214_001,
  storingCatalogue: 7_214_002,
  storingBroadcasts: 7_214_005,
  identifyingPlayers: 7_214_006,
  addingClubs: 7_214_008,
  loadingDemonstration: 7_214_003,
  /** Also taken by the trigger `check_ledger_place`. */
  recordingLedger: 7_214_004,
  recordingLiveEvents: 7_214_007,
  jobs: 7_214_100,
  feedRuns: 7_214_101,
} as const;
