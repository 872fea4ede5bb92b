import { maxDays } from './read-feed-range.ts';

const parameter = (name: string, description: string, schema: object) => ({ name, in: 'query', required: false, description, schema });
const day = { type: 'string', format: 'date' };

/** Returns the description of the feed of matches for the API's document. */
export function matchFeedPaths<Failures extends object>(failures: Failures) {
  return {
    '/api/match-feed.xml': {
      get: {
        summary: 'The matches of some days as XML: scores, events, best prices, and the source of each',
        parameters: [
          parameter('from', 'The first day, in UTC; yesterday when it is left out.', day),
          parameter('to', `The last day, in UTC; a week ahead when it is left out. At most ${maxDays} days in all.`, day),
          parameter('competition', 'The id of one competition, such as england.premier-league; all when it is left out.', {
            type: 'string',
          }),
          parameter('after', 'The place from which a page goes on: taken from the address in the attribute next of the page before.', {
            type: 'string',
          }),
        ],
        responses: {
          200: {
            description:
              'The matches by kick-off, at most 5,000 a page; the attribute next has the address of the next one. The schema is at /match-feed.xsd',
            content: { 'application/xml': { schema: { type: 'string' } } },
          },
          ...failures,
        },
      },
    },
  } as const;
}
