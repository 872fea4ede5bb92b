(() => {
  const root = document.documentElement;
  root.classList.replace('no-script', 'script');
  try {
    const read = (key) => (localStorage.getItem(key) || '').replaceAll('"', '');
    const theme = read('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const odds = read('oddsType');
    if (odds === 'fractional' || odds === 'moneyline') root.dataset.odds = odds;
    const groups = (key, rule) => (read(key).match(/\bc\d+\b/g) || []).map((id) => `[data-group="${id}"]${rule}`).join('');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(groups('pinned', '{order:-1}') + groups('folded', ' ul{display:none}'));
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Without storage, or with what an older version left there, the defaults stand.
  }
})();
