import { type DrawingRows, drawingHeight, drawingWidth, length } from './frame-of-drawing.ts';

const steps = 5;

/** A heat map: the larger a figure, the fuller its cell. */
export function GridDrawing({ rows }: { rows: DrawingRows }) {
  const largest = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const height = drawingHeight / rows.length;
  return rows.map(({ values }, row) => {
    const width = drawingWidth / values.length;
    return values.map((value, column) => (
      <rect
        key={`${length(row * height)} ${length(column * width)}`}
        className={`f-heat-${Math.ceil(((value ?? 0) / largest) * steps)}`}
        x={length(column * width + 1)}
        y={length(row * height + 1)}
        width={length(width - 2)}
        height={length(height - 2)}
      />
    ));
  });
}
