import { sectionPaths } from '#app/addresses/article-paths.ts';
import article from '#app/components/articles/article.module.css';
import { ArticleHead } from '#app/components/articles/article-head.tsx';
import { Prose } from '#app/components/articles/prose/prose.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { ShareLinks } from '#app/components/page/share-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { OpenVote } from '#app/islands/votes/open-vote.tsx';
import layout from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import text from '#app/ui/text.module.css';
import { edition } from './edition.ts';
import { EditionTable } from './edition-table.tsx';
import { KeyFacts } from './key-facts.tsx';
import { Quiz } from './quiz.tsx';
import { SuperCupPicture } from './super-cup-picture.tsx';
import type { SuperCupView } from './super-cup-view.ts';

export function SuperCupPage({ view }: { view: SuperCupView }) {
  const { title, address, quiz } = view;
  return (
    <>
      <Article view={view} />
      <div className={article.article}>
        <Quiz quiz={quiz} />
      </div>
      <ShareLinks title={title} address={address} />
    </>
  );
}

/** Renders the match, the facts, the vote and the history. */
function Article({ view }: { view: SuperCupView }) {
  const { t } = useWords();
  const { title, standfirst, minutes, updated, path, story, keyFacts, players, structured } = view;
  return (
    <article className={article.article}>
      <Breadcrumbs
        headed
        steps={[
          { name: t('articles.section-sports-life'), path: sectionPaths['sports-life'] },
          { name: title, path },
        ]}
      />
      <ArticleHead title={title} standfirst={standfirst} minutes={minutes} updated={updated}>
        <a className={text.link} href="#quiz">
          {t('superCup.quiz')}
        </a>
      </ArticleHead>
      <SuperCupPicture label={t('superCup.picture')} />
      <EditionTable />
      <Prose html={story.before.html} />
      <KeyFacts facts={keyFacts} />
      <div id="player">
        <OpenVote
          sport="supercup"
          item={edition.slug}
          heading={t('votes.playerOfMatch')}
          question={t('votes.playerQuestion')}
          options={players}
        />
      </div>
      <section className={layout.section} aria-labelledby="history">
        <div className={layout.head}>
          <h2 className={text.heading} id="history">
            {t('superCup.history')}
          </h2>
        </div>
        <Prose html={story.history.html} />
      </section>
      {structured.map((data) => (
        <StructuredData key={data['@type'] as string} data={data} />
      ))}
    </article>
  );
}
