import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { Icon } from '#app/ui/icon.tsx';
import scripting from '#app/ui/scripting.module.css';
import text from '#app/ui/text.module.css';
import styles from './share-links.module.css';

/** The ways to share an article: by the device's own sheet, and without a script by plain links. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const { t } = useWords();
  return (
    <div className={styles.share}>
      <share-button heading={title} copied={t('match.shareCopied')} class={scripting.needsScript}>
        <button type="button" className={button.button}>
          <Icon name="share" small />
          <span>{t('articles.shareThis')}</span>
        </button>
      </share-button>
      <div className={scripting.needsNoScript}>
        <p>{t('articles.shareThis')}</p>
        <ul>
          {shareAddresses(title, address).map(({ name, href }) => (
            <li key={href}>
              <a className={text.link} href={href} rel="nofollow noopener">
                {name ?? t('articles.byMail')}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ShareAddress {
  /** Name of the service; undefined for mail, whose name is a translated word. */
  readonly name: string | undefined;
  readonly href: string;
}

/** Returns the addresses by which a page is shared; these services get no request before a reader follows one. */
export function shareAddresses(title: string, address: string): readonly ShareAddress[] {
  const [text, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  return [
    { name: undefined, href: `mailto:?subject=${text}&body=${url}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ];
}
