(() => {
  const root = document.documentElement;
  try {
    const theme = JSON.parse(localStorage.getItem('theme'));
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const odds = JSON.parse(localStorage.getItem('oddsType'));
    if (odds === 'fractional' || odds === 'moneyline') root.dataset.odds = odds;
  } catch {
    // Without storage, or with what an older version left there, the defaults stand.
  }
})();
