import { describe, expect, it } from 'vitest';
import { NameEntryError } from '#languages/prose/name-entry.ts';
import { czechNouns } from './nouns.ts';

const read = czechNouns.read;

function declined(entry: Parameters<typeof read>[0]): string {
  const { nom, gen, dat, acc, loc, ins } = read(entry);
  return [nom, gen, dat, acc, loc, ins].join(', ');
}

describe('czechNouns', () => {
  it.each([
    ['Arsenal', 'Arsenal, Arsenalu, Arsenalu, Arsenal, Arsenalu, Arsenalem'],
    ['Liberec', 'Liberec, Liberce, Liberci, Liberec, Liberci, Libercem'],
    ['Zlín', 'Zlín, Zlína, Zlínu, Zlín, Zlíně, Zlínem'],
    ['Prostějov', 'Prostějov, Prostějova, Prostějovu, Prostějov, Prostějově, Prostějovem'],
  ])('bends the masculine %s', (entry, forms) => {
    expect(declined(entry)).toBe(forms);
  });

  it.each([
    ['Sparta', 'Sparta, Sparty, Spartě, Spartu, Spartě, Spartou'],
    ['Slavia', 'Slavia, Slavie, Slavii, Slavii, Slavii, Slavií'],
    ['Zbrojovka', 'Zbrojovka, Zbrojovky, Zbrojovce, Zbrojovku, Zbrojovce, Zbrojovkou'],
    ['Benfica', 'Benfica, Benfiky, Benfice, Benfiku, Benfice, Benfikou'],
    ['Karviná', 'Karviná, Karviné, Karviné, Karvinou, Karviné, Karvinou'],
    ['Plzeň f', 'Plzeň, Plzně, Plzni, Plzeň, Plzni, Plzní'],
    ['Kodaň f', 'Kodaň, Kodaně, Kodani, Kodaň, Kodani, Kodaní'],
    ['Olomouc f', 'Olomouc, Olomouce, Olomouci, Olomouc, Olomouci, Olomoucí'],
    ['Chrudim f', 'Chrudim, Chrudimi, Chrudimi, Chrudim, Chrudimi, Chrudimí'],
    ['Francie f', 'Francie, Francie, Francii, Francii, Francii, Francií'],
  ])('bends the feminine %s', (entry, forms) => {
    expect(declined(entry)).toBe(forms);
  });

  it.each([
    ['Slovácko', 'Slovácko, Slovácka, Slovácku, Slovácko, Slovácku, Slováckem'],
    ['Ústí (nad Labem)', 'Ústí nad Labem, Ústí nad Labem, Ústí nad Labem, Ústí nad Labem, Ústí nad Labem, Ústím nad Labem'],
    ['Pardubice fp', 'Pardubice, Pardubic, Pardubicím, Pardubice, Pardubicích, Pardubicemi'],
    ['Benátky fp', 'Benátky, Benátek, Benátkám, Benátky, Benátkách, Benátkami'],
    ['Antverpy fp', 'Antverpy, Antverp, Antverpám, Antverpy, Antverpách, Antverpami'],
  ])('bends the neuter or plural %s', (entry, forms) => {
    expect(declined(entry)).toBe(forms);
  });

  it('leaves words in brackets as they are', () => {
    expect(declined('Real (Madrid)')).toBe('Real Madrid, Realu Madrid, Realu Madrid, Real Madrid, Realu Madrid, Realem Madrid');
    expect(read('(West) Ham').ins).toBe('West Hamem');
    expect(declined('(Chelsea) f')).toBe('Chelsea, Chelsea, Chelsea, Chelsea, Chelsea, Chelsea');
  });

  it('bends an adjective with the noun after it', () => {
    expect(declined('Mladá Boleslav f')).toBe(
      'Mladá Boleslav, Mladé Boleslavi, Mladé Boleslavi, Mladou Boleslav, Mladé Boleslavi, Mladou Boleslaví',
    );
    expect(read('České Budějovice fp').loc).toBe('Českých Budějovicích');
    expect(read('Severní Irsko').gen).toBe('Severního Irska');
  });

  it('takes a list of the six cases as an editor wrote it', () => {
    expect(read(['Brno', 'Brna', 'Brnu', 'Brno', 'Brně', 'Brnem', 'n']).loc).toBe('Brně');
  });

  it('ends the past tense as the name demands', () => {
    const said = (entry: string) => `${read(entry)} ${read(entry).past('vyhrál')}`;
    expect(['Arsenal', 'Slavia', 'Slovácko', '(Bohemians) mp', 'Pardubice fp'].map(said)).toEqual([
      'Arsenal vyhrál',
      'Slavia vyhrála',
      'Slovácko vyhrálo',
      'Bohemians vyhráli',
      'Pardubice vyhrály',
    ]);
  });

  it('keeps the words after a participle and drops its moving vowel', () => {
    expect(read('Sparta').past('utkal se')).toBe('utkala se');
    expect(read('Sparta').past('přišel o body')).toBe('přišla o body');
    expect(read('Arsenal').past('přišel')).toBe('přišel');
  });

  it('ends the past tense of a common subject by whether one of them is people', () => {
    expect(read('Slovácko').past('remizoval', read('Zlín'))).toBe('remizovaly');
    expect(read('Sparta').past('remizoval', read('(Bohemians) mp'))).toBe('remizovali');
  });

  it('says the present tense of one or of many', () => {
    expect(read('Plzeň f').verb('hraje', 'hrají')).toBe('hraje');
    expect(read('Teplice fp').verb('hraje', 'hrají')).toBe('hrají');
  });

  it('chooses the word that agrees', () => {
    expect(read('Slovácko').agree('který', 'která', 'které', 'kteří', 'které')).toBe('které');
    expect(read('(Rangers) mp').agree('který', 'která', 'které', 'kteří', 'které')).toBe('kteří');
  });

  it.each([
    ['Real Madrid', /"Real" of "Real Madrid"/],
    ['Chelsey', /"Chelsey"/],
    ['(Chelsea)', /"\(Chelsea\)"/],
    ['', /""/],
    [['Brno', 'Brna', 'Brnu', 'Brno', 'Brně', 'n'], /"Brnu"/],
    [['Brno', 'Brna', 'Brnu', 'Brno', 'Brně', 'Brnem', 'x'], /"x"/],
  ])('refuses the entry %j and names it', (entry, message) => {
    expect(() => read(entry)).toThrow(NameEntryError);
    expect(() => read(entry)).toThrow(message);
  });

  it('bends the first word of an unknown club where that is safe', () => {
    const ofUnknown = (name: string) => read(czechNouns.entryOfUnknownClub(name));
    expect(ofUnknown('Górnik Zabrze').gen).toBe('Górniku Zabrze');
    expect(ofUnknown('Numancia').ins).toBe('Numancií');
    expect(ofUnknown('Cádiz').dat).toBe('Cádizu');
  });

  it.each([
    ['SV Meppen', 'vyhrál'],
    ['San Lorenzo', 'vyhrálo'],
    ['Burnley', 'vyhrálo'],
    ['Al-Ahli (Dauhá)', 'vyhrálo'],
    ['A. E. K.', 'vyhrál'],
  ])('leaves the unknown club %s as it is', (name, verb) => {
    const noun = read(czechNouns.entryOfUnknownClub(name));
    expect(noun.ins).toBe(name);
    expect(noun.past('vyhrál')).toBe(verb);
  });
});
