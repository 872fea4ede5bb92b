import type { ArticleText } from '#data/articles/article.ts';
import type { Story } from './super-cup-view.ts';

/**
 * Returns a special's HTML in two parts, before its history and the history. The headings of the history move down a level, since the page puts
 * a heading above them.
 *
 * @param storyHeadings number of headings before the history
 */
export function cutStory(html: string, headings: ArticleText['headings'], storyHeadings: number): Story {
  const parts = html.split(/(?=<h2[ >])/);
  // Text before the first heading belongs to the story.
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
