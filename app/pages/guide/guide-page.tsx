import { sectionPaths } from '#app/addresses/article-paths.ts';
import article from '#app/components/articles/article.module.css';
import { ArticleHead } from '#app/components/articles/article-head.tsx';
import { Prose } from '#app/components/articles/prose/prose.tsx';
import { ReadNext } from '#app/components/articles/read-next.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { ShareLinks } from '#app/components/page/share-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import layout from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import text from '#app/ui/text.module.css';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import { affiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { BonusSlot } from './bonus-slot.tsx';
import { CountriesTable } from './countries-table.tsx';
import styles from './guide-page.module.css';
import type { GuideView } from './guide-view.ts';

const reviewed = affiliateBookmaker(guideBookmaker);

/** Renders the guide to opening an account, with the facts and costs of a bonus and the rules of each country; offers come after it, by the visitor's law. */
export function GuidePage({ view }: { view: GuideView }) {
  const { t } = useWords();
  const { title, standfirst, minutes, updated, path, steps, before, after, countries, roomForCode, related, address, structured } = view;
  return (
    <article className={article.article}>
      <Breadcrumbs
        headed
        steps={[
          { name: t('articles.section-reviews'), path: sectionPaths.reviews },
          ...(reviewed === undefined ? [] : [{ name: reviewed.name, path: `${sectionPaths.reviews}/${reviewed.slug}` }]),
          { name: title, path },
        ]}
      />
      <ArticleHead title={title} standfirst={standfirst} minutes={minutes} updated={updated} />
      <Prose html={before} />
      <section className={layout.section} aria-labelledby="steps">
        <div className={layout.head}>
          <h2 className={text.heading} id="steps">
            {t('guide.steps')}
          </h2>
        </div>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step.title}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Prose html={after} />
      <CountriesTable countries={countries} />
      <ShareLinks title={title} address={address} />
      <BonusSlot roomForCode={roomForCode} />
      <ReadNext title={t('articles.readNext')} pieces={related} />
      <StructuredData data={structured} />
    </article>
  );
}
