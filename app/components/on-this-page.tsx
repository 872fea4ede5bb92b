import { useWords } from '#app/i18n/words.tsx';

/** The headings of a page, to its left. */
export function OnThisPage({ places }: { places: readonly { readonly id: string; readonly text: string }[] }) {
  const { t } = useWords();
  return (
    <>
      <div className="box-h">
        <h2 className="h2">{t('articles.onThisPage')}</h2>
      </div>
      <ul className="toc here">
        {places.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
