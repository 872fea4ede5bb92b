import { StandingsTable } from '#app/components/standings-table.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { tournamentAddress } from '#app/pages/tournament/tournament.address.ts';
import type { MatchView } from './match-view.server.ts';

/** Where both clubs stand, with their neighbours. */
export function TableSection({ match, table }: { match: MatchView['match']; table: NonNullable<MatchView['table']> }) {
  const { href, t } = useWords();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{table.group === null ? t('table.title') : t('table.group', { name: table.group })}</h2>
        <a className="aside link" href={href(tournamentAddress.href({ category: match.categorySlug, tournament: match.tournamentSlug }))}>
          {t('table.all', { count: table.clubs })}
        </a>
      </div>
      <StandingsTable
        caption={t('table.caption', { home: match.homeName, away: match.awayName })}
        rows={table.rows}
        zones={table.zones}
        marked={[match.homeId, match.awayId]}
        brief
      />
    </section>
  );
}
