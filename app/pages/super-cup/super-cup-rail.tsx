import { useWords } from '#app/i18n/words.tsx';
import type { SuperCupView } from './super-cup-view.ts';

/** To the left of the page: what is on it. */
export function SuperCupRail({ view: { story } }: { view: SuperCupView }) {
  const { t } = useWords();
  const places = [
    ...story.before.headings,
    { id: 'key-facts', text: t('superCup.keyFacts') },
    { id: 'player', text: t('votes.playerOfMatch') },
    { id: 'history', text: t('superCup.history') },
    ...story.history.headings,
    { id: 'quiz', text: t('superCup.quiz') },
  ];
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
