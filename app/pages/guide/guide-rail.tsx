import { OnThisPage } from '#app/components/page/on-this-page.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { GuideView } from './guide-view.ts';

/** Renders the column to the left of the guide: its headings. */
export function GuideRail({ view: { headings } }: { view: GuideView }) {
  const { t } = useWords();
  const places = [{ id: 'steps', text: t('guide.steps') }, ...headings, { id: 'countries', text: t('guide.countries') }];
  return <OnThisPage places={places} />;
}
