import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import tool from '#app/ui/tool.module.css';
import styles from './menu.module.css';

/**
 * Renders a button of the masthead and the box that it opens: a popover, which the browser places below its button and closes by Escape or a
 * click elsewhere, with or without a script; with scripts, it also closes once the focus has left both.
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
  /** Name of the button, when its content does not state it. */
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
