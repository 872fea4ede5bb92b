import { seasonName } from '#app/components/competitions/season-name.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import headed from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { type Coverage, coveredFacts, yearOf } from '#domain/tournament/coverage.ts';
import styles from './coverage-section.module.css';
import type { CreditedCoverage } from './tournament.server.ts';

/** Draws the stored facts of a competition with their first seasons, and those that sources offer beyond them. */
export function CoverageSection({ of: { coverage, tablesBy, promised } }: { of: CreditedCoverage }) {
  const { t } = useWords();
  const there = coverage === null ? [] : coveredFacts.filter((fact) => coverage[fact] !== null);
  if (coverage === null && promised.length === 0) return null;
  return (
    <section className={headed.section}>
      <div className={headed.head}>
        <h2 className={text.heading}>{t('covered.heading')}</h2>
      </div>
      {coverage !== null && there.length > 0 ? (
        <ul className={styles.facts}>
          {there.map((fact) => (
            <li key={fact}>
              {fact === 'tables' && tablesBy !== undefined
                ? t('covered.source', { fact: t('covered.facts.tables'), since: sinceOf(coverage, fact), source: tablesBy })
                : t('covered.since', { fact: t(`covered.facts.${fact}`), since: sinceOf(coverage, fact) })}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.facts}>{t('covered.none')}</p>
      )}
      {promised.map(({ creditedTo, facts }) => (
        <p key={creditedTo} className={text.caption}>
          {t('covered.promised', {
            source: creditedTo,
            facts: facts.map(({ fact, year }) => t('covered.since', { fact: t(`covered.facts.${fact}`), since: String(year) })).join(', '),
          })}
        </p>
      ))}
      {promised.length > 0 && <p className={text.caption}>{t('covered.promisedWhy')}</p>}
    </section>
  );
}

function sinceOf(coverage: Coverage, fact: (typeof coveredFacts)[number]): string {
  const since = coverage[fact] ?? '';
  return fact === 'tables' ? seasonName(since) : String(yearOf(since));
}
