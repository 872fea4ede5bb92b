import type { Language } from '#domain/language/languages.ts';

/**
 * Competitions whose name readers of a language know otherwise, by the catalogue's name and BCP-47 tag. Names that are one
 * country's own (LaLiga, Bundesliga) are used everywhere.
 */
export const competitionNames: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  'Champions League': { cs: 'Liga mistrů' },
  'Europa League': { cs: 'Evropská liga' },
  'Conference League': { cs: 'Konferenční liga' },
  'Copa Libertadores': { 'pt-BR': 'Libertadores' },
  'Greek Cup': {
    cs: 'Řecký pohár',
    de: 'Griechischer Pokal',
    es: 'Copa de Grecia',
    el: 'Κύπελλο Ελλάδας',
    it: 'Coppa di Grecia',
    'pt-BR': 'Copa da Grécia',
  },
  'Scottish Cup': {
    cs: 'Skotský pohár',
    de: 'Schottischer Pokal',
    es: 'Copa de Escocia',
    el: 'Κύπελλο Σκωτίας',
    it: 'Coppa di Scozia',
    'pt-BR': 'Copa da Escócia',
  },
  'FA Cup': { cs: 'FA Cup', el: 'Κύπελλο Αγγλίας', 'pt-BR': 'Copa da Inglaterra' },
  'EFL Cup': {
    cs: 'Anglický ligový pohár',
    de: 'League Cup',
    es: 'Copa de la Liga inglesa',
    el: 'Λιγκ Καπ Αγγλίας',
    'pt-BR': 'Copa da Liga Inglesa',
  },
  'DFB-Pokal': {
    cs: 'Německý pohár',
    es: 'Copa de Alemania',
    el: 'Κύπελλο Γερμανίας',
    it: 'Coppa di Germania',
    'pt-BR': 'Copa da Alemanha',
  },
  'Copa del Rey': { cs: 'Španělský pohár', el: 'Κύπελλο Ισπανίας', it: 'Coppa del Re', 'pt-BR': 'Copa do Rei' },
  'Coppa Italia': { cs: 'Italský pohár', es: 'Copa de Italia', el: 'Κύπελλο Ιταλίας', 'pt-BR': 'Copa da Itália' },
  'Turkish Super Cup': {
    cs: 'Turecký Superpohár',
    de: 'Türkischer Supercup',
    es: 'Supercopa de Turquía',
    el: 'Σούπερ Καπ Τουρκίας',
    it: 'Supercoppa di Turchia',
    'pt-BR': 'Supercopa da Turquia',
  },
  'European Qualifiers': {
    cs: 'Evropská kvalifikace',
    de: 'Europa-Qualifikation',
    es: 'Clasificación europea',
    el: 'Ευρωπαϊκά προκριματικά',
    it: 'Qualificazioni europee',
    'pt-BR': 'Eliminatórias Europeias',
  },
  'Serie A Women': { de: 'Serie A Frauen', es: 'Serie A femenina', it: 'Serie A Femminile', 'pt-BR': 'Série A Feminina (Itália)' },
};
