import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import styles from '#app/styles/pages/tips.css?inline';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './tips.server.ts';

export { loader } from './tips.server.ts';

export const handle = { styles: import.meta.env.SSR ? styles : '' };

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
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
