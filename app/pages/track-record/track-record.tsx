import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './track-record.server.ts';

export { loader } from './track-record.server.ts';

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const head = loaderData?.head;
  const tags = headTags(head);
  if (head === undefined) return tags;
  // The feed stands beside the page's own address, in the same language.
  const feed = new URL(head.addresses[head.locale] as string);
  feed.search = '';
  feed.pathname += '/feed.xml';
  return [...tags, { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: feed.href }];
}

const Page = import.meta.env.SSR
  ? (await import('./track-record-page.tsx')).TrackRecordPage
  : afterNavigation(() => import('./track-record-page.tsx').then((part) => part.TrackRecordPage));

export default function TrackRecord() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="text-page">
      <ServerHtml view={view}>{(shown) => <Page view={shown} />}</ServerHtml>
    </main>
  );
}
