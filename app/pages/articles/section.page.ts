import { address } from '#app/document/address.ts';
import { definePage } from '#app/document/page.ts';
import { indexedSections, sectionPaths } from '#app/piece-paths.ts';
import { sectionHead } from './section.head.ts';
import { SectionPage } from './section-page.tsx';
import { SectionRail } from './section-rail.tsx';
import { toSectionView } from './section-view.ts';

/** The index of every section. */
export const sectionPages = indexedSections.map((section) =>
  definePage(address(sectionPaths[section]), {
    load: ({ pieces, words }) => toSectionView(section, pieces, words),
    head: sectionHead,
    View: SectionPage,
    Rail: SectionRail,
    styles: ['app/styles/pages/articles.css'],
  }),
);
