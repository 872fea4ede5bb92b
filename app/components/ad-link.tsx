import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import { type BookmakerLink, bookmakerLinkPath } from '#domain/offer/bookmaker-link.ts';

/** A link to a bookmaker, with the word that says what it is: an advertisement. Search engines are told so as well. */
export function AdLink({ link, className = 'btn', children }: { link: BookmakerLink; className?: string; children: ReactNode }) {
  const { t, href } = useWords();
  return (
    <a className={className} href={href(bookmakerLinkPath(link))} rel="sponsored nofollow noopener">
      {children} <small className="ad">{t('offers.ad')}</small>
    </a>
  );
}
