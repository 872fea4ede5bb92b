import { useWords } from '#app/i18n/words.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactView } from './contact-view.ts';
import { ImprintSection } from './imprint-section.tsx';
import { OfficesSection } from './offices-section.tsx';
import { SentNotice } from './sent-notice.tsx';

export function ContactPage({ view }: { view: ContactView }) {
  const { t } = useWords();
  const { sent, refused, imprint, demonstration } = view;
  return (
    <div className="text-page contact">
      <h1 className="h1">{t('contact.title')}</h1>
      {sent ? (
        <SentNotice />
      ) : (
        <>
          <p className="lead">{t('contact.lead')}</p>
          <ContactForm refused={refused} />
        </>
      )}
      <OfficesSection offices={imprint.offices} />
      <ImprintSection operator={imprint.operator} demonstration={demonstration} />
    </div>
  );
}
