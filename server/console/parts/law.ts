import { html } from 'hono/html';
import { loadBroadcastRights } from '#data/broadcasts/load-broadcast-rights.ts';
import { channels, licensedProviders } from '#data/licences/licence.ts';
import { daysAReviewHolds } from '#domain/jurisdiction/advertising-rules.ts';
import { jurisdictions } from '#domain/jurisdiction/jurisdictions.ts';
import { licenceVariables } from '#server/start/variables.ts';
import { definePart } from '../part.ts';
import type { Html } from '../views/html.ts';
import { counted } from '../views/moments.ts';
import { table } from '../views/table.ts';

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
  async load({ clock, settings }) {
    const now = clock.now();
    const byReview = (a: { left: number }, b: { left: number }) => a.left - b.left;
    return {
      rows: jurisdictions.map((row) => ({ ...row, left: daysLeft(row.reviewedOn, now) })).toSorted(byReview),
      licences: jurisdictions
        .flatMap(({ country, licensedBookmakers }) =>
          licensedBookmakers.map((licence) => ({ ...licence, country, left: daysLeft(licence.reviewedOn, now) })),
        )
        .toSorted(byReview),
      unconfirmed: jurisdictions.flatMap(({ country, statements }) =>
        statements.filter(({ confirmed }) => !confirmed).map((statement) => ({ ...statement, country })),
      ),
      feeds: licensedProviders.map((provider) => ({ provider, allowed: settings.licences[provider] })),
      broadcasts: broadcastReviews(now),
    };
  },
  summary({ rows, licences }) {
    const due = (list: readonly { readonly left: number }[]) => list.filter(({ left }) => left <= dueDays).length;
    const overdue = rows.filter(({ left }) => left < 0).length;
    const [dueRows, dueLicences] = [due(rows), due(licences)];
    if (dueRows + dueLicences === 0) {
      const next = Math.min(...[...rows, ...licences].map(({ left }) => left)) - dueDays;
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
  note: html`Read the sources of a row again, then change it and its <code>reviewedOn</code> in <code>domain/jurisdiction/countries/</code>.`,
  rows,
  empty: 'The table has no country.',
  columns: [
    { head: 'Country', cell: ({ country }) => nameOf(country) },
    { head: 'Review', cell: ({ left }) => reviewState(left) },
    { head: 'Last reviewed', cell: ({ reviewedOn }) => reviewedOn },
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
  note: 'A setting says what the licence of each feed allows. Without it the site takes everything for allowed, and no day of review is on file.',
  rows: feeds,
  empty: '',
  columns: [
    { head: 'Feed', cell: ({ provider }) => provider },
    {
      head: 'Allowed',
      cell: ({ allowed }) =>
        allowed === undefined
          ? 'everything, since nothing is set'
          : channels.filter((channel) => allowed.has(channel)).join(', ') || 'nothing',
    },
    { head: 'Setting', cell: ({ provider }) => html`<code>${licenceVariables[provider]}</code>` },
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
});

/** Returns a link to a page elsewhere that does not learn where the operator came from. */
function linkTo(address: string): Html {
  return html`<a href="${address}" rel="noreferrer noopener external">${new URL(address).host}</a>`;
}
