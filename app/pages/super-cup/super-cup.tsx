import { useEffect, useRef, useState } from 'react';
import type { MetaArgs } from 'react-router';
import { useLoaderData, useLocation } from 'react-router';
import { showQuizStep } from '#app/behaviours/quiz-step.ts';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import styles from '#app/styles/pages/super-cup.css?inline';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './super-cup.server.ts';

export { loader } from './super-cup.server.ts';

export const handle = {
  styles: import.meta.env.SSR ? styles : '',
  rail: import.meta.env.SSR
    ? (await import('./super-cup-rail.tsx')).SuperCupRail
    : afterNavigation(() => import('./super-cup-rail.tsx').then((part) => part.SuperCupRail)),
};

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

const Page = import.meta.env.SSR
  ? (await import('./super-cup-page.tsx')).SuperCupPage
  : afterNavigation(() => import('./super-cup-page.tsx').then((part) => part.SuperCupPage));

const Quiz = import.meta.env.SSR
  ? (await import('./quiz.tsx')).Quiz
  : afterNavigation(() => import('./quiz.tsx').then((part) => part.Quiz));

const Share = import.meta.env.SSR
  ? (await import('#app/components/share-links.tsx')).ShareLinks
  : afterNavigation(() => import('#app/components/share-links.tsx').then((part) => part.ShareLinks));

export default function SuperCup() {
  const { view } = useLoaderData<typeof loader>();
  // A step of the quiz leaves all above it as the reader has it: folds that were opened, a vote that was cast.
  const [arrived] = useState(view);
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    showQuizStep();
  }, [search]);
  return (
    <main id="main" tabIndex={-1}>
      <ServerHtml view={arrived}>{(story) => <Page view={story} />}</ServerHtml>
      <ServerHtml view={view} className="art">
        {({ quiz }) => <Quiz quiz={quiz} />}
      </ServerHtml>
      <ServerHtml view={arrived}>{({ title, address }) => <Share title={title} address={address} />}</ServerHtml>
    </main>
  );
}
