import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useWords } from '#app/i18n/words.tsx';
import { headTags } from '#app/shell/page-head.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ServerHtml } from '#app/ui/server-html.tsx';
import { PieceList } from './piece-list.tsx';
import type { loader } from './section.server.ts';
import { SectionRail } from './section-rail.tsx';
import type { SectionView } from './section-view.ts';
import { topicKey } from './topic-key.ts';

export { loader } from './section.server.ts';

export const handle = { rail: SectionRail };

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

export default function Section() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="text-page">
      <ServerHtml view={view}>{(shown) => <Index view={shown} />}</ServerHtml>
    </main>
  );
}

function Index({ view: { section, topics } }: { view: SectionView }) {
  const { t } = useWords();
  return (
    <>
      <h1 className="h1">{t(`articles.section-${section}`)}</h1>
      <p className="lead">{t(`articles.description-${section}`)}</p>
      {topics.length === 0 && <EmptyState title={t('articles.noneYet')} why={t('articles.noneYetWhy')} />}
      {topics.map(({ topic, pieces }) => (
        <section key={topic} className="sec" id={topic}>
          <div className="sec-h">
            <h2 className="h2">{t(topicKey(topic))}</h2>
            <span className="aside">{t('articles.number', { count: pieces.length })}</span>
          </div>
          <PieceList pieces={pieces} />
        </section>
      ))}
    </>
  );
}
