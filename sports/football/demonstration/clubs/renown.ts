/**
 * Slugs of the clubs that are strong in their league year after year: `giants` compete for the title in most seasons, `strong` ones finish in the
 * upper half in most. All others are drawn from the rest. Leagues that are not listed are drawn by chance alone.
 */
export const renown = {
  giants: `
    arsenal liverpool manchester-city chelsea
    bayern-munchen borussia-dortmund bayer-leverkusen
    barcelona real-madrid atletico-de-madrid
    inter juventus napoli milan
    paris-saint-germain marseille
    ajax psv-eindhoven feyenoord
    benfica porto sporting-cp
    celtic rangers
    anderlecht club-brugge
    red-bull-salzburg sturm-graz young-boys basel
    slavia-praha sparta-praha slovan-bratislava ferencvaros ludogorets
    galatasaray fenerbahce
    olympiacos panathinaikos aek-athens paok
    dinamo-zagreb crvena-zvezda fcsb legia-warszawa lech-poznan shakhtar-donetsk dynamo-kyiv
    fc-kobenhavn fc-midtjylland bodo-glimt malmo-ff hjk shamrock-rovers linfield the-new-saints
    maccabi-tel-aviv maccabi-haifa apoel omonia-nicosia pafos
    boca-juniors river-plate flamengo palmeiras
    colo-colo universidad-de-chile atletico-nacional millonarios ldu-quito independiente-del-valle
    nacional-uruguay penarol olimpia cerro-porteno bolivar the-strongest alianza-lima universitario
    america-mexico tigres-uanl monterrey inter-miami los-angeles-fc
    al-ahly zamalek esperance-de-tunis wydad-casablanca raja-casablanca mamelodi-sundowns orlando-pirates
    al-hilal al-nassr al-ittihad-saudi-arabia al-sadd al-duhail al-ain shabab-al-ahli
    vissel-kobe kashima-antlers jeonbuk-hyundai-motors ulsan-hd shanghai-port shanghai-shenhua sydney-fc melbourne-city
    barcelona-women chelsea-women arsenal-women bayern-munchen-frauen vfl-wolfsburg-frauen juventus-women roma-women`,
  strong: `
    manchester-united tottenham-hotspur newcastle-united aston-villa
    rb-leipzig eintracht-frankfurt vfb-stuttgart borussia-monchengladbach
    athletic-club real-sociedad villarreal real-betis sevilla
    roma lazio atalanta fiorentina
    monaco lyon lille nice
    az-alkmaar fc-twente fc-utrecht
    braga vitoria-de-guimaraes
    aberdeen heart-of-midlothian hibernian
    genk kaa-gent union-saint-gilloise antwerp standard-liege
    rapid-wien lask austria-wien servette fc-lugano fc-zurich
    viktoria-plzen banik-ostrava spartak-trnava zilina levski-sofia cska-sofia puskas-akademia
    besiktas trabzonspor basaksehir
    hajduk-split rijeka partizan vojvodina cfr-cluj universitatea-craiova rapid-bucuresti rakow-czestochowa jagiellonia-bialystok
    brondby fc-nordsjaelland agf molde rosenborg brann viking djurgarden hammarby aik if-elfsborg kups sjk
    shelbourne derry-city larne glentoran
    hapoel-beer-sheva hapoel-tel-aviv beitar-jerusalem apollon-limassol aek-larnaca
    racing-club independiente estudiantes-la-plata velez-sarsfield talleres rosario-central
    atletico-mineiro botafogo cruzeiro fluminense sao-paulo gremio internacional corinthians
    universidad-catolica-chile america-de-cali junior independiente-medellin barcelona-guayaquil emelec
    libertad-paraguay sporting-cristal melgar
    cruz-azul guadalajara toluca pachuca leon la-galaxy seattle-sounders philadelphia-union fc-cincinnati columbus-crew
    pyramids etoile-du-sahel club-africain as-far rs-berkane kaizer-chiefs
    al-ahli-saudi-arabia al-qadsiah al-gharafa al-rayyan al-wahda al-jazira sharjah
    sanfrecce-hiroshima kawasaki-frontale yokohama-f-marinos fc-seoul pohang-steelers shandong-taishan beijing-guoan melbourne-victory
    real-madrid-women atletico-de-madrid-women manchester-city-women manchester-united-women eintracht-frankfurt-frauen inter-women milan-women`,
} as const;

export type Renown = keyof typeof renown;

const known = new Map<string, Renown>(
  (Object.keys(renown) as Renown[]).flatMap((level) =>
    renown[level]
      .trim()
      .split(/\s+/)
      .map((slug) => [slug, level] as const),
  ),
);

/** Returns a club's renown; undefined for most clubs. */
export function renownOf(slug: string): Renown | undefined {
  return known.get(slug);
}
