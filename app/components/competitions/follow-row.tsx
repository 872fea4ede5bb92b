import { clsx } from 'clsx';
import { Crest } from '#app/components/page/crest.tsx';
import { Star } from '#app/components/page/star.tsx';
import type { FavouriteId } from '#app/stores/favourites.ts';
import text from '#app/ui/text.module.css';
import styles from './follow-row.module.css';

/** A row with a club, a competition or a player: a link, and a star when it can be followed. */
export function FollowRow({
  id,
  href,
  name,
  mark,
  note,
}: {
  /** Undefined when it cannot be followed. */
  id?: FavouriteId;
  href: string;
  name: string;
  /** A competition's country, or a club's crest. */
  mark: string | { readonly crestName: string; readonly colours: readonly string[] };
  /** A further word, such as the country of a club. */
  note?: string | undefined;
}) {
  return (
    <li className={styles.place}>
      <a className={styles.link} href={href}>
        {typeof mark === 'string' ? (
          <span className={clsx(text.countryCode, styles.code)}>{mark}</span>
        ) : (
          <Crest name={mark.crestName} colours={mark.colours} />
        )}
        <span className={styles.name}>{name}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </a>
      {id !== undefined && <Star id={id} of={name} className={styles.star} />}
    </li>
  );
}
