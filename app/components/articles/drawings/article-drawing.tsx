import type { ComponentType } from 'react';
import type { ArticleFigure } from '#app/components/articles/listed-article.ts';
import type { DrawingKind } from '#data/articles/drawing.ts';
import { ColumnsDrawing } from './columns-drawing.tsx';
import styles from './drawing.module.css';
import { type DrawingRows, drawingHeight, drawingWidth } from './frame-of-drawing.ts';
import { GainsDrawing } from './gains-drawing.tsx';
import { GridDrawing } from './grid-drawing.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { RatingsDrawing } from './ratings-drawing.tsx';
import { SharesDrawing } from './shares-drawing.tsx';
import { SpansDrawing } from './spans-drawing.tsx';
import { TopicDrawing } from './topic-drawing.tsx';

const drawings: Readonly<Record<DrawingKind, ComponentType<{ rows: DrawingRows }>>> = {
  columns: ColumnsDrawing,
  line: LineDrawing,
  shares: SharesDrawing,
  grid: GridDrawing,
  gains: GainsDrawing,
  spans: SpansDrawing,
  points: RatingsDrawing,
};

/** The drawing beside an article in a list: of the article's own figures, with their heading for screen readers, or of its topic, as decoration. */
export function ArticleDrawing({ figure }: { figure: ArticleFigure }) {
  if (figure.of === 'topic') {
    return (
      <span className={styles.drawing} aria-hidden="true">
        <Sheet>
          <TopicDrawing topic={figure.topic} />
        </Sheet>
      </span>
    );
  }
  const Drawn = drawings[figure.drawing.kind];
  return (
    <span className={styles.drawing} role="img" aria-label={`${figure.words.heading}: ${figure.words.shown}`}>
      <Sheet>
        <Drawn rows={figure.drawing.rows} />
      </Sheet>
      <span className={styles.shown} aria-hidden="true">
        {figure.words.shown}
      </span>
    </span>
  );
}

function Sheet({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox={`0 0 ${drawingWidth} ${drawingHeight}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}
