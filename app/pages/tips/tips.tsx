import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './tips.server.ts';

export { loader } from './tips.server.ts';

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const head = loaderData?.head;
  if (head === undefined) return [];
  // The feed stands below the page's own address, in the same language.
  const feed = new URL(head.addresses[head.locale] as string);
  feed.search = '';
  feed.pathname += '/feed.xml';
  return [...headTags(head), { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: feed.href }];
}

const Page = import.meta.env.SSR
  ? (await import('./tips-page.tsx')).TipsPage
  : afterNavigation(() => import('./tips-page.tsx').then((part) => part.TipsPage));

export default function Tips() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="text-page">
      <ServerHtml view={view}>{(shown) => <Page view={shown} />}</ServerHtml>
    </main>
  );
}
