import { coverageWords } from '#app/i18n/coverage-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { MatchCoverage } from '#data/queries/match/get-match-coverage.ts';
import { MatchSection } from '../match-section.tsx';
import styles from './match-preview.module.css';

/** A match told in advance, out of its facts. */
export function MatchPreview({ paragraphs, coverage }: { paragraphs: readonly string[]; coverage: MatchCoverage | undefined }) {
  const { t } = useWords();
  return (
    <MatchSection
      title={t('preview.title')}
      aside={coverage === undefined ? undefined : t('preview.composed', { coverage: coverageWords(coverage, t) })}
    >
      <div className={styles.preview}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </MatchSection>
  );
}
