import { useWords } from '#app/i18n/words.tsx';

export function Footer({ siteName }: { siteName: string }) {
  const { t } = useWords();
  return (
    <footer className="foot">
      <div>
        <div className="notice">
          <span className="eighteen">18+</span>
          <p>{t('shell.notice', { site: siteName })}</p>
        </div>
      </div>
    </footer>
  );
}
