import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { BlockedLinkView } from './blocked-link.server.ts';
import styles from './blocked-link-page.module.css';
import { HelpList } from './help-list.tsx';
import { hindranceWords } from './hindrance-words.ts';
import page from './offers-page.module.css';
import { ReviewLink } from './review-link.tsx';

/** Renders the reason why a link to a bookmaker is blocked, and where to find help. */
export function BlockedLinkPage({ view: { bookmaker, hindrance, help } }: { view: BlockedLinkView }) {
  const words = useWords();
  const { t, href } = words;
  return (
    <div className={clsx(section.textPage, page.page)}>
      <h1 className={clsx(text.title, page.title)}>{t('offers.blocked')}</h1>
      <p className={styles.why}>{hindranceWords(hindrance, bookmaker, words)}</p>
      <p className={styles.ways}>
        <ReviewLink bookmaker={bookmaker} />
        <a className={button.button} href={href('/')}>
          {t('states.toToday')}
        </a>
      </p>
      <HelpList help={help} />
    </div>
  );
}
