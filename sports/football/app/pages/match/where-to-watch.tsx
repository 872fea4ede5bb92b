import { clsx } from 'clsx';
import { Fragment } from 'react';
import { broadcastTerms } from '#app/components/matches/broadcast-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { livestreamAddress } from '#app/pages/livestream/livestream.address.ts';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { MatchBroadcast } from '../../../data/queries/broadcasts/list-broadcasts-of-match.ts';

/** True when the channel shows this very match, rather than a part of its competition. */
const isCertain = ({ extent, ofMatch }: MatchBroadcast) => ofMatch || extent === 'all';

/** Draws a section with the broadcasts of a match in the countries of the page's language; nothing when none is known. */
export function WhereToWatch({ broadcasts }: { broadcasts: readonly MatchBroadcast[] }) {
  const { format, href, t } = useWords();
  if (broadcasts.length === 0) return null;
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('watch.heading')}</h2>
        <a className={clsx(section.aside, text.link)} href={href(livestreamAddress.path)}>
          {t('watch.more')}
        </a>
      </div>
      {[...Map.groupBy(broadcasts, ({ country }) => country)].map(([country, shown]) => (
        <p key={country} className={text.note}>
          {`${format.region(country)}: `}
          {shown.map((broadcast, index) => (
            <Fragment key={`${broadcast.channel} ${broadcast.medium}`}>
              {index > 0 && '; '}
              <b>{broadcast.channel}</b>
              {` (${broadcastTerms(broadcast, t)}${isCertain(broadcast) ? '' : `, ${t('watch.showsSome')}`})`}
            </Fragment>
          ))}
        </p>
      ))}
    </section>
  );
}
