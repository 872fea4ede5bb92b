/** Initials with or without full stops: `C.`, `C.H.`, `JC`, `Ze.`. */
const initials = /^(?:[A-Z][a-z]?\.|[A-Z])+(?:-(?:[A-Z][a-z]?\.|[A-Z]))*$/;

/**
 * Returns the name with one blank between its words and a full stop after each initial, and a key that is the same for all spellings: `O Connell C.`
 * and `O'Connell C.`, `Tseng C. H.` and `Tseng C.H.`. `Zhang Ze.` and `Zhang Zh.` remain two.
 */
export function readPlayerName(text: string): { readonly name: string; readonly key: string } {
  const words = text.trim().split(/\s+/);
  let surnameEnd = words.length;
  while (surnameEnd > 1 && initials.test(words[surnameEnd - 1] as string)) surnameEnd -= 1;
  const surname = words.slice(0, surnameEnd).join(' ');
  const given = (
    words
      .slice(surnameEnd)
      .join('')
      .match(/-?[A-Z][a-z]?/g) ?? []
  )
    .map((initial) => `${initial}.`)
    .join('');
  const key = `${lettersOf(surname)} ${lettersOf(given)}`.trim();
  return { name: given === '' ? surname : `${surname} ${given}`, key };
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{Letter}]/gu, '')
    .toLowerCase();
}
