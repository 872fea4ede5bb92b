import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { positions } from '#domain/player/position.ts';
import { NamedPlayer } from '../../components/named-player.tsx';
import type { SquadPlayer } from './read-squad.server.ts';
import styles from './squad.module.css';

/** The groups in display order; players whose position no source gives come last, without a heading. */
const groups = [...positions, null];

/** Draws a squad by position, with ages when they are known; a player without a name is shown by shirt number. */
export function Squad({ members }: { members: readonly SquadPlayer[] }) {
  const { t } = useWords();
  const named = members.some(({ playerName }) => playerName !== null);
  return (
    <div className={styles.squad}>
      {groups.map((position) => {
        const inPosition = members.filter((member) => member.position === position);
        if (inPosition.length === 0) return null;
        return (
          <div key={position}>
            {position !== null && <h3 className={styles.position}>{t(`team.${position}`)}</h3>}
            <ul className={clsx(styles.players, named ? styles.named : styles.shirts)}>
              {inPosition.map(({ slug, shirtNumber, playerName, age }) => (
                <li key={slug ?? `${shirtNumber} ${playerName}`}>
                  <b>{shirtNumber ?? '–'}</b>
                  {playerName !== null && <NamedPlayer slug={slug}>{playerName}</NamedPlayer>}
                  {age !== null && <span className={styles.age}>{t('team.age', { age })}</span>}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
