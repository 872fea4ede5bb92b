/** The id of the style sheet that declares the fonts of rarer letters. It applies to wide windows only, until `declareOtherLetters` is called. */
export const otherLettersId = 'letters';

/**
 * Declares the fonts of rarer letters on any window once the reader comes from another page of the site. The first page that a phone loads shows
 * them in a font of the system: one of these files would be late for it, and a late font is not used.
 */
export function declareOtherLetters(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) document.getElementById(otherLettersId)?.setAttribute('media', 'all');
}
