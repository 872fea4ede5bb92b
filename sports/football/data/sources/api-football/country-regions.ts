/** The provider's countries whose code is missing, shared, or another country's. */
const regionsByName: Readonly<Record<string, string>> = {
  World: '001',
  England: 'GB-ENG',
  Scotland: 'GB-SCT',
  Wales: 'GB-WLS',
  'Northern-Ireland': 'GB-NIR',
  Crimea: 'UA-43',
  /* The provider has the codes of the two Congos the wrong way round. */
  Congo: 'CG',
  'Congo-DR': 'CD',
};

/** Returns the region of a country by the provider's name and code; undefined when neither identifies one. */
export function regionOfCountry(name: string, code: string | null | undefined): string | undefined {
  return regionsByName[name] ?? (code && /^[A-Z]{2}$/.test(code) && code !== 'GB' ? code : undefined);
}
