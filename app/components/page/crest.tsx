import { clsx } from 'clsx';
import { remembered } from '#app/i18n/remembered.ts';
import { crestOf } from '#domain/team/crest.ts';
import styles from './crest.module.css';

/** Drawings by name and colours: a list shows some hundred of them, and finding distinguishable colours is slow. The map grows to the number of clubs. */
const drawn = new Map<string, { readonly pattern: string; readonly letters: string; readonly style: React.CSSProperties }>();

function drawingOf(name: string, colours: readonly string[]) {
  return remembered(drawn, `${name}|${colours}`, () => {
    const { pattern, letters, field, mark, ink } = crestOf(name, colours);
    return { pattern, letters, style: { '--field': field, '--mark': mark, '--ink': ink } as React.CSSProperties };
  });
}

/** A club's monogram, drawn by the stylesheet alone, so that a list of clubs needs no pictures. Decoration beside the name. */
export function Crest({ name, colours, size = 'row' }: { name: string; colours: readonly string[]; size?: 'row' | 'large' }) {
  const { pattern, letters, style } = drawingOf(name, colours);
  return (
    <i
      aria-hidden="true"
      className={clsx(styles.crest, size === 'large' && styles.large)}
      data-pattern={pattern}
      data-letters={letters}
      style={style}
    />
  );
}
