import { MatchRow } from '#app/components/match-row.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { tournamentAddress } from '#app/pages/tournament/tournament.address.ts';
import { MatchSection } from './match-section.tsx';
import type { MatchView } from './match-view.server.ts';

/** Other matches of the competition on the same day. */
export function RelatedMatches({ view: { match, related } }: { view: MatchView }) {
  const { format, href, t } = useWords();
  if (related.length === 0) return null;
  return (
    <MatchSection
      title={t('match.related')}
      aside={format.competition(match.tournamentName)}
      href={href(tournamentAddress.href({ category: match.categorySlug, tournament: match.tournamentSlug }))}
    >
      <ul>
        {related.map((other) => (
          <MatchRow key={other.id} match={other} />
        ))}
      </ul>
    </MatchSection>
  );
}
