import { html } from 'hono/html';
import { listReviewMarks } from '#data/queries/audit/list-review-marks.ts';
import { type ListedStandingsDifference, listStandingsDifferences } from '#data/queries/rulings/list-standings-differences.ts';
import { type Disagreement, listDisagreements } from '#data/queries/sources/list-disagreements.ts';
import { listKickoffDifferences } from '#data/queries/sources/list-kickoff-differences.ts';
import { decideInConsole, needed } from '../decide-in-console.ts';
import { definePart } from '../part.ts';
import { actionForm } from '../views/action-form.ts';
import { counted, moment } from '../views/moments.ts';
import { table } from '../views/table.ts';

const path = 'differences';

/* A subject has the values that were seen: when a source changes them, the difference is shown again. */
const subjectOfTable = ({ competition, season, club, source, ours, theirs }: ListedStandingsDifference) =>
  `${club} in ${competition} ${season}: ${ours} here, ${theirs} by ${source}`;
const subjectOfResult = ({ match, result, otherSource, otherResult }: Disagreement) =>
  `${match}: ${result} here, ${otherResult} by ${otherSource}`;
const minuteOf = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

/** Results, kick-offs and league tables on which sources differ, with the choice between them. */
export const differencesPart = definePart({
  path,
  title: 'Differences between sources',
  async load({ db, clock }) {
    const seen = await listReviewMarks(db, 'difference');
    return {
      results: (await listDisagreements(db)).filter((row) => !seen.has(subjectOfResult(row))),
      kickoffs: await listKickoffDifferences(db, clock.now()),
      tables: (await listStandingsDifferences(db)).filter((row) => row.kind !== 'points' && !seen.has(subjectOfTable(row))),
    };
  },
  summary({ results, kickoffs, tables }) {
    const parts = [
      ...(results.length === 0 ? [] : [counted(results.length, 'result')]),
      ...(kickoffs.length === 0 ? [] : [counted(kickoffs.length, 'kick-off')]),
      ...(tables.length === 0 ? [] : [counted(tables.length, 'row of tables', 'rows of tables')]),
    ];
    return parts.length === 0
      ? { state: 'fine', text: 'sources agree' }
      : { state: 'waiting', text: `sources differ on ${parts.join(', ')}` };
  },
  render({ results, kickoffs, tables }, view) {
    const form = (action: string, label: string, fields: Record<string, string>, about: string) =>
      actionForm(view, { part: path, action, fields, label, about });
    return html`${table(view, {
      name: 'results',
      title: 'Results',
      note: 'Of matches that are over, the newest fifty. No source changes a result that you chose. Only those of football can be chosen; of others you can note that you looked.',
      rows: results,
      empty: 'Sources agree on every result.',
      columns: [
        { head: 'Match', cell: ({ match }) => match },
        { head: 'Shown here', cell: ({ result, source }) => html`<b>${result}</b><br><span class="soft">${source}</span>` },
        { head: 'Other', cell: ({ otherResult, otherSource }) => html`<b>${otherResult}</b><br><span class="soft">${otherSource}</span>` },
        { head: 'Reported', cell: ({ saidAt }) => moment(saidAt, view.now) },
        {
          head: 'Decide',
          cell: (row) =>
            row.isFootball
              ? html`${form('result', `It was ${row.result}`, { match: row.match, source: row.source }, `in ${row.match}`)}${form(
                  'result',
                  `It was ${row.otherResult}`,
                  { match: row.match, source: row.otherSource },
                  `in ${row.match}`,
                )}`
              : form('seen', 'Ours is right', { subject: subjectOfResult(row) }, `in ${row.match}`),
        },
      ],
    })}
${table(view, {
  name: 'kickoffs',
  title: 'Kick-offs',
  note: 'Of matches to come, ten minutes apart or more, in UTC. No source changes a kick-off that you chose.',
  rows: kickoffs,
  empty: 'Sources agree on every kick-off.',
  columns: [
    { head: 'Match', cell: ({ match }) => match },
    {
      head: 'Shown here',
      cell: ({ kickoffUtc, kickoffKnown, source }) =>
        html`<b>${kickoffKnown ? minuteOf(kickoffUtc) : `${minuteOf(kickoffUtc).slice(0, 10)}, hour unknown`}</b><br><span class="soft">${source}</span>`,
    },
    {
      head: 'Other',
      cell: ({ otherKickoffUtc, otherSource }) => html`<b>${minuteOf(otherKickoffUtc)}</b><br><span class="soft">${otherSource}</span>`,
    },
    { head: 'Reported', cell: ({ saidAt }) => moment(saidAt, view.now) },
    {
      head: 'Decide',
      cell: ({ match, source, otherSource, kickoffUtc, otherKickoffUtc }) =>
        html`${form('kickoff', `It is ${minuteOf(kickoffUtc).slice(5)}`, { match, source }, `for ${match}`)}${form(
          'kickoff',
          `It is ${minuteOf(otherKickoffUtc).slice(5)}`,
          { match, source: otherSource },
          `for ${match}`,
        )}`,
    },
  ],
})}
${table(view, {
  name: 'tables',
  title: 'League tables',
  note: html`Rows with other results, and tables that a source makes by other rules. Other points with the same results are at <a href="/rulings">Rulings found</a>.`,
  rows: tables,
  empty: 'No table of a source differs by results.',
  columns: [
    { head: 'Club', cell: ({ club }) => club },
    { head: 'Competition', cell: ({ competition, season }) => `${competition} ${season}` },
    { head: 'Shown here', cell: ({ ours }) => ours },
    { head: 'Other', cell: ({ theirs, source }) => html`${theirs}<br><span class="soft">${source}</span>` },
    { head: 'Found', cell: ({ firstDay, lastDay }) => `${firstDay} to ${lastDay}` },
    { head: 'Decide', cell: (row) => form('seen', 'Ours is right', { subject: subjectOfTable(row) }, `for ${row.club}`) },
  ],
})}`;
  },
  actions: {
    result: (site, fields, actor) =>
      decideInConsole(site, actor, { kind: 'choose-result', match: needed(fields, 'match'), source: needed(fields, 'source') }),
    kickoff: (site, fields, actor) =>
      decideInConsole(site, actor, { kind: 'choose-kickoff', match: needed(fields, 'match'), source: needed(fields, 'source') }),
    seen: (site, fields, actor) => decideInConsole(site, actor, { kind: 'review', mark: 'difference', subject: needed(fields, 'subject') }),
  },
});
