import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import boxHead from '#app/ui/box-head.module.css';
import contents from '#app/ui/contents-list.module.css';

/** Links to the headings of a page, to its left. */
export function OnThisPage({ places }: { places: readonly { readonly id: string; readonly text: string }[] }) {
  const { t } = useWords();
  return (
    <>
      <div className={boxHead.head}>
        <h2 className={boxHead.heading}>{t('articles.onThisPage')}</h2>
      </div>
      <ul className={clsx(contents.list, contents.headings)}>
        {places.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
