import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useWords } from '#app/i18n/words.tsx';
import { headTags } from '#app/shell/page-head.ts';
import { ServerHtml } from '#app/ui/server-html.tsx';
import type { loader } from './home.server.ts';

export { loader } from './home.server.ts';

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

export default function Home() {
  const { view } = useLoaderData<typeof loader>();
  const { format, href, t } = useWords();
  return (
    <main id="main">
      <h1>{t('home.title')}</h1>
      <ServerHtml view={view}>
        {({ matches }) => (
          <ul>
            {matches.map((match) => (
              <li key={match.id}>
                <a href={href(`/${match.slug}`)}>{format.time(new Date(match.kickoffUtc))} {match.homeName} {match.homeGoals} – {match.awayGoals} {match.awayName}</a>
              </li>
            ))}
          </ul>
        )}
      </ServerHtml>
    </main>
  );
}
