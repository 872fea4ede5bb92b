import { clsx } from 'clsx';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import layout from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { contactAddress } from './contact.address.ts';
import styles from './contact-form.module.css';
import type { RefusedMessage } from './contact-view.ts';
import { DeviceField } from './device-field.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { FormField } from './form-field.tsx';
import { trapField } from './trap-field.ts';

const rowsOfMessage = 9;

/**
 * Renders the contact form. It works without a script: the server checks a message, and shows a refused one again in the form. In the browser
 * `<contact-form>` checks it first, by the same rules and with the error texts in its markup.
 */
export function ContactForm({ refused }: { refused: RefusedMessage | undefined }) {
  const { t, href } = useWords();
  const policy = (
    <a className={text.link} href={href('/privacy-policy')}>
      {t('contact.policy')}
    </a>
  );
  return (
    <section className={layout.section} aria-labelledby="contact-form-title">
      <div className={layout.head}>
        <h2 className={text.heading} id="contact-form-title">
          {t('contact.formTitle')}
        </h2>
      </div>
      <contact-form>
        <form className={styles.form} method="post" action={href(contactAddress.path)} noValidate>
          <FaultSummary refused={refused} />
          <p className={text.caption}>
            {t('contact.allNeeded')} {t('contact.notABookmaker')}
          </p>
          <FormField field="name" refused={refused}>
            {(attributes) => <input {...attributes} type="text" autoComplete="name" />}
          </FormField>
          <FormField field="email" refused={refused}>
            {(attributes) => <input {...attributes} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />}
          </FormField>
          <FormField field="message" refused={refused} hinted>
            {(attributes) => <textarea {...attributes} rows={rowsOfMessage} autoComplete="off" />}
          </FormField>
          <DeviceField isTicked={refused !== undefined && refused.device !== ''} />
          <p className={styles.trap} aria-hidden="true">
            <label htmlFor="contact-trap">{t('contact.trap')}</label>
            <input id="contact-trap" name={trapField} type="text" tabIndex={-1} autoComplete="off" />
          </p>
          <p className={text.caption}>{withElements(t, 'contact.use', { policy })}</p>
          <button className={clsx(button.button, button.main, styles.send)} type="submit">
            {t('contact.send')}
          </button>
        </form>
      </contact-form>
    </section>
  );
}
