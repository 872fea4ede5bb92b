import { html } from 'hono/html';
import { loadBroadcastRights } from '#data/broadcasts/load-broadcast-rights.ts';
import { channels, licensedProviders } from '#data/licences/licence.ts';
import { listReviewMarks } from '#data/queries/audit/list-review-marks.ts';
import { daysAReviewHolds } from '#domain/jurisdiction/advertising-rules.ts';
import { jurisdictions } from '#domain/jurisdiction/jurisdictions.ts';
import { licenceVariables } from '#server/start/variables.ts';
import { decideInConsole, needed } from '../decide-in-console.ts';
import { definePart } from '../part.ts';
import { actionForm } from '../views/action-form.ts';
import type { Content, Html } from '../views/html.ts';
import { counted, moment } from '../views/moments.ts';
import { table } from '../views/table.ts';
import type { View } from '../views/view.ts';

const dayMs = 24 * 3_600_000;
/** Days before the end of a review at which it is due. */
const dueDays = 30;
const countryName = new Intl.DisplayNames('en', { type: 'region' });
const nameOf = (country: string) => `${countryName.of(country)} (${country})`;

/** Returns the days for which a review of a day (`2026-11-21`) still holds; negative when it holds no more. */
const daysLeft = (reviewedOn: string, now: Date) =>
  daysAReviewHolds - Math.floor((Date.parse(now.toISOString().slice(0, 10)) - Date.parse(reviewedOn)) / dayMs);

function reviewState(left: number): Html {
  if (left < 0) return html`<span class="state fault">Overdue</span> by ${counted(-left, 'day')}`;
  return left <= dueDays ? html`<span class="state waiting">Due</span> in ${counted(left, 'day')}` : html`holds ${counted(left, 'day')}`;
}

/** A row with the days of its review, and the moment at which an operator looked at it since and left it as it is. */
interface Reviewed {
  readonly left: number;
  /** Name of the row in the marks of operators: another review makes another name. */
  readonly subject: string;
  readonly lookedAt: Date | undefined;
}

const isDue = ({ left, lookedAt }: Pick<Reviewed, 'left' | 'lookedAt'>) => left <= dueDays && lookedAt === undefined;

/** Returns the moment at which an operator looked at a row; for one that is due, the form that says so. */
function lookedAtCell(view: View, mark: 'law' | 'licence', { subject, lookedAt, left }: Reviewed): Content {
  if (lookedAt !== undefined) return moment(lookedAt, view.now);
  if (left > dueDays) return undefined;
  return actionForm(view, { part: 'law', action: mark, fields: { subject }, label: 'Nothing has changed', about: subject });
}

/** Returns the countries with broadcast rights that have not ended, by the day of the review that has waited longest. */
function broadcastReviews(now: Date) {
  const today = now.toISOString().slice(0, 10);
  const byCountry = Map.groupBy(
    loadBroadcastRights().filter(({ toDay }) => toDay >= today),
    ({ country }) => country,
  );
  return [...byCountry]
    .map(([country, rights]) => {
      const reviewedOn = rights.map((right) => right.reviewedOn).reduce((first, other) => (other < first ? other : first));
      return { country, rights: rights.length, reviewedOn, left: daysLeft(reviewedOn, now) };
    })
    .toSorted((a, b) => a.left - b.left);
}

/** The rows of the law's table, the licences of bookmakers and feeds, and broadcast rights, by the day of their review. */
export const lawPart = definePart({
  path: 'law',
  title: 'Law and licences',
  async load({ db, clock, settings }) {
    const now = clock.now();
    const [laws, licenceMarks] = [await listReviewMarks(db, 'law'), await listReviewMarks(db, 'licence')];
    const reviewed = (marks: ReadonlyMap<string, Date>, name: string, reviewedOn: string): Reviewed => {
      const subject = `${name}, as reviewed on ${reviewedOn}`;
      return { left: daysLeft(reviewedOn, now), subject, lookedAt: marks.get(subject) };
    };
    const byReview = (a: { left: number }, b: { left: number }) => a.left - b.left;
    return {
      rows: jurisdictions.map((row) => ({ ...row, ...reviewed(laws, nameOf(row.country), row.reviewedOn) })).toSorted(byReview),
      licences: jurisdictions
        .flatMap(({ country, licensedBookmakers }) =>
          licensedBookmakers.map((licence) => ({
            ...licence,
            country,
            ...reviewed(licenceMarks, `${licence.bookmaker} in ${nameOf(country)}`, licence.reviewedOn),
          })),
        )
        .toSorted(byReview),
      unconfirmed: jurisdictions.flatMap(({ country, statements }) =>
        statements.filter(({ confirmed }) => !confirmed).map((statement) => ({ ...statement, country })),
      ),
      feeds: licensedProviders.map((provider) => {
        const allowed = writtenChannels(settings.licences[provider]);
        const subject = `feed ${provider}: ${allowed}`;
        return { provider, allowed, subject, lookedAt: licenceMarks.get(subject), left: 0 };
      }),
      broadcasts: broadcastReviews(now),
    };
  },
  summary({ rows, licences }) {
    const due = (list: readonly Reviewed[]) => list.filter(isDue).length;
    const overdue = rows.filter(({ left }) => left < 0).length;
    const [dueRows, dueLicences] = [due(rows), due(licences)];
    if (dueRows + dueLicences + overdue === 0) {
      const waiting = [...rows, ...licences].filter(({ left }) => left > dueDays);
      const next = Math.min(...waiting.map(({ left }) => left)) - dueDays;
      return { state: 'fine', text: `nothing is due; the next review is due in ${counted(next, 'day')}` };
    }
    const parts = [
      ...(dueRows === 0 ? [] : [`${counted(dueRows, 'country', 'countries')} due for review`]),
      ...(overdue === 0 ? [] : [`${counted(overdue, 'country', 'countries')} overdue, without offers`]),
      ...(dueLicences === 0 ? [] : [`${counted(dueLicences, 'licence')} of bookmakers due for review`]),
    ];
    return { state: 'waiting', text: parts.join('; ') };
  },
  render({ rows, licences, unconfirmed, feeds, broadcasts }, view) {
    return html`<p class="lead">A review holds ${daysAReviewHolds} days and is due in the last ${dueDays}. A country whose review is overdue is shown no offers.</p>
${table(view, {
  name: 'countries',
  title: 'Countries',
  note: html`Read the sources of a row again, then change it and its <code>reviewedOn</code> in <code>domain/jurisdiction/countries/</code>. “Nothing has changed” takes a row off the list of those that are due, and is no review for the site: offers end with the day in the file.`,
  rows,
  empty: 'The table has no country.',
  columns: [
    { head: 'Country', cell: ({ country }) => nameOf(country) },
    { head: 'Review', cell: ({ left }) => reviewState(left) },
    { head: 'Last reviewed', cell: ({ reviewedOn }) => reviewedOn },
    { head: 'Looked at since', cell: (row) => lookedAtCell(view, 'law', row) },
    { head: 'Links to bookmakers', cell: ({ advertising }) => (advertising.affiliateLinks ? 'allowed' : 'none') },
    { head: 'Bonuses', cell: ({ advertising }) => (advertising.bonuses ? 'allowed' : 'none') },
    { head: 'Beside live scores', cell: ({ advertising }) => (advertising.besideLiveScores ? 'allowed' : 'none') },
    { head: 'Not confirmed', cell: ({ statements }) => statements.filter(({ confirmed }) => !confirmed).length, isNumber: true },
  ],
})}
${table(view, {
  name: 'licences',
  title: 'Licences of bookmakers',
  note: html`In <code>licensedBookmakers</code> of the country's row.`,
  rows: licences,
  empty: 'No licence is on file.',
  columns: [
    { head: 'Bookmaker', cell: ({ bookmaker }) => bookmaker },
    { head: 'Country', cell: ({ country }) => nameOf(country) },
    { head: 'Review', cell: ({ left }) => reviewState(left) },
    { head: 'Last reviewed', cell: ({ reviewedOn }) => reviewedOn },
    { head: 'Looked at since', cell: (licence) => lookedAtCell(view, 'licence', licence) },
    { head: 'Source', cell: ({ source }) => linkTo(source) },
  ],
})}
${table(view, {
  name: 'statements',
  title: 'Statements that no source confirmed',
  note: 'The row holds the stricter value until one does.',
  rows: unconfirmed,
  empty: 'Every statement is confirmed.',
  columns: [
    { head: 'Country', cell: ({ country }) => nameOf(country) },
    { head: 'About', cell: ({ about }) => about },
    { head: 'It says', cell: ({ says }) => says },
    { head: 'Looked up', cell: ({ checkedOn }) => checkedOn },
    { head: 'Where to look', cell: ({ source }) => linkTo(source) },
  ],
})}
${table(view, {
  name: 'feeds',
  title: 'Licences of feeds',
  note: 'A setting says what the licence of each feed allows. Without it the site takes everything for allowed. Another value of the setting has to be looked at again.',
  rows: feeds,
  empty: '',
  columns: [
    { head: 'Feed', cell: ({ provider }) => provider },
    { head: 'Allowed', cell: ({ allowed }) => allowed },
    { head: 'Setting', cell: ({ provider }) => html`<code>${licenceVariables[provider]}</code>` },
    { head: 'Looked at', cell: (feed) => lookedAtCell(view, 'licence', feed) },
  ],
})}
${table(view, {
  name: 'broadcasts',
  title: 'Broadcast rights',
  note: html`The right that has waited longest, by country; they are in <code>data/broadcasts/rights/</code>.`,
  rows: broadcasts,
  empty: 'No broadcast right is on file.',
  columns: [
    { head: 'Country', cell: ({ country }) => nameOf(country) },
    { head: 'Review', cell: ({ left }) => reviewState(left) },
    { head: 'Last reviewed', cell: ({ reviewedOn }) => reviewedOn },
    { head: 'Rights', cell: ({ rights }) => rights, isNumber: true },
  ],
})}`;
  },
  actions: {
    law: (site, fields, actor) => decideInConsole(site, actor, { kind: 'review', mark: 'law', subject: needed(fields, 'subject') }),
    licence: (site, fields, actor) => decideInConsole(site, actor, { kind: 'review', mark: 'licence', subject: needed(fields, 'subject') }),
  },
});

/** Returns the channels that a licence allows, as text. */
function writtenChannels(allowed: ReadonlySet<(typeof channels)[number]> | undefined): string {
  if (allowed === undefined) return 'everything, since nothing is set';
  return channels.filter((channel) => allowed.has(channel)).join(', ') || 'nothing';
}

/** Returns a link to a page elsewhere that does not learn where the operator came from. */
function linkTo(address: string): Html {
  return html`<a href="${address}" rel="noreferrer noopener external">${new URL(address).host}</a>`;
}
