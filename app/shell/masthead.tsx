import { useWords } from '#app/i18n/words.tsx';

export function Masthead({ siteName }: { siteName: string }) {
  const { t, href } = useWords();
  return (
    <header>
      <div className="mast">
        <a className="logo" href={href('/')}>{siteName}</a>
        <nav aria-label={siteName}><a href={href('/')}>{t('nav.matches')}</a></nav>
      </div>
      <div className="mast-rule" />
    </header>
  );
}
