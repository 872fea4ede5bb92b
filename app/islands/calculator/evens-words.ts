/** The words for a price of 1/1 in the site's languages, in small letters. All are understood in every language, so that an address can be shared. */
export const evensWords: readonly string[] = [
  'evens',
  'jedna ku jedné',
  'pari',
  'eins zu eins',
  'a la par',
  'la par',
  'ένα προς ένα',
  'alla pari',
  'um para um',
];
