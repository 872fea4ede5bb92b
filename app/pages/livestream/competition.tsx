import { broadcastTerms } from '#app/components/matches/broadcast-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import styles from './competition.module.css';
import type { ShownCompetition } from './shown-competitions.ts';
import { WatchRow } from './watch-row.tsx';

/** Renders a competition: its broadcasters with their terms, and its matches of the day with the broadcasters of each. */
export function Competition({ competition: { name, slug, categorySlug, code, broadcasts, matches } }: { competition: ShownCompetition }) {
  const { format, href, t } = useWords();
  return (
    <section className={styles.competition}>
      <div className={section.head}>
        <h2 className={text.heading}>
          <span className={text.countryCode}>{code}</span> <a href={href(`/${categorySlug}/${slug}`)}>{format.competition(name)}</a>
        </h2>
      </div>
      {broadcasts.length > 0 && (
        <ul className={styles.channels} aria-label={t('watch.channels')}>
          {broadcasts.map((broadcast) => (
            <li key={`${broadcast.channel} ${broadcast.medium}`}>
              <b>{broadcast.channel}</b>
              {` ${broadcastTerms(broadcast, t)}, ${t(`watch.extent-${broadcast.extent}`)}`}
            </li>
          ))}
        </ul>
      )}
      <ul>
        {matches.map((match) => (
          <WatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}
