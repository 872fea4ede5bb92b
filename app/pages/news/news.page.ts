import { definePage } from '#app/document/page.ts';
import { articlesFeed } from '#app/shell/articles-feed.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { newsAddress } from './news.address.ts';
import { loadNews } from './news.server.ts';
import { NewsPage } from './news-page.tsx';

export const newsPage = definePage(import.meta.url, newsAddress, {
  load: loadNews,
  head: (site, { headline, publishedAt, path }) => {
    const { t, format } = site.words;
    const day = publishedAt.toISOString();
    return {
      ...describePage(site, {
        title: headline,
        description: t('news.description', { headline, day: format.dayInFull(publishedAt) }),
        path,
      }),
      article: { publishedOn: day, updatedOn: day },
      feeds: [articlesFeed(site)],
    };
  },
  View: NewsPage,
});
