import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import type { FavouriteId } from '#app/stores/favourites.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './star.module.css';

/**
 * The star that adds or removes a favourite. The server does not know the visitor's favourites: the browser presses those that it remembers
 * before the page is painted. Without a script the star is not shown.
 */
export function Star({
  id,
  of,
  className = styles.star,
  children,
}: {
  id: FavouriteId;
  of: string;
  /** Class that replaces the star's usual look. */
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <favourite-star item={id}>
      <button type="button" className={className} aria-pressed="false" aria-label={t('favourite.toggle', { name: of })}>
        <Icon name="star" small />
        {children}
      </button>
    </favourite-star>
  );
}
