import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { PlayerPageFacts } from '#data/queries/players/get-player.ts';
import { teamAddress } from '../team/team.address.ts';
import styles from './player-head.module.css';

/** Draws the head of a player's page: the number in the colour of the club, the name, and the known personal facts. */
export function PlayerHead({ player }: { player: PlayerPageFacts }) {
  const { format, href, t } = useWords();
  const { name, shirtNumber, position, club, countryCode, birthDate } = player;
  const facts = [
    position === null ? undefined : t(`player.${position}`),
    countryCode === null ? undefined : format.region(countryCode),
    birthDate === null ? undefined : t('player.born', { date: format.dayInFull(format.noonOf(birthDate as never), 'UTC') }),
  ].filter((fact) => fact !== undefined);
  return (
    <header className={styles.head}>
      {shirtNumber !== null && (
        <span
          className={styles.shirt}
          style={club?.colours[0] === undefined ? undefined : ({ '--club': club.colours[0] } as React.CSSProperties)}
        >
          <span className={text.visuallyHidden}>{t('player.shirt', { number: shirtNumber })}</span>
          <span aria-hidden="true">{shirtNumber}</span>
        </span>
      )}
      <div>
        <h1 className={text.title}>{name}</h1>
        <p className={styles.facts}>
          {club !== null && (
            <a href={href(teamAddress.href({ slug: club.slug }))}>
              <Crest name={club.crestName} colours={club.colours} />
              {club.name}
            </a>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </header>
  );
}
