import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import styles from '#app/styles/pages/team.css?inline';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './team.server.ts';
import type { TeamView } from './team-page.tsx';

export { loader } from './team.server.ts';

export const handle = { styles: import.meta.env.SSR ? styles : '' };

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

const Page = import.meta.env.SSR
  ? (await import('./team-page.tsx')).TeamPage
  : afterNavigation(() => import('./team-page.tsx').then((part) => part.TeamPage));

export default function Team() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      <ServerHtml view={view as TeamView | undefined}>{(shown) => <Page view={shown} />}</ServerHtml>
    </main>
  );
}
