import { MatchRow } from '#app/components/matches/match-row.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { MatchSection } from '../match-section.tsx';
import type { MatchView } from '../match-view.server.ts';

/** Draws the other matches of the day with a tip. */
export function TippedMatches({ view: { tippedMatches } }: { view: MatchView }) {
  const { href, t } = useWords();
  if (tippedMatches.length === 0) return null;
  return (
    <MatchSection title={t('tip.more')} aside={t('tip.all')} href={href('/tips')}>
      <ul data-beside>
        {tippedMatches.map((match) => (
          <MatchRow key={match.id} match={match} competition={{ code: match.countryCode, name: match.tournamentName }} />
        ))}
      </ul>
    </MatchSection>
  );
}
