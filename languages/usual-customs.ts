/** Customs that most languages share. */
export const usualCustoms = {
  monthBesideDay: 'short',
  monthInRow: 'numeric',
  commaAfterWeekday: true,
  grouping: 'auto',
  scoreSign: '-',
  second: 's',
  minute: 'min',
} as const;
