import { coverageWords } from '#app/i18n/words/coverage-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import type { CoverageOfClubs } from '#data/queries/match/get-coverage-of-clubs.ts';
import { MatchSection } from '../match-section.tsx';
import styles from './match-preview.module.css';

interface Told {
  readonly kind: 'preview' | 'review';
  readonly paragraphs: readonly string[];
  readonly coverage: CoverageOfClubs | undefined;
}

/** Draws the preview of a match, or its review once it is over, composed from its facts. */
export function MatchPreview({ kind, paragraphs, coverage }: Told) {
  const { t } = useWords();
  return (
    <MatchSection
      title={t(`${kind}.title`)}
      aside={coverage === undefined ? undefined : t(`${kind}.composed`, { coverage: coverageWords(coverage, t) })}
    >
      <div className={styles.preview}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </MatchSection>
  );
}
