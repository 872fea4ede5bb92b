import { clsx } from 'clsx';
import { seasonName } from '#app/components/competitions/season-name.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { PlayerSeason } from '../../../data/queries/players/list-player-seasons.ts';
import { teamAddress } from '../team/team.address.ts';
import { tournamentAddress } from '../tournament/tournament.address.ts';
import styles from './seasons-table.module.css';

const figures = ['matches', 'starts', 'goals', 'assists', 'yellowCards', 'redCards'] as const;

/** Draws a player's matches, goals and cards by season, competition and club, the newest first. */
export function SeasonsTable({ seasons }: { seasons: readonly PlayerSeason[] }) {
  const { format, href, t } = useWords();
  const heads = {
    matches: t('player.played'),
    starts: t('player.starts'),
    goals: t('player.goals'),
    assists: t('player.assists'),
    yellowCards: t('player.yellowShort'),
    redCards: t('player.redShort'),
  };
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <caption className={text.visuallyHidden}>{t('player.careerCaption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={table.sticky}>
              {t('player.season')}
            </th>
            <th scope="col">{t('player.competition')}</th>
            <th scope="col">{t('player.club')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={table.number}>
                {heads[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <tr key={`${season.season} ${season.tournamentId} ${season.teamId}`}>
              <th scope="row" className={table.sticky}>
                {seasonName(season.season)}
              </th>
              <td>
                <a
                  className={styles.link}
                  href={href(tournamentAddress.href({ category: season.categorySlug, tournament: season.tournamentSlug }))}
                >
                  {format.competition(season.tournamentName)}
                </a>
              </td>
              <td>
                <a className={styles.link} href={href(teamAddress.href({ slug: season.teamSlug }))}>
                  {season.teamName}
                </a>
              </td>
              {figures.map((figure) => (
                <td key={figure} className={clsx(table.number, figure === 'goals' && table.strong)}>
                  {season[figure] ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className={text.visuallyHidden}>{t('player.unknown')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
