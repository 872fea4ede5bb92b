import { useWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { shareAddresses } from './share-addresses.ts';

/** Passing an article on: by the device's own sheet, and without a script by plain links. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const { t } = useWords();
  return (
    <div className="pass-on">
      <share-button heading={title} copied={t('match.shareCopied')} class="needs-script">
        <button type="button" className="btn share">
          <Icon name="share" small />
          <span>{t('articles.shareThis')}</span>
        </button>
      </share-button>
      <div className="needs-no-script">
        <p>{t('articles.shareThis')}</p>
        <ul>
          {shareAddresses(title, address).map(({ name, href }) => (
            <li key={href}>
              <a className="link" href={href} rel="nofollow noopener">
                {name ?? t('articles.byMail')}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
