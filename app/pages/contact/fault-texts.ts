import { useWords } from '#app/i18n/words/words.tsx';
import { type FieldFault, type MessageField, maxLetters } from '#domain/contact/check-message.ts';

/** Returns the error messages of a field, by fault. */
export function useFaultTexts(field: MessageField): Readonly<Partial<Record<FieldFault, string>>> {
  const { t, format } = useWords();
  return {
    missing: t(`contact.${field}Missing`),
    tooLong: t(`contact.${field}TooLong`, { count: format.integer(maxLetters[field]) }),
    ...(field === 'email' ? { notAnAddress: t('contact.emailNotAnAddress') } : {}),
  };
}
