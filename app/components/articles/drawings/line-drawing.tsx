import styles from './drawing.module.css';
import { type DrawingRows, drawingHeight, drawingWidth, flatten, length } from './frame-of-drawing.ts';

/** A line scaled to its lowest and highest figure, with a vertical line at each marked figure. */
export function LineDrawing({ rows }: { rows: DrawingRows }) {
  const figures = flatten(rows);
  const lowest = Math.min(...figures.map(({ value }) => value));
  const highest = Math.max(...figures.map(({ value }) => value));
  const places = figures.map(({ value, isMarked }, index) => ({
    x: length((index / (figures.length - 1)) * drawingWidth),
    y: length(4 + ((highest - value) / (highest - lowest)) * (drawingHeight - 8)),
    isMarked,
  }));
  return (
    <>
      {places
        .filter(({ isMarked }) => isMarked)
        .map(({ x }) => (
          <path key={x} className={styles.secondLine} d={`M${x} 0V${drawingHeight}`} />
        ))}
      <path className={styles.firstLine} d={`M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path className={styles.axis} d={`M0 ${drawingHeight}H${drawingWidth}`} />
    </>
  );
}
