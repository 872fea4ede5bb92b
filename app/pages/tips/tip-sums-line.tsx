import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import figures from '#app/ui/figures-line.module.css';
import type { TipSums } from './tips.server.ts';

/** Renders the totals of the listed tips in a line. */
export function TipSumsLine({ sums: { tips, settled, withdrawn, computedAfterwards, profitUnits } }: { sums: TipSums }) {
  const { t, format } = useWords();
  const part = (key: MessageKey, count: number, figure = format.integer(count)) => (
    <span key={key}>{withElements(t, key, { number: <b>{figure}</b> }, { count })}</span>
  );
  return (
    <p className={figures.line}>
      {part('tips.sumTips', tips)}
      {settled > 0 && part('tips.sumSettled', settled)}
      {settled > 0 && part('tips.sumUnits', Math.round(profitUnits * 100) / 100, format.signed(profitUnits, 2))}
      {withdrawn > 0 && part('tips.sumWithdrawn', withdrawn)}
      {computedAfterwards > 0 && (
        <span className={chip.warning} title={t('tip.computedAfterwardsMeaning')}>
          {t('home.afterwardsOfThem', { number: format.integer(computedAfterwards), count: computedAfterwards })}
        </span>
      )}
    </p>
  );
}
