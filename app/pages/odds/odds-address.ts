/** What an address of the page of odds asks for. */
export interface OddsAsked {
  /** Days from today: 0, 1 or 2. */
  readonly day: number;
  /** A competition by its number; undefined is all. */
  readonly league: number | undefined;
}

/** Reads the parameters; what is not understood is as if it were not there. */
export function readOddsAddress(parameters: URLSearchParams): OddsAsked {
  const day = /^[12]$/.test(parameters.get('day') ?? '') ? Number(parameters.get('day')) : 0;
  const league = /^[1-9]\d{0,8}$/.test(parameters.get('league') ?? '') ? Number(parameters.get('league')) : undefined;
  return { day, league };
}

/** The shared path of a choice. */
export function oddsPath({ day, league }: OddsAsked): string {
  const parameters = [day === 0 ? '' : `day=${day}`, league === undefined ? '' : `league=${league}`].filter(
    (parameter) => parameter !== '',
  );
  return parameters.length === 0 ? '/odds' : `/odds?${parameters.join('&')}`;
}
