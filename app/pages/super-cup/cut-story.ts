import type { PieceText } from '#data/articles/piece.ts';
import type { Story } from './super-cup-view.ts';

/**
 * Cuts a special's HTML before its history, whose eight headings stand under one of the page's own and so move down a level.
 *
 * @param storyHeadings number of headings before the history
 */
export function cutStory(html: string, headings: PieceText['headings'], storyHeadings: number): Story {
  const parts = html.split(/(?=<h2[ >])/);
  // What stands before the first heading belongs to the story.
  const end = parts.length - (headings.length - storyHeadings);
  return {
    before: { html: parts.slice(0, end).join(''), headings: headings.slice(0, storyHeadings) },
    history: {
      html: parts
        .slice(end)
        .join('')
        .replace(/<(\/?)h2\b/g, '<$1h3'),
      headings: headings.slice(storyHeadings),
    },
  };
}
