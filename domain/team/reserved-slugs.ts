/** Words that no new club gets as its slug: parts of the site have these names, or programs read them as something else. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `about-us admin alert-dialog bet365-sign-up api articles assets basketball betting-academy betting-odds-calculator-converter-tips-betting-tool bonus-box calendar carry club clubs
  constructor contact cookies-policy country-notices crests cup day-part disclaimer editors embed football forecasts goto health index international leagues list-counts
  live-football-livestream manifest market match-parts matches metrics new news news-sitemap null odds offer-box offers offline players privacy-policy prototype responsible-gambling robots search
  sitemap sports-life streaks super-cup-2025 super-cup-quiz teams tennis terms-conditions tips track-record undefined votes where-to-use-our-tips`.split(
    /\s+/,
  ),
);
