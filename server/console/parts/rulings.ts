import { html } from 'hono/html';
import { listEnteredRulings } from '#data/queries/rulings/list-entered-rulings.ts';
import {
  type EnteredBySources,
  type FoundRuling,
  listEnteredBySources,
  listFoundRulings,
} from '#data/queries/rulings/list-found-rulings.ts';
import { decideInConsole, needed, neededNumber } from '../decide-in-console.ts';
import { type Action, definePart } from '../part.ts';
import { actionForm } from '../views/action-form.ts';
import { counted, moment } from '../views/moments.ts';
import { table } from '../views/table.ts';

const path = 'rulings';
const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);

const decideOnFound =
  (kind: 'accept-points' | 'refuse-points'): Action =>
  (site, fields, actor) =>
    decideInConsole(site, actor, {
      kind,
      ...{ seasonId: neededNumber(fields, 'seasonId'), teamId: neededNumber(fields, 'teamId'), points: neededNumber(fields, 'points') },
      ...{ club: needed(fields, 'club'), competition: needed(fields, 'competition'), season: needed(fields, 'season') },
    });

const fieldsOf = ({ seasonId, teamId, points, club, competition, season }: FoundRuling) => ({
  ...{ seasonId: String(seasonId), teamId: String(teamId), points: String(points) },
  ...{ club, competition, season },
});
const reviewOf = ({ name, points }: EnteredBySources) => `${name} ${points}`;

/** Points that tables of sources show and the site's does not, those that the site entered by itself, and the rulings in force. */
export const rulingsPart = definePart({
  path,
  title: 'Rulings found',
  load: async ({ db }) => ({
    found: await listFoundRulings(db),
    bySources: await listEnteredBySources(db),
    entered: (await listEnteredRulings(db)).filter(({ accordingTo }) => accordingTo === null),
  }),
  summary({ found, bySources, entered }) {
    const unseen = bySources.filter(({ reviewedAt }) => reviewedAt === null).length;
    const parts = [
      ...(found.length === 0 ? [] : [`${counted(found.length, 'ruling')} found in tables of sources`]),
      ...(unseen === 0 ? [] : [`${counted(unseen, 'ruling')} entered by the site to look at`]),
    ];
    return parts.length === 0
      ? { state: 'fine', text: `nothing found; ${counted(entered.length + bySources.length, 'ruling')} in force beside the catalogue` }
      : { state: 'waiting', text: parts.join('; ') };
  },
  render({ found, bySources, entered }, view) {
    const form = (action: string, label: string, fields: Record<string, string>, about: string, isMain = false) =>
      actionForm(view, { part: path, action, fields, label, about, isMain });
    return html`${table(view, {
      name: 'found',
      title: 'Points that only sources have',
      note: 'The club has the same results in both tables, and other points, on more than one day. Ask the league before you accept.',
      rows: found,
      empty: 'No table of a source has other points with the same results.',
      columns: [
        { head: 'Club', cell: ({ club }) => club },
        {
          head: 'Decide',
          cell: (row) =>
            html`${form('accept', `Accept ${signed(row.points)}`, fieldsOf(row), `for ${row.club}`, row.sources.length > 1)}${form('refuse', 'Refuse', fieldsOf(row), `${signed(row.points)} for ${row.club}`)}`,
        },
        { head: 'Points', cell: ({ points }) => signed(points), isNumber: true },
        { head: 'According to', cell: ({ sources }) => sources.join(' and ') },
        { head: 'Ours', cell: ({ ours }) => ours },
        { head: 'Theirs', cell: ({ theirs }) => theirs },
        { head: 'Competition', cell: ({ competition, season }) => `${competition} ${season}` },
        { head: 'Since', cell: ({ since }) => since },
      ],
    })}
${table(view, {
  name: 'entered',
  title: 'Entered by the site, since sources agree',
  rows: bySources,
  empty: 'The site has entered no points by itself (RULINGS_OF_SOURCES).',
  columns: [
    { head: 'Club', cell: ({ club }) => club },
    { head: 'Competition', cell: ({ competition, season }) => `${competition} ${season}` },
    { head: 'Points', cell: ({ points }) => signed(points), isNumber: true },
    { head: 'According to', cell: ({ accordingTo }) => accordingTo.join(' and ') },
    { head: 'Reviewed', cell: ({ reviewedAt }) => moment(reviewedAt, view.now, 'not yet') },
    {
      head: 'Decide',
      cell: (row) =>
        html`${row.reviewedAt === null && form('right', 'It is right', { subject: reviewOf(row) }, `${row.club} ${signed(row.points)}`, true)}${form('withdraw', 'Refuse', { ruling: row.name }, `${signed(row.points)} for ${row.club}`)}`,
    },
  ],
})}
${table(view, {
  name: 'rulings',
  title: 'Rulings that operators entered',
  note: html`They are entered with <code>npm run ruling</code>; results that you chose among sources are here as well.`,
  rows: entered,
  empty: 'No operator has entered a ruling.',
  columns: [
    { head: 'Club or match', cell: ({ subject }) => subject },
    { head: 'Competition', cell: ({ competition, season }) => `${competition} ${season}` },
    { head: 'Decision', cell: ({ ruling }) => ruling },
    { head: 'Day', cell: ({ decidedOn }) => decidedOn ?? 'unknown' },
    { head: 'Source', cell: ({ evidence }) => evidence ?? 'none' },
    { head: 'Decide', cell: ({ name, subject }) => form('withdraw', 'Take back', { ruling: name }, `${name} on ${subject}`) },
  ],
})}`;
  },
  actions: {
    accept: decideOnFound('accept-points'),
    refuse: decideOnFound('refuse-points'),
    right: (site, fields, actor) => decideInConsole(site, actor, { kind: 'review', mark: 'ruling', subject: needed(fields, 'subject') }),
    withdraw: (site, fields, actor) => decideInConsole(site, actor, { kind: 'withdraw-ruling', name: needed(fields, 'ruling') }),
  },
});
