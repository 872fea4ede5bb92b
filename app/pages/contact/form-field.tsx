import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import { type MessageField, maxLetters } from '#domain/contact/check-message.ts';
import type { RefusedMessage } from './contact-view.ts';
import { useFaultTexts } from './fault-texts.ts';
import styles from './form-field.module.css';

interface FieldAttributes {
  readonly id: string;
  readonly name: MessageField;
  readonly required: true;
  readonly defaultValue: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string;
}

interface FormFieldProps {
  readonly field: MessageField;
  readonly refused: RefusedMessage | undefined;
  /** True when the max length is shown beforehand. */
  readonly hinted?: boolean;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** Renders a field with its label and, below it, its fault; possible faults are in attributes too, for the browser's check. */
export function FormField({ field, refused, hinted = false, children }: FormFieldProps) {
  const { t, format } = useWords();
  const texts = useFaultTexts(field);
  const fault = refused?.faults[field];
  const id = `contact-${field}`;
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{t(`contact.${field}`)}</label>
      {hinted && (
        <p className={text.caption} id={`${id}-hint`}>
          {t('contact.maxLetters', { count: format.integer(maxLetters[field]) })}
        </p>
      )}
      {children({
        id,
        name: field,
        required: true,
        defaultValue: refused?.written[field],
        'aria-invalid': fault === undefined ? undefined : true,
        'aria-describedby': hinted ? `${id}-fault ${id}-hint` : `${id}-fault`,
      })}
      <p
        className={styles.fault}
        id={`${id}-fault`}
        hidden={fault === undefined}
        data-missing={texts.missing}
        data-too-long={texts.tooLong}
        data-not-an-address={texts.notAnAddress}
      >
        {fault !== undefined && texts[fault]}
      </p>
    </div>
  );
}
