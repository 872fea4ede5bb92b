import type { HeadersArgs, MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import styles from '#app/styles/pages/contact.css?inline';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './contact.server.ts';

export { action, loader } from './contact.server.ts';

export const handle = { styles: import.meta.env.SSR ? styles : '' };

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

/** A message that has to wait is told for how long. */
export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

const Page = import.meta.env.SSR
  ? (await import('./contact-page.tsx')).ContactPage
  : afterNavigation(() => import('./contact-page.tsx').then((part) => part.ContactPage));

export default function Contact() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="text-page contact">
      <ServerHtml view={view}>{(shown) => <Page view={shown} />}</ServerHtml>
    </main>
  );
}
