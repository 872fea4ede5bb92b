import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LiveEventKind } from '#domain/live/live-event.ts';
import styles from './live-part.module.css';

/**
 * A part of a page that is kept up to date in the browser. An event of a kind in `on` makes the browser fetch the page again and replace all its
 * live parts, this one included.
 */
export function LivePart({
  id,
  on,
  match,
  className,
  isFirst = false,
  children,
}: {
  /** Matches the part of the fetched page to the one that is shown: the same in every version of the page. */
  id: string;
  on: readonly LiveEventKind[];
  /** The match whose events this part waits for; undefined for all matches that the page follows. */
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
