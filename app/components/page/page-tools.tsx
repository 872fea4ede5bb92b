import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import styles from './page-tools.module.css';

/** A row of tools of a page, such as its calendar. A tool opens below the row, and opening one closes the others. */
export function PageTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

/** A tool: its name in the row, and once that is pressed its purpose and its content. */
export function PageTool({ icon, name, why, children }: { icon: IconName; name: string; why: string; children: ReactNode }) {
  return (
    <details className={styles.tool} name="page-tools">
      <summary>
        <Icon name={icon} small />
        {name}
      </summary>
      <div className={styles.content}>
        <p className={text.note}>{why}</p>
        {children}
      </div>
    </details>
  );
}

/** A link among the tools, to another page. */
export function PageToolLink({ icon, href, children }: { icon: IconName; href: string; children: string }) {
  return (
    <a className={styles.link} href={href}>
      <Icon name={icon} small />
      {children}
    </a>
  );
}
