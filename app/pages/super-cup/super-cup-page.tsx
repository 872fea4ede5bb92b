import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { ShareLinks } from '#app/components/share-links.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { OpenVote } from '#app/islands/votes/open-vote.tsx';
import { sectionPaths } from '#app/piece-paths.ts';
import { StructuredData } from '#app/ui/structured-data.tsx';
import { edition } from './edition.ts';
import { EditionTable } from './edition-table.tsx';
import { KeyFacts } from './key-facts.tsx';
import { Quiz } from './quiz.tsx';
import { SuperCupPicture } from './super-cup-picture.tsx';
import type { StoryPart, SuperCupView } from './super-cup-view.ts';

export function SuperCupPage({ view }: { view: SuperCupView }) {
  const { title, address, quiz } = view;
  return (
    <>
      <Article view={view} />
      <div className="art">
        <Quiz quiz={quiz} />
      </div>
      <ShareLinks title={title} address={address} />
    </>
  );
}

/** The match, the ten facts, the vote and the history. */
function Article({ view }: { view: SuperCupView }) {
  const { t, format } = useWords();
  const { title, standfirst, minutes, updated, path, story, keyFacts, players, structured } = view;
  return (
    <article className="art">
      <Breadcrumbs
        headed
        steps={[
          { name: t('articles.section-sports-life'), path: sectionPaths['sports-life'] },
          { name: title, path },
        ]}
      />
      <h1 className="h1">{title}</h1>
      <p className="stand-first">{standfirst}</p>
      <p className="by">
        <span>{t('articles.minutes', { count: minutes })}</span>
        <span>
          <time dateTime={updated}>{t('articles.updated', { day: format.dayInFull(format.noonOf(updated), 'UTC') })}</time>
        </span>
        <a className="link" href="#quiz">
          {t('superCup.quiz')}
        </a>
      </p>
      <SuperCupPicture label={t('superCup.picture')} />
      <EditionTable />
      <Prose part={story.before} />
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
      <section className="sec" aria-labelledby="history">
        <div className="sec-h">
          <h2 className="h2" id="history">
            {t('superCup.history')}
          </h2>
        </div>
        <Prose part={story.history} />
      </section>
      {structured.map((data) => (
        <StructuredData key={data['@type'] as string} data={data} />
      ))}
    </article>
  );
}

function Prose({ part }: { part: StoryPart }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled at build time, which lets no HTML of a text through
  return <div className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />;
}
