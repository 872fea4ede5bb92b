import { address } from '#app/document/address.ts';
import { definePage } from '#app/document/page.ts';
import { indexedSections, sectionPaths } from '#app/piece-paths.ts';
import { loadComparison } from './comparison.server.ts';
import { sectionHead } from './section.head.ts';
import { SectionPage } from './section-page.tsx';
import { SectionRail } from './section-rail.tsx';
import { type SectionView, toSectionView } from './section-view.ts';

/** The index of every section. */
export const sectionPages = indexedSections.map((section) =>
  definePage(import.meta.url, address(sectionPaths[section]), {
    load: async (site): Promise<SectionView> => {
      const view = toSectionView(section, site.pieces, site.words);
      return section === 'reviews' ? { ...view, comparison: await loadComparison(site) } : view;
    },
    head: sectionHead,
    View: SectionPage,
    Rail: SectionRail,
  }),
);
