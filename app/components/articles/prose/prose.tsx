import { clsx } from 'clsx';
import styles from './prose.module.css';
import figures from './prose-figures.module.css';
import tables from './prose-tables.module.css';

/** The compiled HTML of one of our texts, styled by its elements: paragraphs, figures and tables have no classes. */
export function Prose({ html }: { html: string }) {
  const className = clsx(styles.prose, figures.figures, tables.tables);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled at build time, which lets no HTML of a text through
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
