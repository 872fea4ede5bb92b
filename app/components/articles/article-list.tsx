import { clsx } from 'clsx';
import type { IllustratedArticle } from '#app/components/articles/listed-article.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './article-list.module.css';
import { ArticleDrawing } from './drawings/article-drawing.tsx';

/** Articles with their introductions, each beside its drawing. */
export function ArticleList({ pieces }: { pieces: readonly IllustratedArticle[] }) {
  const { t, href } = useWords();
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ path, title, standfirst, minutes, figure }) => (
        <li key={path}>
          <div>
            <h3 className={styles.title}>
              <a href={href(path)}>{title}</a>
            </h3>
            <p className={styles.standfirst}>{standfirst}</p>
            <p className={clsx(text.caption, styles.minutes)}>{t('articles.minutes', { count: minutes })}</p>
          </div>
          <ArticleDrawing figure={figure} />
        </li>
      ))}
    </ul>
  );
}
