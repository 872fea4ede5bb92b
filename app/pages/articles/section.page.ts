import { address } from '#app/addresses/address.ts';
import { indexedSections, sectionPaths } from '#app/addresses/article-paths.ts';
import { definePage } from '#app/document/page.ts';
import { listNewsLinks } from '#app/news/news-texts.server.ts';
import { loadComparison } from './comparison.server.ts';
import { sectionHead } from './section.head.ts';
import { SectionPage } from './section-page.tsx';
import { SectionRail } from './section-rail.tsx';
import { type SectionView, toSectionView } from './section-view.ts';

const newsShown = 24;

/** The index of every section. */
export const sectionPages = indexedSections.map((section) =>
  definePage(import.meta.url, address(sectionPaths[section]), {
    load: async (site): Promise<SectionView> => {
      const view = toSectionView(section, site.pieces, site.words);
      if (section === 'reviews') return { ...view, comparison: await loadComparison(site) };
      if (section !== 'sports-life') return view;
      site.page.dependOn('news', 'catalogue');
      return { ...view, news: await listNewsLinks(site, { limit: newsShown }) };
    },
    head: sectionHead,
    View: SectionPage,
    Rail: SectionRail,
  }),
);
