import { clsx } from 'clsx';
import layout from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { ArticleList } from './article-list.tsx';
import type { IllustratedArticle } from './listed-article.ts';
import styles from './read-next.module.css';

/** A section at the end of a page with articles to read next; nothing when there are none. Not printed. */
export function ReadNext({ title, pieces }: { title: string; pieces: readonly IllustratedArticle[] }) {
  if (pieces.length === 0) return null;
  return (
    <section className={clsx(layout.section, styles.next)}>
      <div className={layout.head}>
        <h2 className={text.heading}>{title}</h2>
      </div>
      <ArticleList pieces={pieces} />
    </section>
  );
}
