import { clsx } from 'clsx';
import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { SeasonClub } from '#data/queries/tournament/list-season-clubs.ts';
import type { TopScorer } from '../../../data/queries/tournament/list-top-scorers.ts';
import { teamAddress } from '../team/team.address.ts';

/** Draws the list of top scorers: by name when a feed has it, otherwise by club and shirt number. */
export function TopScorers({ scorers, clubs }: { scorers: readonly TopScorer[]; clubs: readonly SeasonClub[] }) {
  const { href, t } = useWords();
  if (scorers.length === 0) return <EmptyState title={t('tournament.noScorers')} why={t('tournament.noScorersWhy')} />;
  const clubById = new Map(clubs.map((club) => [club.id, club]));
  return (
    <div className={clsx(table.scroll, section.section)}>
      <table className={table.table}>
        <caption className={text.visuallyHidden}>{t('tournament.scorers')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tournament.player')}</th>
            <th scope="col">{t('tournament.club')}</th>
            <th scope="col" className={table.number}>
              {t('tournament.goals')}
            </th>
            <th scope="col" className={table.number}>
              {t('tournament.penalties')}
            </th>
          </tr>
        </thead>
        <tbody>
          {scorers.map(({ teamId, playerName, shirtNumber, goals, penalties }) => {
            const club = clubById.get(teamId);
            return (
              <tr key={`${teamId} ${playerName ?? shirtNumber}`}>
                <th scope="row">{playerName ?? t('tournament.shirt', { number: shirtNumber ?? 0 })}</th>
                <td>
                  {club !== undefined && (
                    <a className={table.club} href={href(teamAddress.href({ slug: club.slug }))}>
                      <Crest name={club.crestName} colours={club.colours} />
                      <span>{club.shortName}</span>
                    </a>
                  )}
                </td>
                <td className={clsx(table.number, table.strong)}>{goals}</td>
                <td className={table.number}>{penalties}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
