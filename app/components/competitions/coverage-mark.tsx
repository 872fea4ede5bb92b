import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import { type Coverage, coveredFacts, yearOf } from '#domain/tournament/coverage.ts';
import styles from './coverage-mark.module.css';

/**
 * A letter for each fact that is available of a competition, with the year of its first result; screen readers read the words instead.
 * `CoverageLegend` explains the letters.
 */
export function CoverageMark({ coverage }: { coverage: Coverage | null }) {
  const { t } = useWords();
  const facts = coveredFacts.filter((fact) => coverage?.[fact] != null);
  if (coverage === null || facts.length === 0) return null;
  return (
    <small className={styles.mark}>
      <span aria-hidden="true">{facts.map((fact) => t(`covered.letters.${fact}`)).join('')} </span>
      <span className={text.visuallyHidden}>{facts.map((fact) => t(`covered.facts.${fact}`)).join(', ')} </span>
      {coverage.results !== null && yearOf(coverage.results)}
    </small>
  );
}

/** The meanings of the letters of `CoverageMark`. */
export function CoverageLegend() {
  const { t } = useWords();
  return (
    <p className={styles.legend}>
      {coveredFacts.map((fact) => (
        <span key={fact}>
          <b>{t(`covered.letters.${fact}`)}</b> {t(`covered.facts.${fact}`)}
        </span>
      ))}
      <span>{t('covered.year')}</span>
    </p>
  );
}
