import { expect, it } from 'vitest';
import { voicedPrepositions } from './prepositions.ts';

it.each([
  // Druhém, třetím, čtvrtém, dvanáctém, dvacátém, třicátém kole; prvním, pátém, osmém, desátém, patnáctém.
  ['V 2. kole a v 34. kole', 'Ve 2. kole a ve 34. kole'],
  ['v 1. kole, v 5. kole, v 8. kole, v 10. kole, v 15. kole', 'v 1. kole, v 5. kole, v 8. kole, v 10. kole, v 15. kole'],
  ['v 12. kole, v 20. kole', 've 12. kole, ve 20. kole'],
  // Ze sedmi, ze šesti, ze šestnácti; z pěti, z osmi, z deseti; se šedesáti, s padesáti.
  ['z 7 zápasů, z 6, z 16', 'ze 7 zápasů, ze 6, ze 16'],
  ['z 5 zápasů, z 8, z 10', 'z 5 zápasů, z 8, z 10'],
  ['S 62 body, s 54 body', 'Se 62 body, s 54 body'],
  // Ve sto procentech, v pěti stech zápasech.
  ['v 100 % případů, v 500 zápasech', 've 100 % případů, v 500 zápasech'],
  ['z 142 zápasů, z 205 zápasů', 'ze 142 zápasů, z 205 zápasů'],
  ['s Slavií, s Sevillou, s Žilinou a s Bohemians', 'se Slavií, se Sevillou, se Žilinou a s Bohemians'],
  ['v Zlíně, v Slovácku, v Vlašimi, v Wolfsburgu', 've Zlíně, ve Slovácku, ve Vlašimi, ve Wolfsburgu'],
  ['v Plzni, v Seville, v Brně, v Srbsku, v Chrudimi', 'v Plzni, v Seville, v Brně, v Srbsku, v Chrudimi'],
  ['Z Sparty, z Salcburku, z Lvova, z Plzně', 'Ze Sparty, ze Salcburku, ze Lvova, z Plzně'],
  ['k Spartě, k Karviné, k Crystal Palace, k Celtě, k Curychu', 'ke Spartě, ke Karviné, ke Crystal Palace, k Celtě, k Curychu'],
  ['v St. Pauli, s St. Gallenem', 'v St. Pauli, se St. Gallenem'],
  // Acronyms are spelled out: s es-ká, v ef-cé.
  ['s SPAL, v FC Porto, k PSV', 's SPAL, v FC Porto, k PSV'],
  ['Slavia v týmu, gólů 7, v (2)', 'Slavia v týmu, gólů 7, v (2)'],
])('%s becomes %s', (plain, voiced) => expect(voicedPrepositions(plain)).toBe(voiced));
