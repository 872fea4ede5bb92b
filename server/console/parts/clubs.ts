import { html } from 'hono/html';
import { listHeldSources } from '#data/queries/clubs/list-held-sources.ts';
import type { Likeness } from '#data/queries/clubs/list-likely-clubs.ts';
import { countProvisionalClubs, listProvisionalClubs, type ProvisionalClub } from '#data/queries/clubs/list-provisional-clubs.ts';
import { countUnknownClubs, listUnknownClubs, type UnknownClub } from '#data/queries/clubs/list-unknown-clubs.ts';
import { listMovedNumbers, type MovedNumber } from '#data/queries/sources/list-moved-numbers.ts';
import { decideInConsole, needed } from '../decide-in-console.ts';
import type { Action, ConsolePart } from '../part.ts';
import { actionForm } from '../views/action-form.ts';
import type { Html } from '../views/html.ts';
import { counted, moment } from '../views/moments.ts';
import { rangeOf, table } from '../views/table.ts';
import type { View } from '../views/view.ts';

const path = 'clubs';

const actions: Readonly<Record<string, Action>> = {
  merge: (site, fields, actor) =>
    decideInConsole(site, actor, { kind: 'merge-clubs', removed: needed(fields, 'club'), remaining: needed(fields, 'into') }),
  confirm: (site, fields, actor) =>
    decideInConsole(site, actor, {
      kind: 'confirm-club',
      slug: needed(fields, 'club'),
      names: fields.name?.trim() ? { name: fields.name } : undefined,
    }),
  spelling: (site, fields, actor) =>
    decideInConsole(site, actor, { kind: 'name-club', slug: needed(fields, 'club'), spelling: needed(fields, 'spelling') }),
  number: (site, fields, actor) =>
    decideInConsole(site, actor, {
      kind: 'decide-number',
      number: { source: needed(fields, 'source'), externalId: needed(fields, 'number') },
      competition: needed(fields, 'competition'),
    }),
  admit: (site, fields, actor) => decideInConsole(site, actor, { kind: 'admit-matches', source: needed(fields, 'source') }),
};

/** Clubs and names that sources have and the site does not know, each with the likeliest answer; only the viewed page of a list is read. */
export const clubsPart: ConsolePart = {
  path,
  title: 'Clubs and names',
  actions,
  async summary({ db, clock }) {
    const [clubs, names] = [await countProvisionalClubs(db), await countUnknownClubs(db)];
    const [moved, held] = [await listMovedNumbers(db), await listHeldSources(db, clock.now())];
    const parts = [
      ...(clubs === 0 ? [] : [counted(clubs, 'provisional club')]),
      ...(names === 0 ? [] : [counted(names, 'unknown name')]),
      ...(moved.length === 0 ? [] : [counted(moved.length, 'competition with a moved number', 'competitions with a moved number')]),
      ...(held.length === 0 ? [] : [counted(held.length, 'source with held matches', 'sources with held matches')]),
    ];
    return parts.length === 0 ? { state: 'fine', text: 'every club and name is known' } : { state: 'waiting', text: parts.join('; ') };
  },
  async page({ db }, view) {
    const [clubs, names] = [await countProvisionalClubs(db), await countUnknownClubs(db)];
    return html`${tableOfClubs(view, clubs, await listProvisionalClubs(db, rangeOf(view, 'clubs', clubs)))}
${tableOfNames(view, names, await listUnknownClubs(db, rangeOf(view, 'names', names)))}
${tableOfNumbers(view, await listMovedNumbers(db))}
${tableOfHeld(view, await listHeldSources(db, view.now))}`;
  },
};

function tableOfClubs(view: View, total: number, rows: readonly ProvisionalClub[]): Html {
  return table(view, {
    name: 'clubs',
    title: 'Provisional clubs',
    note: 'A source named them and no club has the name. Their matches are shown; those with the most come first.',
    rows,
    total,
    empty: 'No club waits for a decision.',
    columns: [
      { head: 'Club', cell: ({ name, slug }) => html`${name}<br><span class="soft">${slug}</span>` },
      { head: 'Decide', cell: (club) => decisionsOf(view, club) },
      { head: 'Likeliest', cell: ({ likeliest }) => (likeliest === undefined ? 'none' : answerOf(likeliest)) },
      { head: 'Country', cell: ({ country }) => country },
      { head: 'Named in', cell: ({ tournament, source }) => html`${tournament}<br><span class="soft">${source}</span>` },
      { head: 'Matches', cell: ({ matches }) => matches.toLocaleString('en'), isNumber: true },
    ],
  });
}

function answerOf({ other, nameLikeness, sharedMatches, isAbsent }: Likeness): Html {
  const reasons = [
    `name alike by ${Math.round(100 * nameLikeness)}%`,
    ...(sharedMatches > 0 ? [`${counted(sharedMatches, 'match', 'matches')} in common`] : []),
    ...(isAbsent ? ['absent from this season'] : []),
  ];
  return html`<b>${other.name}</b><br><span class="reasons">${reasons.join(', ')}</span>`;
}

function decisionsOf(view: View, { name, slug, likeliest }: ProvisionalClub): Html {
  const isLikely = likeliest !== undefined;
  const merge = (label: string, fields: Record<string, string>, inputs?: Html) =>
    actionForm(view, {
      part: path,
      action: 'merge',
      fields: { club: slug, ...fields },
      label,
      inputs,
      isMain: isLikely && !inputs,
      about: name,
    });
  return html`${isLikely && merge(`It is ${likeliest.other.name}`, { into: likeliest.other.slug })}${actionForm(view, {
    ...{ part: path, action: 'confirm', fields: { club: slug }, label: 'It is a new club', isMain: !isLikely, about: name },
  })}<details><summary>Another answer<span class="unseen"> about ${name}</span></summary>${merge(
    'It is this club',
    {},
    html`<label>Address of the club<input name="into" required autocomplete="off" placeholder="everton"></label>`,
  )}${actionForm(view, {
    ...{ part: path, action: 'confirm', fields: { club: slug }, label: 'It is new, under this name', about: name },
    inputs: html`<label>Name<input name="name" required autocomplete="off" value="${name}"></label>`,
  })}</details>`;
}

function tableOfNames(view: View, total: number, rows: readonly UnknownClub[]): Html {
  const form = (unknown: UnknownClub, label: string, more: { club?: string; inputs?: Html }) =>
    actionForm(view, {
      ...{ part: path, action: 'spelling', label, inputs: more.inputs, isMain: more.inputs === undefined, about: unknown.name },
      fields: { spelling: unknown.name, ...(more.club === undefined ? {} : { club: more.club }) },
    });
  return table(view, {
    name: 'names',
    title: 'Names of clubs that no club has',
    note: 'Their matches are not stored until the name is the spelling of a club.',
    rows,
    total,
    empty: 'Every name of a club is known.',
    columns: [
      { head: 'Name', cell: ({ name }) => name },
      {
        head: 'Decide',
        cell: (unknown) =>
          html`${unknown.likeliest && form(unknown, `It is ${unknown.likeliest.name}`, { club: unknown.likeliest.slug })}<details><summary>Another club<span class="unseen"> for ${unknown.name}</span></summary>${form(
            unknown,
            'It is this club',
            { inputs: html`<label>Address of the club<input name="club" required autocomplete="off" placeholder="everton"></label>` },
          )}</details>`,
      },
      {
        head: 'Likeliest',
        cell: ({ likeliest }) =>
          likeliest === undefined
            ? 'none'
            : html`<b>${likeliest.name}</b><br><span class="reasons">name alike by ${Math.round(100 * likeliest.likeness)}%</span>`,
      },
      { head: 'Country', cell: ({ country, gender }) => (gender === 'women' ? `${country}, women` : country) },
      { head: 'Named in', cell: ({ tournament, source }) => html`${tournament}<br><span class="soft">${source}</span>` },
      { head: 'Times', cell: ({ times }) => times.toLocaleString('en'), isNumber: true },
    ],
  });
}

function tableOfNumbers(view: View, rows: readonly MovedNumber[]): Html {
  const form = ({ source, externalId }: MovedNumber, competition: string, isMain: boolean) =>
    actionForm(view, {
      ...{ part: path, action: 'number', fields: { source, number: externalId, competition }, label: `It is ${competition}`, isMain },
      about: `number ${externalId} of ${source}`,
    });
  return table(view, {
    name: 'numbers',
    title: 'Numbers of competitions that moved',
    note: 'A source changed the country or the kind of what it has under a number.',
    rows,
    empty: 'Every number means what it meant.',
    columns: [
      { head: 'Number', cell: ({ source, externalId }) => `${source} ${externalId}` },
      { head: 'Before', cell: ({ before }) => before },
      { head: 'Now', cell: ({ now }) => now },
      { head: 'Moved', cell: ({ movedAt }) => moment(movedAt, view.now) },
      { head: 'Decide', cell: (row) => html`${form(row, row.now, true)}${form(row, row.before, false)}` },
    ],
  });
}

function tableOfHeld(view: View, rows: Awaited<ReturnType<typeof listHeldSources>>): Html {
  return table(view, {
    name: 'held',
    title: 'Held matches',
    note: 'A source named more new clubs in a day than it may. Its matches wait until tomorrow, or until you admit them, which cannot be undone.',
    rows,
    empty: 'No match is held.',
    columns: [
      { head: 'Source', cell: ({ source }) => source },
      { head: 'Matches', cell: ({ matches }) => matches.toLocaleString('en'), isNumber: true },
      { head: 'New clubs today', cell: ({ addedToday }) => addedToday.toLocaleString('en'), isNumber: true },
      {
        head: 'Decide',
        cell: ({ source }) => actionForm(view, { part: path, action: 'admit', fields: { source }, label: 'Admit them', about: source }),
      },
    ],
  });
}
