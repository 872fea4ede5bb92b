import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import styles from '#app/styles/pages/articles.css?inline';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './article.server.ts';

export { loader } from './article.server.ts';

export const handle = {
  styles: import.meta.env.SSR ? styles : '',
  rail: import.meta.env.SSR
    ? (await import('./article-rail.tsx')).ArticleRail
    : afterNavigation(() => import('./article-rail.tsx').then((part) => part.ArticleRail)),
};

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

const Page = import.meta.env.SSR
  ? (await import('./article-page.tsx')).ArticlePage
  : afterNavigation(() => import('./article-page.tsx').then((part) => part.ArticlePage));

export default function Article() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      <ServerHtml view={view}>{(shown) => <Page view={shown} />}</ServerHtml>
    </main>
  );
}
