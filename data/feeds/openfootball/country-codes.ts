/** The three-letter codes of football, as openfootball puts them after a club, with the catalogue's country slugs. */
const slugs: ReadonlyMap<string, string> = new Map(Object.entries({
  ALB: 'albania', AND: 'andorra', ARM: 'armenia', AUT: 'austria', AZE: 'azerbaijan', BEL: 'belgium',
  BIH: 'bosnia-and-herzegovina', BLR: 'belarus', BUL: 'bulgaria', CRO: 'croatia', CYP: 'cyprus', CZE: 'czechia',
  DEN: 'denmark', ENG: 'england', ESP: 'spain', EST: 'estonia', FIN: 'finland', FRA: 'france', FRO: 'faroe-islands',
  GEO: 'georgia', GER: 'germany', GIB: 'gibraltar', GRE: 'greece', HUN: 'hungary', IRL: 'ireland', ISL: 'iceland',
  ISR: 'israel', ITA: 'italy', KAZ: 'kazakhstan', KOS: 'kosovo', LIE: 'liechtenstein', LTU: 'lithuania',
  LUX: 'luxembourg', LVA: 'latvia', MDA: 'moldova', MKD: 'north-macedonia', MLT: 'malta', MNE: 'montenegro',
  NED: 'netherlands', NIR: 'northern-ireland', NOR: 'norway', POL: 'poland', POR: 'portugal', ROU: 'romania',
  RUS: 'russia', SCO: 'scotland', SMR: 'san-marino', SRB: 'serbia', SUI: 'switzerland', SVK: 'slovakia',
  SVN: 'slovenia', SWE: 'sweden', TUR: 'turkey', UKR: 'ukraine', WAL: 'wales',
  ARG: 'argentina', BOL: 'bolivia', BRA: 'brazil', CHI: 'chile', COL: 'colombia', ECU: 'ecuador', PAR: 'paraguay',
  PER: 'peru', URU: 'uruguay', VEN: 'venezuela', MEX: 'mexico', USA: 'usa', CAN: 'canada', CRC: 'costa-rica',
  AUS: 'australia', CHN: 'china', JPN: 'japan', KOR: 'south-korea', KSA: 'saudi-arabia', QAT: 'qatar',
  UAE: 'uae', EGY: 'egypt', MAR: 'morocco', TUN: 'tunisia', RSA: 'south-africa',
}));

/** The country slug of a code such as "ENG"; undefined for a code not in the list. */
export function countrySlugOf(code: string): string | undefined {
  return slugs.get(code);
}
