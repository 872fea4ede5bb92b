import type { NoticeCode } from './jurisdiction.ts';

/** The wording of each warning in the language of its country, in which it is shown on pages of every language. */
export const statutoryWarnings: Readonly<Record<NoticeCode, { readonly text: string; readonly language: string }>> = {
  'brazil-warning': { text: 'Proibido para menores de 18 anos. Jogue com responsabilidade.', language: 'pt-BR' },
  'czechia-ministry': { text: 'Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!', language: 'cs' },
  'germany-addiction': { text: 'Glücksspiel kann süchtig machen.', language: 'de' },
  'greece-regulator': {
    text: 'Αρμόδιος ρυθμιστής ΕΕΕΠ. Κίνδυνος εθισμού & απώλειας περιουσίας. Παίξε υπεύθυνα.',
    language: 'el',
  },
  'italy-addiction': { text: 'Il gioco è vietato ai minori e può causare dipendenza patologica.', language: 'it' },
  'spain-responsible': { text: 'Juega con responsabilidad.', language: 'es' },
};
