import { useWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** What can be followed, as kept in the browser: `m12` a match, `t7` a club, `c3` a competition. */
export type FavouriteId = `${'m' | 't' | 'c'}${number}`;

/**
 * The star that adds or removes a favourite. The server does not know the visitor's favourites; a behaviour sets
 * `aria-pressed` when the page stands and on every click. Without a script the star is not shown.
 */
export function Star({ id, of }: { id: FavouriteId; of: string }) {
  const { t } = useWords();
  return (
    <button type="button" className="star" data-favourite={id} aria-pressed="false" aria-label={t('favourite.toggle', { name: of })}>
      <Icon name="star" small />
    </button>
  );
}
