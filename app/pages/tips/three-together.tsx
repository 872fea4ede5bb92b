import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { LicensedPrice } from '#app/components/prices/licensed-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';

import styles from './three-together.module.css';
import type { ThreeTogether as Three } from './three-together.server.ts';

/** Renders a lesson, not a tip: the cost of three likely results as one bet. None of it can be added to the slip, and it is hidden with the prices. */
export function ThreeTogether({ three }: { three: Three }) {
  const words = useWords();
  const { t, format } = words;
  const { legs, chance, decimalOdds, needed, loss, bookmakerName } = three;
  const [ours, wanted, lost] = [chance, needed, loss].map((share) => format.percent(share, 1)) as [string, string, string];
  const price = <Price odds={Math.round(decimalOdds * 100) / 100} />;
  return (
    <LicensedPrice
      offer={three}
      wrapper="div"
      shows={[bookmakerName, ...legs.flatMap((leg) => [leg.match.id, leg.bet.selection, leg.chance, leg.decimalOdds])].join(' ')}
    >
      <section className={styles.section} id="three">
        <div className={section.head}>
          <h2 className={text.heading}>{t('offer.together')}</h2>
          <span className={section.aside}>{t('offer.noTipButLesson')}</span>
        </div>
        <table className={styles.legs}>
          <thead>
            <tr>
              <th scope="col">{t('tips.match')}</th>
              <th scope="col">{t('tips.chanceHead')}</th>
              <th scope="col">{t('record.price')}</th>
            </tr>
          </thead>
          <tbody>
            {legs.map(({ match, bet, chance: share, decimalOdds: odds }) => {
              const clubs = { home: match.homeName, away: match.awayName };
              return (
                <tr key={match.id}>
                  <th scope="row">
                    <b>{anyBetWords(bet, clubs, words)}</b>{' '}
                    <small>
                      {match.kickoffKnown && <KickoffTime moment={match.kickoffUtc} show="time" />} {clubs.home} – {clubs.away}
                    </small>
                  </th>
                  <td className={styles.ours}>{format.percent(share)}</td>
                  <td>
                    <Price odds={odds} />
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('offer.allThree')}</th>
              <td className={styles.ours}>{ours}</td>
              <td>{price}</td>
            </tr>
          </tfoot>
        </table>
        <div
          className={styles.need}
          aria-hidden="true"
          style={{ '--ours': `${(100 * chance).toFixed(1)}%`, '--needed': `${(100 * needed).toFixed(1)}%` } as CSSProperties}
        >
          <span className={styles.have}>{t('offer.oursIs', { share: ours })}</span>
          <i />
          <u />
          <span className={styles.want}>{t('offer.neededIs', { share: wanted })}</span>
        </div>
        <p className={clsx(text.note, styles.words)}>
          {withElements(t, 'offer.togetherWhy', { price }, { chance: ours, needed: wanted, loss: lost, bookmaker: bookmakerName })}
        </p>
      </section>
    </LicensedPrice>
  );
}
