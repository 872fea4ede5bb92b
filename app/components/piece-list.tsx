import type { DrawnPiece } from '#app/components/listed-piece.ts';
import { useWords } from '#app/i18n/words.tsx';
import { PieceDrawing } from './piece-drawings/piece-drawing.tsx';

/** Pieces with what leads into them, each beside a drawing of its own. */
export function PieceList({ pieces }: { pieces: readonly DrawnPiece[] }) {
  const { t, href } = useWords();
  return (
    <ul className="pieces">
      {pieces.map(({ path, title, standfirst, minutes, figure }) => (
        <li key={path}>
          <div>
            <h3>
              <a href={href(path)}>{title}</a>
            </h3>
            <p>{standfirst}</p>
            <p className="cap">{t('articles.minutes', { count: minutes })}</p>
          </div>
          <PieceDrawing figure={figure} />
        </li>
      ))}
    </ul>
  );
}
