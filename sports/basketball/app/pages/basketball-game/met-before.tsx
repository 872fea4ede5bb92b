import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { recordWords } from '#app/i18n/words/record-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import text from '#app/ui/text.module.css';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import type { BasketballGameView } from './basketball-game.server.ts';
import styles from './form.module.css';

/** Draws the games of both clubs against each other this season, the latest first. */
export function MetBefore({ view: { game, meetings } }: { view: BasketballGameView }) {
  const { t, format, href, locale } = useWords();
  const { home, away, namedFirst } = game;
  const { wins, losses } = meetings.record;
  const [first, second] = inNamedOrder(namedFirst, [
    { name: home.shortName, won: wins },
    { name: away.shortName, won: losses },
  ]);
  const balance = `${first.name} ${recordWords({ won: first.won, lost: second.won }, { locale })} ${second.name}`;
  return (
    <TwoSidedSection title={t('basketball.metBefore')} aside={wins + losses === 0 ? undefined : balance}>
      {wins + losses === 0 && <p className={text.note}>{t('basketball.neverMet')}</p>}
      <ul className={styles.games}>
        {meetings.games.map((met) => {
          const [host, guest] = met.homeId === home.id ? [home, away] : [away, home];
          const [points, against] = inNamedOrder(namedFirst, met.points);
          return (
            <li key={met.id}>
              <a className={styles.game} href={href(matchPath('basketball', met.slug))}>
                <time dateTime={met.day}>{format.shortDay(format.noonOf(met.day), 'UTC')}</time>
                <span className={styles.opponent}>{pairingWords({ home: host.shortName, away: guest.shortName, namedFirst }, t)}</span>
                <b>{format.score({ home: points, away: against })}</b>
              </a>
            </li>
          );
        })}
      </ul>
    </TwoSidedSection>
  );
}
