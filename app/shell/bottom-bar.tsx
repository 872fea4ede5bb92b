import { clsx } from 'clsx';
import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import badge from '#app/ui/badge.module.css';
import { Icon } from '#app/ui/icon.tsx';
import styles from './bottom-bar.module.css';
import { currentPlace } from './places.ts';

/** Renders the places of the site within reach of a thumb. The last leads to the bet slip, which `<slip-opener>` opens instead. */
export function BottomBar({ hasSlip }: { hasSlip: boolean }) {
  const { t, href } = useWords();
  const { pathname } = usePlace();
  return (
    <nav className={styles.bar} aria-label={t('shell.menu')}>
      <a href={href('/')} aria-current={currentPlace('/', pathname)}>
        <Icon name="ball" />
        {t('nav.matches')}
      </a>
      <a href={href('/tips')} aria-current={currentPlace('/tips', pathname)}>
        <Icon name="check" />
        {t('nav.tips')}
      </a>
      <a href={href('/leagues')} aria-current={currentPlace('/leagues', pathname)}>
        <Icon name="list" />
        {t('nav.leagues')}
      </a>
      <a href={href('/track-record')} aria-current={currentPlace('/track-record', pathname)}>
        <Icon name="chart" />
        {t('nav.recordShort')}
      </a>
      {hasSlip && (
        <slip-opener>
          <a href="#slip">
            <Icon name="slip" />
            {t('nav.slip')}
            <slip-count class={clsx(badge.badge, styles.legs)} hidden />
          </a>
        </slip-opener>
      )}
    </nav>
  );
}
