import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words.tsx';
import type { ClubPlayer } from '#data/queries/players/list-players-of-club.ts';
import styles from './squad.module.css';

const positions = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;

/** A squad by position; players without a name are their shirt number. */
export function Squad({ members }: { members: readonly ClubPlayer[] }) {
  const { t } = useWords();
  const named = members.some(({ playerName }) => playerName !== null);
  return (
    <div className={styles.squad}>
      {positions.map((position) => {
        const inPosition = members.filter((member) => member.position === position);
        if (inPosition.length === 0) return null;
        return (
          <div key={position}>
            <h3 className={styles.position}>{t(`team.${position}`)}</h3>
            <ul className={clsx(styles.players, named ? styles.named : styles.shirts)}>
              {inPosition.map(({ slug, shirtNumber, playerName }) => (
                <li key={slug ?? shirtNumber}>
                  <b>{shirtNumber}</b>
                  {playerName !== null && <span>{playerName}</span>}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
