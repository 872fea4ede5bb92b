import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { predictionsAddress } from '#app/pages/predictions/predictions.address.ts';
import { ShareBar } from '#app/ui/share-bar.tsx';
import text from '#app/ui/text.module.css';
import { countRecord } from '#domain/forecast/counts/count-record.ts';
import { MatchSection } from '../match-section.tsx';
import styles from './chances-section.module.css';
import type { CountLine } from './count-lines.ts';

/** Draws the chances of corners and of cards above and below a line, with each side's expected number, and the outcome of such forecasts. */
export function CountsSection({ counts }: { counts: readonly CountLine[] }) {
  const { format, href, t } = useWords();
  if (counts.length === 0) return null;
  return (
    <MatchSection title={t('counts.title')} aside={t('record.title')} href={href(`${predictionsAddress.path}#counts`)}>
      <div className={styles.markets}>
        {counts.map((line) => (
          <Count key={line.kind} line={line} />
        ))}
      </div>
      <p className={clsx(text.caption, styles.note)}>
        {counts.map(({ kind }) => {
          const { matches, right, promised, rightByLeagueRate } = countRecord[kind];
          return `${t('counts.judged', {
            what: t(`counts.${kind}`),
            right: format.percent(right, 1),
            matches: format.integer(matches),
            promised: format.percent(promised, 1),
            league: format.percent(rightByLeagueRate, 1),
          })} `;
        })}
        {counts.some(({ kind }) => kind === 'cards') && t('counts.cardsNote')}
      </p>
    </MatchSection>
  );
}

function Count({ line: { kind, home, away, league, line, over, counted } }: { line: CountLine }) {
  const { format, t } = useWords();
  const cameOver = counted === undefined ? undefined : counted > line;
  return (
    <section className={styles.market} aria-label={t(`counts.${kind}`)}>
      <h3 className={styles.marketName}>
        {t(`counts.${kind}`)}
        <span className={styles.marketSign}>
          {t('counts.expected', { home: format.goals(home), away: format.goals(away), league: format.goals(league) })}
        </span>
      </h3>
      <ShareBar
        shares={[
          { side: 's1', amount: over },
          { side: 's2', amount: 1 - over },
        ]}
      />
      <ul className={styles.cells}>
        <Side name={t('prices.over', { line: format.line(line, false) })} edge={styles.first} chance={over} came={cameOver === true} />
        <Side
          name={t('prices.under', { line: format.line(line, false) })}
          edge={styles.second}
          chance={1 - over}
          came={cameOver === false}
        />
      </ul>
      {counted !== undefined && <p className={text.caption}>{t('counts.counted', { count: format.integer(counted) })}</p>}
    </section>
  );
}

function Side({ name, edge, chance, came }: { name: string; edge: string | undefined; chance: number; came: boolean }) {
  const { format, t } = useWords();
  return (
    <li className={clsx(styles.cell, edge, came && styles.came)}>
      <span className={styles.selection}>{name}</span>
      <span className={styles.chance}>
        {format.percent(chance)}
        {came && <small> {t('chances.came')}</small>}
      </span>
    </li>
  );
}
