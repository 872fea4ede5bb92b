import { titleOfTable } from '#app/components/competitions/stage-name.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { StandingsTable } from '../../components/standings-table.tsx';
import { tournamentAddress } from '../tournament/tournament.address.ts';
import { MatchSection } from './match-section.tsx';
import type { MatchView } from './match-view.server.ts';

/** Draws the table places of both clubs, with their neighbours. */
export function TableSection({ match, table }: { match: MatchView['match']; table: MatchView['tables'][number] }) {
  const { href, t } = useWords();
  return (
    <MatchSection
      title={titleOfTable(t, table) ?? t('table.title')}
      aside={t('table.all', { count: table.clubs })}
      href={href(tournamentAddress.href({ category: match.categorySlug, tournament: match.tournamentSlug }))}
    >
      <StandingsTable
        caption={t('table.caption', { home: match.homeName, away: match.awayName })}
        rows={table.rows}
        zones={table.zones}
        marked={[match.homeId, match.awayId]}
        brief
      />
    </MatchSection>
  );
}
