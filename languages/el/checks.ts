import type { LanguageChecks } from '#languages/language-checks.ts';

export const checks: LanguageChecks = {
  countedWords: `αγώνας/αγώνα αγώνες|προγνωστικό προγνωστικά|πρωτάθλημα πρωταθλήματα|διοργάνωση διοργανώσεις|ομάδα ομάδες|χώρα χώρες|εταιρεία εταιρείες|
    ημέρα ημέρες|μονάδα μονάδες|εγγραφή εγγραφές|λεπτό λεπτά|άρθρο άρθρα|ψήφος ψήφοι|πεδίο πεδία|φορά φορές|αποτέλεσμα αποτελέσματα|
    καταγεγραμμένο καταγεγραμμένα|χαμένο χαμένα|εκκαθαρισμένο εκκαθαρισμένα|αποσύρθηκε αποσύρθηκαν|ολοκληρώθηκε ολοκληρώθηκαν|πόντος πόντοι|νίκη νίκες|γκολ|γκέιμ|live|εκ|ακόμη|από|πρόβλεψη προβλέψεις|καταγεγραμμένη καταγεγραμμένες`,
  saysThen: /τότε/i,
  sameAsEnglish: [
    'home.live',
    'status.live',
    'zone.champions-league',
    'zone.europa-league',
    'zone.conference-league',
    'odds.drawShort',
    'prices.draw',
    'prices.over',
    'prices.under',
    'home.recordYield',
    'record.yield',
    'record.yieldShort',
    'calculator.tab.dutching',
    'articles.byMail',
    'tennis.walkoverShort',
  ],
};
