import { minuteOf, playerOf } from '#app/components/competitions/player-words.ts';
import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import signs from '#app/ui/event-signs.module.css';
import text from '#app/ui/text.module.css';
import type { Absence } from '../../../../data/queries/match/get-line-ups.ts';
import { NamedPlayer } from '../../../components/named-player.tsx';
import type { LineUpClub, ShownLineUp, ShownPlayer } from './line-ups-view.ts';
import { MarkSigns, markWords } from './mark-signs.tsx';
import styles from './side-lists.module.css';

/** Draws one side's players beside the pitch: the starters unless the pitch shows them, the bench, the coach, and the missing players. */
export function SideLists({ club, lineUp }: { club: LineUpClub; lineUp: ShownLineUp }) {
  const { t } = useWords();
  const { formation, coach, starters, bench, missing, doubtful } = lineUp;
  if (starters.length + bench.length + missing.length + doubtful.length === 0 && coach === null) return <div />;
  return (
    <div>
      <h3 className={styles.club}>
        <Crest name={club.crestName} colours={club.colours} />
        {club.name}
      </h3>
      {starters.length > 0 && (
        <PlayerList heading={formation === null ? t('lineUps.starters') : `${t('lineUps.starters')} · ${formation}`} players={starters} />
      )}
      {bench.length > 0 && <PlayerList heading={t('lineUps.bench')} players={bench} />}
      {coach !== null && (
        <p className={styles.remark}>
          <b>{t('lineUps.coach')}</b> {coach}
        </p>
      )}
      {missing.length > 0 && <Absences heading={t('lineUps.missing')} absences={missing} />}
      {doubtful.length > 0 && <Absences heading={t('lineUps.doubtful')} absences={doubtful} />}
    </div>
  );
}

function PlayerList({ heading, players }: { heading: string; players: readonly ShownPlayer[] }) {
  return (
    <>
      <h4 className={styles.heading}>{heading}</h4>
      <ul className={styles.players}>
        {players.map((player) => (
          <PlayerLine key={player.slug ?? `${player.playerName} ${player.shirtNumber}`} player={player} />
        ))}
      </ul>
    </>
  );
}

function PlayerLine({ player: { slug, playerName, shirtNumber, marks } }: { player: ShownPlayer }) {
  const { t } = useWords();
  const { cameOn } = marks;
  return (
    <li>
      {playerName !== null && <b>{shirtNumber}</b>}
      <NamedPlayer slug={slug} className={playerName === null ? styles.unnamed : styles.name}>
        {playerOf(playerName, shirtNumber, t)}
      </NamedPlayer>
      <span className={styles.marks}>
        {cameOn !== undefined && (
          <>
            <i className={signs.swap} aria-hidden="true" />
            <span className={text.visuallyHidden}>{t('lineUps.cameOn')}</span>
            {minuteOf(cameOn)}
            {cameOn.forNumber !== null && <span className={text.muted}>{t('lineUps.cameOnFor', { number: cameOn.forNumber })}</span>}
          </>
        )}
        <span className={text.visuallyHidden}>{markWords(marks, t).join(', ')}</span>
        <span className={styles.signs} aria-hidden="true">
          <MarkSigns marks={marks} />
        </span>
      </span>
    </li>
  );
}

/** Draws a list of players who miss the match or may, each with the reason. */
function Absences({ heading, absences }: { heading: string; absences: readonly Absence[] }) {
  const { t } = useWords();
  return (
    <p className={styles.remark}>
      <b>{heading}</b>{' '}
      {absences.map(({ slug, playerName, shirtNumber, reason }, index) => (
        <span key={`${playerName} ${shirtNumber}`}>
          {index > 0 && ', '}
          <NamedPlayer slug={slug}>{playerOf(playerName, shirtNumber, t)}</NamedPlayer> ({t(`lineUps.${reason}`)})
        </span>
      ))}
    </p>
  );
}
