import { useWords } from '#app/i18n/words.tsx';
import type { GuideView } from './guide-view.ts';

/** To the left of the guide: what is on the page. */
export function GuideRail({ view: { headings } }: { view: GuideView }) {
  const { t } = useWords();
  const places = [{ id: 'steps', text: t('guide.steps') }, ...headings, { id: 'countries', text: t('guide.countries') }];
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
