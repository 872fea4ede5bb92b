import { useWords } from '#app/i18n/words.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { livestreamAddress } from './livestream.address.ts';
import type { LivestreamView } from './livestream.server.ts';

/** The reason for an empty page: no match that day, or nothing known of the country. */
export function NothingToWatch({ view: { address, country, day, today, hasRights } }: { view: LivestreamView }) {
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
