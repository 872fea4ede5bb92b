import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { type MessageField, messageFields } from '#domain/contact/check-message.ts';
import { messageLimits } from '#domain/contact/message-limits.ts';
import type { RefusedMessage } from './contact-view.ts';
import { useFaultTexts } from './fault-texts.ts';
import styles from './notice.module.css';

const [hour, day] = messageLimits;

/** Renders the reasons above the form why a message was not accepted, with a link to each field to correct; takes the focus. */
export function FaultSummary({ refused }: { refused: RefusedMessage | undefined }) {
  const { t } = useWords();
  const faulty = messageFields.filter((field) => refused?.faults[field] !== undefined);
  return (
    <section
      className={clsx(styles.notice, styles.faults)}
      aria-labelledby="contact-faults-title"
      tabIndex={-1}
      hidden={refused === undefined}
      // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent is where reading goes on
      autoFocus={refused !== undefined}
      data-faults=""
    >
      <p id="contact-faults-title">
        <b>{t('contact.notSent')}</b>
      </p>
      {refused?.tooMany === true && <p>{t('contact.tooMany', { hour: hour.most, day: day.most })}</p>}
      <ul>
        {faulty.map((field) => (
          <FaultLink key={field} field={field} refused={refused} />
        ))}
      </ul>
    </section>
  );
}

function FaultLink({ field, refused }: { field: MessageField; refused: RefusedMessage | undefined }) {
  const texts = useFaultTexts(field);
  const fault = refused?.faults[field];
  return (
    <li>
      <a href={`#contact-${field}`}>{fault !== undefined && texts[fault]}</a>
    </li>
  );
}
