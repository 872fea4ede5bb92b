import { useWords } from '#app/i18n/words/words.tsx';
import contents from '#app/ui/contents-list.module.css';

export interface LinkedPage {
  /** Shared by all languages. */
  readonly path: string;
  readonly title: string;
}

/** Links to pages by their titles, with the one that is shown marked. */
export function PageLinks({ pages, shown }: { pages: readonly LinkedPage[]; shown?: string }) {
  const { href } = useWords();
  return (
    <ul className={contents.list}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a href={href(path)} aria-current={path === shown ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
