import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { DateBar } from '#app/components/page/date-bar.tsx';
import { MoreLinks } from '#app/components/page/more-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import text from '#app/ui/text.module.css';
import { Competition } from './competition.tsx';
import { CountryFilter } from './country-filter.tsx';
import { livestreamAddress } from './livestream.address.ts';
import type { LivestreamView } from './livestream.server.ts';
import { Meanings } from './meanings.tsx';

export function LivestreamPage({ view }: { view: LivestreamView }) {
  const { t, href } = useWords();
  const { address, heading, today, day, week, competitions, hasMore, events } = view;
  return (
    <div className={section.textPage}>
      <Breadcrumbs
        headed
        steps={[
          { name: t('nav.matches'), path: '/' },
          { name: t('footer.livestream'), path: livestreamAddress.path },
        ]}
      />
      {events.length > 0 && <StructuredData data={{ '@context': 'https://schema.org', '@graph': events }} />}
      <h1 className={text.title}>{heading}</h1>
      <p className={text.lead}>{t('watch.lead')}</p>
      <CountryFilter view={view} />
      <DateBar
        today={today}
        day={day}
        week={week}
        to={(listed) => href(livestreamAddress.href({ ...address, date: listed === today ? undefined : listed, more: 1 }))}
        countWords={(count) => t('watch.number', { count })}
      />
      {competitions.length === 0 ? (
        <NothingToWatch view={view} />
      ) : (
        <div id="list">
          {competitions.map((competition) => (
            <Competition key={competition.id} competition={competition} />
          ))}
        </div>
      )}
      <MoreLinks
        list="list"
        label={t('home.showMore')}
        more={hasMore ? href(livestreamAddress.href({ ...address, more: address.more + 1 })) : undefined}
        less={address.more > 1 ? href(livestreamAddress.href({ ...address, more: 1 })) : undefined}
      />
      <Meanings view={view} />
    </div>
  );
}

/** Renders the reason for an empty page: no match that day, or no known broadcasts in the country. */
function NothingToWatch({ view: { address, country, day, today, hasRights } }: { view: LivestreamView }) {
  const { t, href, format } = useWords();
  const named = { country: format.region(country) };
  const toToday = day !== today && (
    <a className={button.button} href={href(livestreamAddress.href({ ...address, date: undefined, more: 1 }))}>
      {t('watch.toToday')}
    </a>
  );
  if (!hasRights) return <EmptyState title={t('watch.noRights')} why={t('watch.noRightsWhy', named)} action={toToday} />;
  return <EmptyState title={t('watch.none')} why={t('watch.noneWhy', named)} action={toToday} />;
}
