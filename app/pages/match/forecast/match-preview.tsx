import { useWords } from '#app/i18n/words.tsx';

/** A match told in advance, out of its facts. */
export function MatchPreview({ paragraphs }: { paragraphs: readonly string[] }) {
  const { t } = useWords();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('preview.title')}</h2>
        <span className="aside">{t('preview.composed')}</span>
      </div>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
