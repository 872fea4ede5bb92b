import { BonusSlot } from '#app/components/bonus-slot.tsx';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { ShareLinks } from '#app/components/share-links.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { sectionPaths } from '#app/piece-paths.ts';
import { StructuredData } from '#app/ui/structured-data.tsx';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import { affiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { CountriesTable } from './countries-table.tsx';
import type { GuideView } from './guide-view.ts';

const reviewed = affiliateBookmaker(guideBookmaker);

/** How an account is opened, what a bonus is and costs, and what holds in each country; what is offered comes after it, by the visitor's law. */
export function GuidePage({ view }: { view: GuideView }) {
  const { t, format } = useWords();
  const { title, standfirst, minutes, updated, path, steps, before, after, countries, roomForCode, address, structured } = view;
  return (
    <article className="art">
      <Breadcrumbs
        headed
        steps={[
          { name: t('articles.section-reviews'), path: sectionPaths.reviews },
          ...(reviewed === undefined ? [] : [{ name: reviewed.name, path: `${sectionPaths.reviews}/${reviewed.review}` }]),
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
      </p>
      <Prose html={before} />
      <section className="sec" aria-labelledby="steps">
        <div className="sec-h">
          <h2 className="h2" id="steps">
            {t('guide.steps')}
          </h2>
        </div>
        <ol className="steps">
          {steps.map((step, at) => (
            <li key={step.title}>
              <span className="n" aria-hidden="true">
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
      <StructuredData data={structured} />
    </article>
  );
}

function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled at build time, which lets no HTML of a text through
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
