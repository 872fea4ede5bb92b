import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import styles from '#app/styles/pages/articles.css?inline';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './section.server.ts';

export { loader } from './section.server.ts';

export const handle = {
  styles: import.meta.env.SSR ? styles : '',
  rail: import.meta.env.SSR
    ? (await import('./section-rail.tsx')).SectionRail
    : afterNavigation(() => import('./section-rail.tsx').then((part) => part.SectionRail)),
};

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

const Page = import.meta.env.SSR
  ? (await import('./section-page.tsx')).SectionPage
  : afterNavigation(() => import('./section-page.tsx').then((part) => part.SectionPage));

export default function Section() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="text-page">
      <ServerHtml view={view}>{(shown) => <Page view={shown} />}</ServerHtml>
    </main>
  );
}
