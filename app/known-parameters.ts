/**
 * Which parameters make another page of the same path, and which values they may have, by route. Everything else in
 * the query (campaign names, typing errors) is left out, so that it neither changes a page nor fills the page cache.
 * The order is that of the addresses which the site itself writes.
 */
export const knownParameters: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'pages/home/home': {
    date: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    tab: /^(live|favorites|previous)$/,
    page: /^([2-9]|[1-9]\d)$/,
  },
  'pages/match/match': {
    prices: /^(goals|handicap)$/,
  },
};
