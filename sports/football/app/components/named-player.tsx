import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import { playerAddress } from '../pages/player/player.address.ts';

/** Draws a player, as a link when his page has something to show. */
export function NamedPlayer({ slug, className, children }: { slug: string | null; className?: string | undefined; children: ReactNode }) {
  const { href } = useWords();
  if (slug === null) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href(playerAddress.href({ slug }))}>
      {children}
    </a>
  );
}
