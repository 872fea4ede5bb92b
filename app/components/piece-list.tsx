import type { ListedPiece } from '#app/components/listed-piece.ts';
import { useWords } from '#app/i18n/words.tsx';

/** Pieces with what leads into them. */
export function PieceList({ pieces }: { pieces: readonly ListedPiece[] }) {
  const { t, href } = useWords();
  return (
    <ul className="pieces">
      {pieces.map(({ path, title, standfirst, minutes }) => (
        <li key={path}>
          <h3>
            <a href={href(path)}>{title}</a>
          </h3>
          <p>{standfirst}</p>
          <p className="cap">{t('articles.minutes', { count: minutes })}</p>
        </li>
      ))}
    </ul>
  );
}
