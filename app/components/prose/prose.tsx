import { clsx } from 'clsx';
import styles from './prose.module.css';
import figures from './prose-figures.module.css';
import tables from './prose-tables.module.css';

/** A text of ours as the compiler wrote it: paragraphs, figures and tables without classes of their own. */
export function Prose({ html }: { html: string }) {
  const className = clsx(styles.prose, figures.figures, tables.tables);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled at build time, which lets no HTML of a text through
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
