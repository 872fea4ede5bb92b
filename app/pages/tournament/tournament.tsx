import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import styles from '#app/styles/pages/tournament.css?inline';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './tournament.server.ts';
import type { TournamentView } from './tournament-page.tsx';

export { loader } from './tournament.server.ts';

export const handle = { styles: import.meta.env.SSR ? styles : '' };

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

const Page = import.meta.env.SSR
  ? (await import('./tournament-page.tsx')).TournamentPage
  : afterNavigation(() => import('./tournament-page.tsx').then((part) => part.TournamentPage));

export default function Tournament() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      <ServerHtml view={view as TournamentView | undefined}>{(shown) => <Page view={shown} />}</ServerHtml>
    </main>
  );
}
