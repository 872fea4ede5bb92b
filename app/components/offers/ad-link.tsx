import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { type BookmakerLink, bookmakerLinkPath } from '#domain/offer/bookmaker-link.ts';
import styles from './offers.module.css';

/** A link to a bookmaker, labelled as an advertisement; its `rel` says the same to search engines. */
export function AdLink({ link, children }: { link: BookmakerLink; children: ReactNode }) {
  const { t, href } = useWords();
  return (
    <a className={clsx(button.button, styles.offer)} href={href(bookmakerLinkPath(link))} rel="sponsored nofollow noopener">
      {children} <small className={styles.label}>{t('offers.ad')}</small>
    </a>
  );
}
