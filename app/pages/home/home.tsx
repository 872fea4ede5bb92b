import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { headTags } from '#app/shell/page-head.ts';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './home.server.ts';
import { HomeContent } from './home-content.tsx';
import { HomeHead } from './home-head.tsx';

export { loader } from './home.server.ts';

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

export default function Home() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      <ServerHtml view={view}>
        {(shown) => (
          <>
            <h1 className="vh">{shown.heading}</h1>
            <HomeHead view={shown} />
            <HomeContent address={shown.address} days={shown.days} content={shown.content} />
          </>
        )}
      </ServerHtml>
    </main>
  );
}
