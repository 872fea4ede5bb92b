import { OnThisPage } from '#app/components/page/on-this-page.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { SuperCupView } from './super-cup-view.ts';

/** Renders the column to the left of the page: its contents. */
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
  return <OnThisPage places={places} />;
}
