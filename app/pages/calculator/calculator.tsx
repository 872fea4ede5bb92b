import type { MetaArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterNavigation } from '#app/shell/after-navigation.ts';
import { headTags } from '#app/shell/page-head.ts';
import styles from '#app/styles/pages/calculator.css?inline';
import type { loader } from './calculator.server.ts';
import { headOf } from './calculator-head.ts';

export { loader } from './calculator.server.ts';

export const handle = { styles: import.meta.env.SSR ? styles : '' };

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  return headTags(loaderData && headOf(loaderData.head, loaderData.tools, location.search));
}

/** Another calculator, or other figures, are no news for the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Unlike other pages this one reckons in the browser, so that its content is loaded with the first view. */
const Page = import.meta.env.SSR
  ? (await import('./calculator-page.tsx')).CalculatorPage
  : afterNavigation(() => import('./calculator-page.tsx').then((part) => part.CalculatorPage));

export default function Calculator() {
  const { head, reading } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="calculator">
      <Page address={head.addresses[head.locale] ?? ''} reading={reading} />
    </main>
  );
}
