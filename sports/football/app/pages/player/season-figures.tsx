import { useWords } from '#app/i18n/words/words.tsx';
import type { PlayerView } from './player.server.ts';
import styles from './season-figures.module.css';

type Season = NonNullable<PlayerView['season']>;

/** Draws a player's season in figures, without those that no source counts. */
export function SeasonFigures({ season }: { season: Season }) {
  const { format, t } = useWords();
  const { goals, penalties, assists, matches, starts, minutes, yellowCards, redCards } = season;
  const ofClub = season.teamIds.length === 1 ? season.matchByMatch.length : undefined;
  const figures: readonly (readonly [string, number | null, string | undefined])[] = [
    [t('player.goals'), goals, penalties === 0 ? undefined : t('player.penaltiesAmong', { count: penalties })],
    [t('player.assists'), assists, undefined],
    [t('player.played'), matches, ofClub === undefined ? undefined : t('player.ofMatches', { count: ofClub })],
    [t('player.starts'), starts, undefined],
    [t('player.minutes'), minutes, undefined],
    [t('player.minutesPerGoal'), minutes === null || goals === 0 ? null : Math.round(minutes / goals), undefined],
    [t('player.yellowCards'), yellowCards, undefined],
    [t('player.redCards'), redCards, undefined],
  ];
  return (
    <dl className={styles.figures}>
      {figures
        .filter(([, figure]) => figure !== null)
        .map(([name, figure, beneath]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{format.integer(figure ?? 0)}</b>
              <small>{beneath}</small>
            </dd>
          </div>
        ))}
    </dl>
  );
}
