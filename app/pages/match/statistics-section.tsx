import type { MessageKey } from '#app/i18n/message-keys.ts';
import { useWords } from '#app/i18n/words.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import type { MatchView } from './match-view.server.ts';
import { minuteOf } from './player-words.ts';

/** The figures of both sides with a bar each, in proportion. */
export function StatisticsSection({ view: { match, statistics } }: { view: MatchView }) {
  const { t } = useWords();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('statistics.title')}</h2>
        {match.status === 'live' && match.minute !== null && (
          <span className="aside">{minuteOf({ minute: match.minute, addedMinute: match.addedMinute })}</span>
        )}
      </div>
      <ul className="st">
        {statistics.map(({ name, home, away }) => (
          <li key={name}>
            <span className="n">{home}</span>
            <span className="lb">{t(`statistics.${name}` as MessageKey)}</span>
            <span className="n">{away}</span>
            <ShareBar
              shares={[
                { side: 's1', amount: home },
                { side: 's2', amount: away },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
