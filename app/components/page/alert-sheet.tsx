import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import { alertDialogAddress } from '#app/pages/alerts/alert-dialog.address.ts';
import type { FavouriteId } from '#app/stores/favourites.ts';
import button from '#app/ui/button.module.css';
import { Icon } from '#app/ui/icon.tsx';
import scripting from '#app/ui/scripting.module.css';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
// Its styles are those of the pages that open it.
import './alert-dialog.tsx';
import styles from './alert-sheet.module.css';

/**
 * The button that follows a match, a club or a competition with alerts. Its dialog is fetched when it is first pressed: most visitors never
 * open it.
 */
export function AlertSheet({
  id,
  of,
  sport = firstSport,
  sign,
  compact = false,
}: {
  id: FavouriteId;
  of: string;
  sport?: Sport;
  sign?: ReactNode;
  /** True when a phone has room only for the bell. */
  compact?: boolean;
}) {
  const { t, href } = useWords();
  return (
    <alert-sheet item={id} heading={of} src={href(alertDialogAddress.href({ sport }))} class={scripting.needsScript}>
      <button
        type="button"
        className={clsx(button.button, styles.open, compact && styles.compact)}
        aria-haspopup="dialog"
        aria-pressed="false"
      >
        <Icon name="bell" small />
        <span data-label="off">{t('alerts.open')}</span>
        <span data-label="on" hidden>
          {t('alerts.on')}
        </span>
      </button>
      <p className={styles.failed} popover="auto">
        {t('alerts.failed')}
      </p>
      {sign !== undefined && <template>{sign}</template>}
    </alert-sheet>
  );
}
