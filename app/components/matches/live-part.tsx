import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LiveEventKind } from '#domain/live/live-event.ts';
import styles from './live-part.module.css';

/** A part of an open page that is written again when an event of these kinds happens in a match that the page follows. */
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
  /** The only match with whose events the part changes; without it all that the page follows. */
  match?: number | undefined;
  className?: string | undefined;
  /** True for the part that a phone shows until another one is chosen. */
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
