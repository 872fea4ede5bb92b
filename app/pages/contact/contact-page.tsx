import { ReadNext } from '#app/components/articles/read-next.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import layout from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { contactAddress } from './contact.address.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import type { ContactView } from './contact-view.ts';
import { ImprintSection } from './imprint-section.tsx';
import notice from './notice.module.css';
import { OfficesSection } from './offices-section.tsx';

export function ContactPage({ view }: { view: ContactView }) {
  const { t } = useWords();
  const { sent, refused, imprint, demonstration, answers } = view;
  return (
    <div className={layout.textPage}>
      <h1 className={text.title}>{t('contact.title')}</h1>
      {!sent && <p className={text.lead}>{t('contact.lead')}</p>}
      <div className={styles.columns}>
        {sent ? <SentNotice /> : <ContactForm refused={refused} />}
        <div>
          <OfficesSection offices={imprint.offices} />
          <ImprintSection operator={imprint.operator} demonstration={demonstration} />
        </div>
      </div>
      <ReadNext title={t(sent ? 'articles.readNext' : 'contact.answered')} pieces={answers} />
    </div>
  );
}

function SentNotice() {
  const { t, href } = useWords();
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent is where reading goes on
    <div className={notice.notice} role="status" tabIndex={-1} autoFocus>
      <p>
        <b>{t('contact.sent')}</b>
      </p>
      <p>{t('contact.sentWhy')}</p>
      <p>
        <a href={href(contactAddress.path)}>{t('contact.another')}</a>
      </p>
    </div>
  );
}
