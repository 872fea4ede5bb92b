import { useWords } from '#app/i18n/words/words.tsx';
import { placeOutlook, placeStep } from './place-chances.ts';
import styles from './place-strip.module.css';

const stepClasses = [styles.step0, styles.step1, styles.step2, styles.step3, styles.step4, styles.step5];
const height = 22;
const usualWidth = 96;

/** Whole pixels, one of them the gap: about as wide for ten clubs as for twenty. */
const cellWidth = (places: number) => Math.min(10, Math.max(4, Math.round(usualWidth / places)));

/** Draws the chances of the final places as a strip, the first place on the left: the stronger the colour, the likelier. */
export function PlaceStrip({ places }: { places: readonly number[] }) {
  const { format, t } = useWords();
  const cell = cellWidth(places.length);
  const marks = new Map<number, string>();
  places.forEach((chance, at) => {
    const step = placeStep(chance);
    marks.set(step, `${marks.get(step) ?? ''}M${at * cell} 0h${cell - 1}v${height}h${1 - cell}z`);
  });
  const { likeliest, chance, from, to } = placeOutlook(places);
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${places.length * cell - 1} ${height}`}
      width={places.length * cell - 1}
      height={height}
      role="img"
    >
      <title>
        {from === to
          ? t('projection.spokenSure', { place: likeliest, chance: format.percent(chance) })
          : t('projection.spoken', { place: likeliest, chance: format.percent(chance), from, to })}
      </title>
      {[...marks].map(([step, path]) => (
        <path key={step} className={stepClasses[step]} d={path} />
      ))}
    </svg>
  );
}
