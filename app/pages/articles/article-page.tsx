import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { OfferSlot } from '#app/components/offer-slot.tsx';
import { ShareLinks } from '#app/components/share-links.tsx';
import { topicKey } from '#app/components/topic-key.ts';
import { useWords } from '#app/i18n/words.tsx';
import { sectionPaths } from '#app/piece-paths.ts';
import { useSiteFacts } from '#app/shell/site-facts.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { ArticleView } from './article-view.ts';
import { topicPath } from './section-view.ts';

export function ArticlePage({ view }: { view: ArticleView }) {
  const { t, format } = useWords();
  const { title, standfirst, minutes, updated, html, section, address, related, structured } = view;
  return (
    <article className="art">
      <Way view={view} />
      <h1 className="h1">{title}</h1>
      <p className="stand-first">{standfirst}</p>
      <p className="by">
        {section !== 'pages' && <span>{t('articles.minutes', { count: minutes })}</span>}
        <span>
          <time dateTime={updated}>{t('articles.updated', { day: format.dayInFull(format.noonOf(updated), 'UTC') })}</time>
        </span>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled at build time, which lets no HTML of a text through */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {section !== 'pages' && <ShareLinks title={title} address={address} />}
      {related.length > 0 && <ReadNext related={related} />}
      <Offers section={section} path={view.path} />
      <StructuredData data={structured} />
    </article>
  );
}

/** Under a review stand offers of its bookmaker, under background pieces those of all; what teaches has none. */
function Offers({ section, path }: Pick<ArticleView, 'section' | 'path'>) {
  const reviewed = affiliateBookmakers.find(({ review }) => section === 'reviews' && path === `${sectionPaths.reviews}/${review}`);
  if (reviewed !== undefined) return <OfferSlot placement="littlebanner" bookmaker={reviewed.id} />;
  return section === 'sports-life' ? <OfferSlot placement="hbanner" sport="soccer" /> : null;
}

/** The way to an article leads over its section and topic, to a page at the root straight from the site's first page. */
function Way({ view: { section, topic, path, title } }: { view: ArticleView }) {
  const { t } = useWords();
  const { name } = useSiteFacts();
  if (section === 'pages') {
    return (
      <Breadcrumbs
        headed
        steps={[
          { name, path: '/' },
          { name: title, path },
        ]}
      />
    );
  }
  return (
    <Breadcrumbs
      headed
      steps={[
        { name: t(`articles.section-${section}`), path: sectionPaths[section] },
        { name: t(topicKey(topic)), path: topicPath(section, topic) },
        { name: title, path },
      ]}
    />
  );
}

function ReadNext({ related }: { related: ArticleView['related'] }) {
  const { t, href } = useWords();
  return (
    <section className="sec next">
      <div className="sec-h">
        <h2 className="h2">{t('articles.readNext')}</h2>
      </div>
      <ul className="toc">
        {related.map(({ path, title }) => (
          <li key={path}>
            <a href={href(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
