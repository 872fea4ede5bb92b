/** Returns a shape of whole words; JavaScript's own word boundary does not know Greek letters. */
export const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');
const startsOfWords = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu');
const name = '\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)*';
const singularVerb = '(?:\\p{Ll}+(?:ει|εί|εται|σε|ξε|ψε|ρε|χε)|(?:ανα)?ζητά|μετρά|(?:προσ)?περνά)';
const pluralVerb = '\\p{Ll}+(?:ουν|ούν|ονται|[σξψρχ]αν)';
const endingsOfMany = 'βαθμοί|βαθμούς|βαθμών|αγώνες|αγώνων|νίκες|νικών|ήττες|ηττών|θέσεις|αναμετρήσεις|φορές';
const endingsOfOne = 'βαθμός|βαθμό|βαθμού|αγώνας|αγώνα|νίκη|νίκης|ήττα|ήττας|θέση|αναμέτρηση|φορά';
const manyInWords = 'δύο|τρεις|τριών|τέσσερις|τεσσάρων|πέντε|έξι|επτά|οκτώ|εννέα|δέκα';
const vowel = '[αεηιουωΑΕΗΙΟΥΩ]';
const consonant = '[βγδζθκλμνξπρσςτφχψ]';

/** Shapes that are wrong in any Greek prose, each with a sentence that has the fault. ΜΤΚ is spelled out, εμ τε κα, and keeps the ν before it. */
export const greekFaults: readonly (readonly [fault: string, shape: RegExp, example: string])[] = [
  [
    'Latin letters but for over, under, G/G, N/G and two names',
    /(?<![\p{L}/])(?!(?:over|under|G\/G|N\/G|MLS|FCSB)(?!\p{L}))\p{Script=Latin}|(?<=\p{Script=Greek})\p{Script=Latin}/u,
    'Προτείνουμε τη διπλή ευκαιρία 1X σε απόδοση 1,85.',
  ],
  [
    'a word that carries a name',
    words('(?:ομάδας?|σύλλογο[ςυ]?|συλλόγου|συγκρότημα|κλαμπ) (?:(?:ο|η|το|του|της|των|τον|την?) )?\\p{Lu}\\p{L}*'),
    'Η ομάδα Παναθηναϊκός υποδέχεται τον Άρη.',
  ],
  ['σε that has not swallowed its article', startsOfWords('σε (?:τον|την?|το|τους|τις|τα)(?!\\p{L})'), 'Δίνουμε 54% σε τον Άρη.'],
  ['no ν before a vowel or κ, π, τ', startsOfWords('σ?τη (?:[αεηιουωάέήίόύώκπτξψ]|γκ|μπ|ντ|11η|2\\dη|20ή)'), 'Βρίσκεται στη τρίτη θέση.'],
  [
    'a ν before another consonant',
    startsOfWords('σ?την (?!ΜΤΚ)(?:[βδζθλρσφχ]|γ(?!κ)|μ(?!π)|ν(?!τ)|1[2-9]η)'),
    'Ο Άρης βρίσκεται στην δεύτερη θέση.',
  ],
  [
    'a number of the wrong gender',
    words(
      '(?:ένας|έναν?|τρία|τέσσερα) (?:νίκ|ήττ|αναμετρ|θέσ|φορ)\\p{L}+|(?:μία|ένα|τρία|τέσσερα) (?:βαθμ|αγών)\\p{L}+|(?:μία|τρεις|τέσσερις) (?:γκολ|ματς|τελευταία)',
    ),
    'Ο Άρης μετρά τέσσερα νίκες στη σειρά.',
  ],
  ['many of one', words(`(?:ένας|έναν|ενός|μία|μίας) (?:${endingsOfMany})`), 'Ο Άρης έχει έναν βαθμούς παραπάνω.'],
  ['one of many', words(`(?:${manyInWords}|\\d+) (?:${endingsOfOne})`), 'Ο Άρης έχει δύο βαθμό παραπάνω.'],
  [
    'a case that its number has not',
    words('(?:τριών|τεσσάρων) \\p{L}+(?:ες|ο[υύ]ς|οί)'),
    'Με προβάδισμα τριών βαθμούς ο Άρης παίζει εντός έδρας.',
  ],
  [
    'a small number in digits',
    /(?<![\d,.:–−+-])(?:[1-9]|10) (?:βαθμ|νίκ|ήττ|αγών|γκολ|ματς|θέσ|φορ|αναμετρ|τελευτ)/u,
    'Ο Άρης μετρά 4 νίκες.',
  ],
  ['a singular verb of a plural name', words(`[Οο]ι ${name} (?:δεν )?${singularVerb}`), 'Οι Μάρινερς δεν έχει χάσει.'],
  [
    'a plural verb of a singular name',
    new RegExp(`(?<!\\p{L}|και |ούτε )(?:[ΟοΗη]|[Ττ]ο) ${name} (?:δεν )?${pluralVerb}(?!\\p{L})`, 'u'),
    'Η ΑΕΚ υποδέχονται τον Άρη.',
  ],
  [
    'an adjective of the wrong gender',
    words(
      `[Ηη] ${name} (?:είναι|μένει|παραμένει|παραμένει φέτος) (?!φέτος)\\S+[οό]ς|[Οο] ${name} (?:είναι|μένει|παραμένει|παραμένει φέτος) (?!φέτος)\\S+[ηή]`,
    ),
    'Η ΑΕΚ παραμένει φέτος αήττητος.',
  ],
  [
    'a place of the wrong gender',
    words(`[Ηη] ${name}, \\S+[οό]ς στη βαθμολογία|[Οο] ${name}, \\S+[ηή] στη βαθμολογία`),
    'Ο Άρης, τρίτη στη βαθμολογία, υποδέχεται τον Βόλο.',
  ],
  [
    'men in a sentence that may be of women',
    words('ισόπαλοι|φιλοξενούμενο[ιυς]+|ποδοσφαιριστές|παίκτες|παίκτριες'),
    'Οι δύο αναδείχθηκαν ισόπαλοι.',
  ],
  [
    'a word without its accent',
    new RegExp(`(?<![\\p{L}’])(?=[Α-Ωα-ω][α-ω]*(?!\\p{L}))\\p{L}*${vowel}${consonant}+${vowel}`, 'u'),
    'Ενας βαθμός χωρίζει τον Άρη από τον Βόλο.',
  ],
  ['a σ at the end of a word or a ς within', /σ(?![\p{L}’])|ς(?=\p{L})/u, 'Ο Άρησ υποδέχεται τον Βόλο.'],
  ['a nominative after a preposition', words('(?:με|για|από|προς|σε|μετά) (?:ο|η|οι) \\p{Lu}\\p{L}*'), 'Το ματς με ο Άρης έληξε 1-1.'],
  ['a masculine that has not been bent', words('σ?(?:τον|του) \\p{Lu}\\p{L}*(?:κός|λος|ης|ητος)'), 'Ο Άρης υποδέχεται τον Παναθηναϊκός.'],
  ['an accusative after επικρατώ', words('επικράτησ(?:ε|αν) (?:τον|την?|το|τους|τα)'), 'Ο Άρης επικράτησε τον Βόλο με 2-0.'],
  ['απέναντι without σε', words('απέναντι (?!σ)\\p{L}+'), 'Ο Άρης παίζει απέναντι τον Βόλο.'],
  ['two phrases with σε side by side', words('στ(?:ο ημίχρονο|ην ισοπαλία) στ\\p{L}+'), 'Παίζουμε την ισοπαλία στο ημίχρονο στο 2,10.'],
  ['a zero in words', words('μηδέν|μηδενικ\\p{L}+'), 'Ο Άρης έχει μηδέν νίκες.'],
  [
    'a last match that may be of one side',
    words('τελευταί\\S+ (?:τους|αναμετρήσεις τους)'),
    'Στο τελευταίο τους ματς ο Άρης νίκησε με 2-1.',
  ],
  [
    'είναι said twice of two clubs',
    words('είναι \\S+ και (?:ο|η|το|οι|τα) [^.,]+ είναι'),
    'Στη βαθμολογία ο Άρης είναι όγδοος και η ΑΕΚ είναι 13η, με πέντε βαθμούς διαφορά.',
  ],
  ['a score that is conceded', words('\\d+-\\d+ που δέχτηκ(?:ε|αν)'), 'Ρεβάνς ζητά ο Άρης μετά το 3-0 που δέχτηκε.'],
  [
    'a club that plays on the ground of a club just named',
    words('χωρίζ(?:ει|ουν) [^.]+ πριν από το ματς στην έδρα'),
    'Δύο θέσεις χωρίζουν τον Άρη από τον Βόλο πριν από το ματς στην έδρα του Βόλου.',
  ],
  ['έστω without its και', words('έστω (?!και)\\p{L}+'), 'Από τα σκορ προηγείται το 1-1, έστω με μόλις 13%.'],
  ['a form that points or tells apart', words('φόρμα (?:δεν )?(?:δείχνει|ξεχωρίζει)'), 'Η πρόσφατη φόρμα δείχνει τον Άρη: τρεις νίκες.'],
  ['a forecast that sees ahead', words('βλέπει μπροστά'), 'Η πρόβλεψή μας βλέπει μπροστά τον Άρη: 58%.'],
  ['a fair price between commas', /δίκαιη(?: απόδοση)?, \d/u, 'Βρίσκουμε απόδοση 2,68, πάνω από τη δίκαιη, 2,59, και αυτό προτείνουμε.'],
  [
    'με before a bet that has its own',
    words('[Μμ]ε τη νίκη [^.,]+ με επιστροφή'),
    'Με τη νίκη του Άρη με επιστροφή στην ισοπαλία σε απόδοση 1,92.',
  ],
  ['a per cent that runs into a number', words('\\d+% (?:τρίτο|τα γκολ)'), 'Με πιθανότητα 63% τρίτο γκολ δεν θα μπει.'],
  ['odds that pay what chances are worth', words('πληρώνουν περίπου'), 'Οι αποδόσεις πληρώνουν περίπου όσο αξίζουν οι πιθανότητες.'],
  ['a dressing room without its score', words('αποδυτήρια με \\d'), 'Οι δύο ομάδες είχαν πάει στα αποδυτήρια με 1-1.'],
  ['a question, whose mark no other language ends with', /[;?]/, 'Ποιος θα σταματήσει τον Άρη;'],
];
