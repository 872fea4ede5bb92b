import { html } from 'hono/html';
import { getLastBackups } from '#data/queries/backups/get-last-backups.ts';
import { listBackups } from '#data/queries/backups/list-backups.ts';
import { definePart } from '../part.ts';
import { facts } from '../views/facts.ts';
import { duration, moment } from '../views/moments.ts';
import { table } from '../views/table.ts';

const backupsShown = 200;
const hourMs = 3_600_000;
/** The share of a disk that must be free, as in the alert DiskLow. */
const minFreeShare = 0.1;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(bytes < 1e9 ? 3 : 1)} GB`;

/** The backups with the results of their checks, and the room on the disks. */
export const backupsPart = definePart({
  path: 'backups',
  title: 'Backups',
  async load({ db, settings, figures }) {
    return {
      planned: settings.jobs.backups,
      last: await getLastBackups(db),
      backups: await listBackups(db, backupsShown),
      folders: figures.room.folders,
    };
  },
  summary({ planned, last: { checked, problem }, folders }, now) {
    const full = folders.filter(({ bytes, freeBytes }) => freeBytes < minFreeShare * bytes).map(({ name }) => name);
    const disks = full.length === 0 ? '' : `; little room on the disk of ${full.join(' and ')}`;
    if (planned === undefined)
      return { state: full.length > 0 ? 'fault' : 'waiting', text: `the site writes none: BACKUP_FOLDER is not set${disks}` };
    const ageMs = checked && now.getTime() - checked.startedAt.getTime();
    const isOld = ageMs !== undefined && ageMs > 2 * planned.everyHours * hourMs;
    const state = isOld || problem !== undefined || full.length > 0 ? 'fault' : checked === undefined ? 'waiting' : 'fine';
    const age = ageMs === undefined ? 'none was restored and verified yet' : `restored and verified ${duration(ageMs)} ago`;
    return { state, text: `${age}${problem === undefined ? '' : '; the last one failed'}${disks}` };
  },
  render({ planned, last: { triedAt, checked, problem }, backups, folders }, view) {
    const { now } = view;
    return html`${facts([
      [
        'Plan',
        planned === undefined ? 'None: BACKUP_FOLDER is not set.' : `every ${planned.everyHours} h, the last ${planned.keep} are kept`,
      ],
      ['Folder', planned && html`<code>${planned.folder}</code>`],
      ['Last restored and verified', checked === undefined ? 'none' : moment(checked.startedAt, now)],
      ['Last attempt', moment(triedAt, now)],
      ['Why it failed', problem],
    ])}
${table(view, {
  name: 'backups',
  title: 'Attempts',
  note: 'Each backup is restored into a scratch database, and the ledger is verified there.',
  rows: backups,
  empty: 'No backup was written.',
  columns: [
    { head: 'File', cell: ({ file }) => file },
    {
      head: 'Check',
      cell: ({ problem: fault }) => (fault === null ? 'restored and verified' : html`<span class="state fault">Failed</span> ${fault}`),
    },
    { head: 'Begun', cell: ({ startedAt }) => moment(startedAt, now) },
    { head: 'It took', cell: ({ startedAt, endedAt }) => duration(endedAt.getTime() - startedAt.getTime()), isNumber: true },
    { head: 'Size', cell: ({ bytes }) => bytes !== null && gigabytes(bytes), isNumber: true },
    { head: 'Rows', cell: ({ rows }) => rows?.toLocaleString('en'), isNumber: true },
    { head: 'Ledger records', cell: ({ records }) => records?.toLocaleString('en'), isNumber: true },
  ],
})}
${table(view, {
  name: 'disks',
  title: 'Disks',
  rows: folders,
  empty: 'The disks have not been looked at yet.',
  columns: [
    { head: 'Disk of', cell: ({ name }) => name },
    { head: 'Free', cell: ({ freeBytes }) => gigabytes(freeBytes), isNumber: true },
    { head: 'Size', cell: ({ bytes }) => gigabytes(bytes), isNumber: true },
    { head: 'Free share', cell: ({ bytes, freeBytes }) => `${Math.floor((100 * freeBytes) / bytes)}%`, isNumber: true },
  ],
})}`;
  },
});
