import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import { BarRow } from '#app/ui/bar-row.tsx';
import styles from './chance-bars.module.css';
import { chanceFigure } from './chance-figure.ts';

export interface ChanceBar {
  readonly key: string | number;
  readonly label: ReactNode;
  readonly chance: number;
  /** The colour of the bar: `s1` is blue, for something won, `s2` ochre, for something lost. */
  readonly side: 's1' | 's2';
}

/** Chances one below the other, as bars with their figures. */
export function ChanceBars({ bars, simulations }: { bars: readonly ChanceBar[]; simulations: number }) {
  const { format, t } = useWords();
  return (
    <ul>
      {bars.map(({ key, label, chance, side }) => (
        <BarRow
          key={key}
          label={label}
          share={chance}
          side={side}
          figure={chanceFigure(chance, simulations, format.percent) ?? <span className={styles.never}>{t('projection.never')}</span>}
        />
      ))}
    </ul>
  );
}
