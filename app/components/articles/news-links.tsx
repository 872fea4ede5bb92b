import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { NewsLink } from './news-link.ts';
import styles from './news-links.module.css';
import { NewsDrawing } from './news-sketch.tsx';

/** The news of a competition or a club, under their heading; nothing when there is none. */
export function NewsSection({ news }: { news: readonly NewsLink[] }) {
  const { t } = useWords();
  if (news.length === 0) return null;
  return (
    <section className={section.section} id="news">
      <div className={section.head}>
        <h2 className={text.heading}>{t('news.title')}</h2>
      </div>
      <NewsLinks news={news} />
    </section>
  );
}

/** News in full lines: the headline, and below it the competition and the day. */
export function NewsLinks({ news }: { news: readonly NewsLink[] }) {
  const { format, href } = useWords();
  return (
    <ul className={styles.list}>
      {news.map(({ path, headline, competition, publishedAt, sketch }) => (
        <li key={path}>
          <a href={href(path)}>
            <span>
              <b className={styles.headline}>{headline}</b>
              <span className={styles.beneath}>
                {competition !== undefined && `${format.competition(competition)} · `}
                <KickoffTime moment={publishedAt} show="short-day" />
              </span>
            </span>
            <NewsDrawing sketch={sketch} />
          </a>
        </li>
      ))}
    </ul>
  );
}
