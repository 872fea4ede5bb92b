/** The site's light colours (app/styles/tokens.css): a shared picture has no theme. */
export const colours = {
  paper: '#fbfaf6',
  ink: '#16191d',
  besideInk: '#464b52',
  hairline: '#dfdbd0',
  logoTick: '#f8c9b3',
  warn: '#7a5200',
  warnSoft: '#f8edd2',
  crestEdge: 'rgba(0, 0, 0, 0.28)',
} as const;
