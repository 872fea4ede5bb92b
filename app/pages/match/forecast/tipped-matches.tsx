import { MatchRow } from '#app/components/match-row.tsx';
import { useWords } from '#app/i18n/words.tsx';
import type { MatchView } from '../match-view.server.ts';

/** Other matches of the day on which there is a tip. */
export function TippedMatches({ view: { tippedMatches } }: { view: MatchView }) {
  const { href, t } = useWords();
  if (tippedMatches.length === 0) return null;
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('tip.more')}</h2>
        <a className="aside link" href={href('/tips')}>
          {t('tip.all')}
        </a>
      </div>
      <ul>
        {tippedMatches.map((match) => (
          <MatchRow key={match.id} match={match} competition={{ code: match.countryCode, name: match.tournamentName }} />
        ))}
      </ul>
    </section>
  );
}
