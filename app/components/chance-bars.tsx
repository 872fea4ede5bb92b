import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import { chanceFigure } from './chance-figure.ts';

export interface ChanceBar {
  readonly key: string | number;
  readonly label: ReactNode;
  readonly chance: number;
  /** What is won is blue, what is lost ochre. */
  readonly side: 's1' | 's2';
}

/** Chances one under the other, as bars with their figures. */
export function ChanceBars({ bars, simulations }: { bars: readonly ChanceBar[]; simulations: number }) {
  const { format, t } = useWords();
  return (
    <ul className="pbars">
      {bars.map(({ key, label, chance, side }) => {
        const figure = chanceFigure(chance, simulations, format.percent);
        return (
          <li key={key} className="pbar">
            {label}
            <span className="track" aria-hidden="true">
              <i className={side} style={{ width: `${Math.round(chance * 1000) / 10}%` }} />
            </span>
            <b>{figure ?? <span className="nv">{t('projection.never')}</span>}</b>
          </li>
        );
      })}
    </ul>
  );
}
