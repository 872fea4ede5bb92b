import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import styles from '#app/styles/pages/guide.css?inline';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './guide.server.ts';

export { loader } from './guide.server.ts';

export const handle = {
  styles: import.meta.env.SSR ? styles : '',
  rail: import.meta.env.SSR
    ? (await import('./guide-rail.tsx')).GuideRail
    : afterNavigation(() => import('./guide-rail.tsx').then((part) => part.GuideRail)),
};

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

const Page = import.meta.env.SSR
  ? (await import('./guide-page.tsx')).GuidePage
  : afterNavigation(() => import('./guide-page.tsx').then((part) => part.GuidePage));

export default function Guide() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      <ServerHtml view={view}>{(shown) => <Page view={shown} />}</ServerHtml>
    </main>
  );
}
