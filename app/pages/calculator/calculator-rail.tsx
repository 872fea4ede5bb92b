import { PageLinks } from '#app/components/page/page-links.tsx';
import { RailBox } from '#app/components/page/rail-box.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { CalculatorView } from './calculator.server.ts';

/** Renders the column to the left of the calculators: the lessons of the academy. */
export function CalculatorRail({ view: { lessons } }: { view: CalculatorView }) {
  const { t } = useWords();
  return (
    <RailBox title={t('articles.section-academy')}>
      <PageLinks pages={lessons} />
    </RailBox>
  );
}
