import type { Job } from '#jobs/job.ts';
import { publishNews } from '#jobs/news/publish-news.ts';

/** Writes news from the data: a league's week, the weekend ahead, title and relegation, the tips of a month. */
export const newsJob: Job = {
  name: 'publish-news',
  everySeconds: 600,
  run: async ({ db, clock }) => {
    await publishNews(db, clock.now());
  },
};
