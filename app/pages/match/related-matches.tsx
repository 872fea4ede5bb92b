import { MatchRow } from '#app/components/match-row.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { tournamentAddress } from '#app/pages/tournament/tournament.address.ts';
import type { MatchView } from './match-view.server.ts';

/** Other matches of the competition on the same day. */
export function RelatedMatches({ view: { match, related } }: { view: MatchView }) {
  const { format, href, t } = useWords();
  if (related.length === 0) return null;
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('match.related')}</h2>
        <a className="aside link" href={href(tournamentAddress.href({ category: match.categorySlug, tournament: match.tournamentSlug }))}>
          {format.competition(match.tournamentName)}
        </a>
      </div>
      <ul>
        {related.map((other) => (
          <MatchRow key={other.id} match={other} />
        ))}
      </ul>
    </section>
  );
}
