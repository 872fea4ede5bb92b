import { coverageWords } from '#app/i18n/coverage-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { MatchCoverage } from '#data/queries/match/get-match-coverage.ts';

/** A match told in advance, out of its facts. */
export function MatchPreview({ paragraphs, coverage }: { paragraphs: readonly string[]; coverage: MatchCoverage | undefined }) {
  const { t } = useWords();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('preview.title')}</h2>
        {coverage !== undefined && <span className="aside">{t('preview.composed', { coverage: coverageWords(coverage, t) })}</span>}
      </div>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
