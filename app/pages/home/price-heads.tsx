import { useWords } from '#app/i18n/words.tsx';

/** 1 X 2, above the prices of a list. */
export function PriceHeads() {
  const { t } = useWords();
  return (['home', 'draw', 'away'] as const).map((outcome) => (
    <span key={outcome} className="oh" title={t(`odds.${outcome}`)}>
      {t(`odds.${outcome}Short`)}
    </span>
  ));
}
