import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleFacts, ContentSection } from '#data/articles/article.ts';
import { languages } from '#domain/language/languages.ts';

export interface WrittenArticle extends Partial<ArticleFacts> {
  /** The body in Markdown, the same in every language. */
  readonly body?: string;
}

/** Writes an article into a folder of content, in every language: its title is the language's tag before its slug. */
export function writeArticle(
  content: string,
  section: ContentSection,
  slug: string,
  { body = 'A text.', ...facts }: WrittenArticle = {},
): void {
  const folder = join(content, section, slug);
  mkdirSync(folder, { recursive: true });
  const whole: ArticleFacts = {
    topic: 'prices',
    order: 1,
    published: '2026-11-01',
    updated: '2026-11-21',
    related: [],
    formerSlugs: [],
    ...(section === 'reviews' && facts.topic === 'bookmakers' ? { review: { licences: ['GB'], languages: [] } } : {}),
    ...facts,
  };
  writeFileSync(join(folder, 'article.json'), JSON.stringify(whole));
  for (const language of languages) {
    const front = [
      `title: "${language} ${slug}"`,
      `description: "What the piece ${slug} is about, in the language ${language}, at some length."`,
      `standfirst: "The sentence that leads on into ${slug}."`,
    ];
    writeFileSync(join(folder, `${language}.md`), `---\n${front.join('\n')}\n---\n\n${body}\n`);
  }
}
