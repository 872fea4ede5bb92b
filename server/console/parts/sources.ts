import { html } from 'hono/html';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import { listLiveLags } from '#data/queries/live/list-live-lags.ts';
import { listUsualPauses } from '#data/queries/live/list-source-pauses.ts';
import { type AwaitedMatch, listAwaitedMatches } from '#data/queries/sources/list-awaited-matches.ts';
import { listGrowth } from '#data/queries/sources/list-growth.ts';
import { type ListedSourceProblem, listSourceProblems } from '#data/queries/sources/list-source-problems.ts';
import { listSources } from '#data/queries/sources/list-sources.ts';
import { listUncountedMatches } from '#data/queries/tournament/list-uncounted-matches.ts';
import { callsOfSources } from '#server/jobs/calls-of-sources.ts';
import { type ConsoleSite, definePart, type Summary } from '../part.ts';
import { counted, moment } from '../views/moments.ts';
import { type Column, table } from '../views/table.ts';

type Sources = Awaited<ReturnType<typeof load>>;

const dayMs = 24 * 3_600_000;

async function load({ db, clock, settings }: ConsoleSite) {
  const now = clock.now();
  const problems = await listSourceProblems(db);
  return {
    sources: await listSources(db, now),
    fillings: await listFillings(db, now),
    ...(await callsOfSources(db, settings.jobs.sources, now)),
    lags: await listLiveLags(db),
    pauses: await listUsualPauses(db, now),
    lost: problems.filter(({ loses }) => loses !== null),
    unread: problems.filter(({ loses }) => loses === null),
    awaited: await listAwaitedMatches(db),
    uncounted: await listUncountedMatches(db, now),
    growth: await listGrowth(db, new Date(now.getTime() - dayMs)),
  };
}

/** The sources on the network and their quotas, as `npm run sources` shows them. */
export const sourcesPart = definePart<Sources>({
  path: 'sources',
  title: 'Sources and quotas',
  load,
  summary,
  render(loaded, view) {
    const { now } = view;
    const { sources, fillings, nextCalls, priceBudgets, lags, pauses, lost, unread, awaited, uncounted, growth } = loaded;
    const failing = sources.flatMap(({ source, problems }) => problems.map((problem) => ({ source, ...problem })));
    return html`${fillings.map(
      ({ name, done, total }) => html`<p class="lead">${name}: the site is being filled, ${done} of ${total} are stored.</p>`,
    )}
${table(view, {
  name: 'sources',
  title: 'Sources',
  rows: sources,
  empty: 'No source on the network has been asked yet. The settings that name them are in docs/operating.md.',
  columns: [
    { head: 'Source', cell: ({ source }) => source },
    { head: 'Last answer', cell: ({ lastAnsweredAt }) => moment(lastAnsweredAt, now) },
    { head: 'Next call', cell: ({ source }) => moment(nextCalls.get(source), now, 'not planned') },
    { head: 'Calls today', cell: ({ callsOfDay }) => callsOfDay.toLocaleString('en'), isNumber: true },
    {
      head: 'Calls left',
      cell: ({ quotas }) =>
        quotas.map(({ window, callsLeft }) => `${callsLeft.toLocaleString('en')} a ${window}`).join(', ') || 'not reported',
    },
    { head: 'Failing calls', cell: ({ problems }) => problems.length, isNumber: true },
  ],
})}
${table(view, {
  name: 'failing',
  title: 'Failing calls',
  rows: failing,
  empty: 'No call fails.',
  columns: [
    { head: 'Source', cell: ({ source }) => source },
    { head: 'Call', cell: ({ call }) => call },
    { head: 'Failure', cell: ({ problem }) => problem },
    { head: 'In a row', cell: ({ failures }) => failures, isNumber: true },
  ],
})}
${
  priceBudgets.length > 0 &&
  table(view, {
    name: 'prices',
    title: 'Budgets for prices today',
    rows: priceBudgets,
    empty: '',
    columns: [
      { head: 'Source', cell: ({ source }) => source },
      { head: 'Planned', cell: ({ cost }) => cost.toLocaleString('en'), isNumber: true },
      { head: 'Budget', cell: ({ budget }) => Math.floor(budget).toLocaleString('en'), isNumber: true },
      { head: 'Calls', cell: ({ calls }) => calls.toLocaleString('en'), isNumber: true },
      { head: 'Matches', cell: ({ matches }) => matches.toLocaleString('en'), isNumber: true },
      { head: 'Not reached', cell: ({ unreached }) => unreached.toLocaleString('en'), isNumber: true },
    ],
  })
}
${table(view, {
  name: 'lost',
  title: 'Lost matches',
  note: 'Answers by which matches are lost: a match, or all that a file announces.',
  rows: lost,
  empty: 'No match is lost.',
  columns: [{ head: 'Problem', cell: ({ code }) => code }, { head: 'Lost', cell: ({ loses }) => loses }, ...placeOf(now)],
})}
${table(view, {
  name: 'awaited',
  title: 'Results that no source has reported',
  note: awaited.count > awaited.newest.length ? `The last ${awaited.newest.length} of ${awaited.count.toLocaleString('en')}.` : undefined,
  rows: awaited.newest,
  empty: 'Every match that must be over has a result.',
  columns: [
    { head: 'Match', cell: ({ match }) => match },
    { head: 'Competition', cell: ({ competition, season }) => `${competition} ${season}` },
    { head: 'Kick-off', cell: (match) => kickoffOf(match, now) },
    { head: 'Source', cell: ({ source }) => source ?? 'unknown' },
    { head: 'Last report', cell: ({ lastReportAt }) => moment(lastReportAt, now) },
    { head: 'It said', cell: ({ lastReported }) => lastReported ?? 'not begun' },
  ],
})}
${table(view, {
  name: 'uncounted',
  title: 'Matches that fit no stage of their season',
  note: 'They are shown, and count in no table.',
  rows: uncounted.seasons,
  empty: 'Every match of a league counts in a table.',
  columns: [
    { head: 'Competition', cell: ({ competition }) => competition },
    { head: 'Season', cell: ({ season }) => season },
    { head: 'Matches', cell: ({ count }) => count, isNumber: true },
    {
      head: 'The first',
      cell: ({ first }) =>
        first
          .map(({ kickoffUtc, home, away, reason }) => `${kickoffUtc.toISOString().slice(0, 10)} ${home} v ${away} (${reason})`)
          .join('; '),
    },
  ],
})}
${table(view, {
  name: 'unread',
  title: 'What could not be read of matches that were kept',
  rows: unread,
  empty: 'Everything was read.',
  columns: [{ head: 'Problem', cell: ({ code }) => code }, ...placeOf(now)],
})}
${table(view, {
  name: 'lags',
  title: 'Delays of live changes',
  note: 'Of the last four weeks, until a change was sent to open pages.',
  rows: lags,
  empty: 'No live change has been measured.',
  columns: [
    { head: 'Source', cell: ({ source }) => source },
    { head: 'Changes', cell: ({ changes }) => changes.toLocaleString('en'), isNumber: true },
    { head: 'Half within', cell: ({ p50 }) => seconds(p50), isNumber: true },
    { head: '95% within', cell: ({ p95 }) => seconds(p95), isNumber: true },
    { head: 'Silent after', cell: ({ source }) => seconds(pauses.get(source)?.silentAfter), isNumber: true },
  ],
})}
${table(view, {
  name: 'growth',
  title: 'Added by sources',
  note: 'In all, and in the last 24 hours.',
  rows: growth,
  empty: 'No source has added a competition, a country or a club.',
  columns: [
    { head: 'Source', cell: ({ source }) => source },
    { head: 'Competitions', cell: ({ competitions, newCompetitions }) => grown(competitions, newCompetitions), isNumber: true },
    { head: 'Countries', cell: ({ countries, newCountries }) => grown(countries, newCountries), isNumber: true },
    { head: 'Clubs', cell: ({ clubs, newClubs }) => grown(clubs, newClubs), isNumber: true },
  ],
})}`;
  },
});

function summary({ sources, lost, awaited }: Sources): Summary {
  const failing = sources.reduce((sum, { problems }) => sum + problems.length, 0);
  const parts = [
    ...(failing === 0 ? [] : [counted(failing, 'failing call')]),
    ...(lost.length === 0 ? [] : [`matches are lost by ${counted(lost.length, 'problem')}`]),
    ...(awaited.count === 0 ? [] : [counted(awaited.count, 'missing result')]),
  ];
  const ofAll = sources.length === 0 ? 'no source on the network has been asked' : counted(sources.length, 'source');
  return { state: failing + lost.length > 0 ? 'fault' : 'fine', text: [ofAll, ...parts].join('; ') };
}

const placeOf = (now: Date): Column<ListedSourceProblem>[] => [
  { head: 'Field', cell: ({ field }) => field },
  { head: 'Value', cell: ({ value }) => value },
  { head: 'Source', cell: ({ source }) => source },
  { head: 'Call', cell: ({ call, row }) => (row === null ? call : `${call}, row ${row}`) },
  { head: 'Last seen', cell: ({ lastSeenAt }) => moment(lastSeenAt, now) },
  { head: 'Times', cell: ({ times }) => times.toLocaleString('en'), isNumber: true },
];

const kickoffOf = ({ kickoffUtc, kickoffKnown }: AwaitedMatch, now: Date) =>
  kickoffKnown ? moment(kickoffUtc, now) : kickoffUtc.toISOString().slice(0, 10);

const seconds = (length: number | undefined) => (length === undefined ? 'unknown' : Number.isFinite(length) ? `${length} s` : 'over 1 h');

const grown = (all: number, added: number) => (added === 0 ? all.toLocaleString('en') : `${all.toLocaleString('en')} (+${added})`);
