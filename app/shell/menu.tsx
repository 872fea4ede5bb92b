import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import tool from '#app/ui/tool.module.css';
import styles from './menu.module.css';

/**
 * A button of the masthead and the box that it opens: a popover, which the browser places below its button and closes by Escape or by a click
 * elsewhere, with or without a script; where there are scripts, it closes once the focus has left both, too.
 */
export function Menu({
  id,
  label,
  title,
  className,
  button,
  children,
}: {
  id: string;
  /** Says what the button is for where its content does not. */
  label?: string;
  title?: string;
  className?: string;
  button: ReactNode;
  children: ReactNode;
}) {
  return (
    <popover-menu class={className}>
      <button type="button" className={clsx(tool.tool, styles.button)} popoverTarget={id} aria-label={label} title={title}>
        {button}
      </button>
      <div id={id} className={styles.box} popover="auto">
        {children}
      </div>
    </popover-menu>
  );
}
