import type { LoaderFunctionArgs } from 'react-router';
import { listMatchesOfDay } from '#data/queries/home/list-matches-of-day.ts';
import { addDays, localDayOf, momentOf, parseLocalDay } from '#domain/time/local-day.ts';
import { pageData } from '#app/page-data.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { siteContext } from '#app/site-context.server.ts';

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { zone } = site.words.locale;
  const today = localDayOf(site.clock.now(), zone);
  const day = parseLocalDay(url.searchParams.get('date') ?? '') ?? today;
  const from = momentOf(day, '00:00', zone);
  const to = momentOf(addDays(day, 1), '00:00', zone);
  const matches = await listMatchesOfDay(site.db, from, to);
  site.page.dependOn(`day:${day}`);
  const head = describePage(site, { title: site.words.t('home.title'), description: site.words.t('home.description'), path: '/' });
  return pageData(request, head, { day, matches });
}
