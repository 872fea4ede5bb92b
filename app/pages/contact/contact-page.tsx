import { useWords } from '#app/i18n/words.tsx';
import layout from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { ContactForm } from './contact-form.tsx';
import type { ContactView } from './contact-view.ts';
import { ImprintSection } from './imprint-section.tsx';
import { OfficesSection } from './offices-section.tsx';
import { SentNotice } from './sent-notice.tsx';

export function ContactPage({ view }: { view: ContactView }) {
  const { t } = useWords();
  const { sent, refused, imprint, demonstration } = view;
  return (
    <div className={layout.textPage}>
      <h1 className={text.title}>{t('contact.title')}</h1>
      {sent ? (
        <SentNotice />
      ) : (
        <>
          <p className={text.lead}>{t('contact.lead')}</p>
          <ContactForm refused={refused} />
        </>
      )}
      <OfficesSection offices={imprint.offices} />
      <ImprintSection operator={imprint.operator} demonstration={demonstration} />
    </div>
  );
}
