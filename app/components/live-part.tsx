import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LiveEventKind } from '#domain/live/live-event.ts';
import styles from './live-part.module.css';

/** A part of a page that is written anew while the page is open, when something of these kinds happens in a match that the page follows. */
export function LivePart({
  id,
  on,
  match,
  className,
  isFirst = false,
  children,
}: {
  /** The part's name in every document of the page. */
  id: string;
  on: readonly LiveEventKind[];
  /** The only match with which the part changes; all that the page follows without it. */
  match?: number | undefined;
  className?: string | undefined;
  /** The part that a phone shows before another one is chosen. */
  isFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <live-part
      id={id}
      class={clsx(styles.part, className)}
      on={on.join(' ')}
      match={match === undefined ? undefined : String(match)}
      data-first={isFirst ? '' : undefined}
    >
      {children}
    </live-part>
  );
}
