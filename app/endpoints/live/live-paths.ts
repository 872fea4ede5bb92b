import { z } from 'zod';
import { liveFacts, liveStateSchema, pollSchema } from './live-answers.ts';
import { maxTopics } from './read-live-topics.ts';

interface Describing<Answered, Refused> {
  answered(description: string, data: z.ZodType): Answered;
  refused(description: string): Refused;
  schema(type: z.ZodType): object;
}

const listOf = (name: string, description: string, items: object) => ({
  name,
  in: 'query',
  required: false,
  style: 'form',
  explode: false,
  description,
  schema: { type: 'array', maxItems: maxTopics, items },
});
const number = { type: 'integer', minimum: 1, maximum: 999_999_999 };

const watched = [
  listOf('match', 'Numbers of matches, joined by commas.', number),
  listOf('competition', 'Numbers of competitions, joined by commas.', number),
  listOf('day', 'UTC days of kick-offs, joined by commas. A day is told what lists of matches show.', { type: 'string', format: 'date' }),
];
const after = {
  name: 'after',
  in: 'query',
  required: false,
  description: 'The number of the last event that is known; left out, only what happens from now on is told.',
  schema: { type: 'integer', minimum: 0 },
} as const;
const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'Goes before `after`; browsers send it by themselves when they come again.',
  schema: { type: 'integer', minimum: 0 },
} as const;

/** Example of each kind of event: its meaning in words, and its facts. */
const examples = {
  status: [
    'The second half has begun.',
    { match: 12, status: 'live', period: 'second-half', kickoffUtc: '2026-11-21T15:00:00Z', forecast: null },
  ],
  clock: ['It is the 46th minute.', { match: 12, period: 'second-half', minute: 46, addedMinute: null, at: '2026-11-21T16:03:10.000Z' }],
  score: ['It is 1-0.', { match: 12, score: { home: 1, away: 0 }, penalties: null }],
  goal: [
    'The home side has scored the first goal of the match, in the 23rd minute.',
    {
      match: 12,
      number: 1,
      goal: { side: 'home', kind: 'goal', minute: 23, addedMinute: null, playerName: 'Bukayo Saka', shirtNumber: 7 },
      score: { home: 1, away: 0 },
      change: 'scored',
    },
  ],
  card: [
    'An away player was sent off in added time of the first half.',
    {
      match: 12,
      card: { side: 'away', kind: 'red-card', minute: 45, addedMinute: 2, playerName: 'Michael Keane', shirtNumber: 5 },
      reds: { home: 0, away: 1 },
      change: 'shown',
    },
  ],
  'line-up': ['A line-up came or changed; ask for it.', { match: 12 }],
  price: ['The best prices are 1.80 for home, 3.40 for the draw and 4.20 for away.', { match: 12, odds: [1.8, 3.4, 4.2] }],
  tip: ['Tip 345 of the ledger has won.', { match: 12, sequence: 345, outcome: 'won' }],
  prediction: ['The prediction of the match, which is on record, came in.', { match: 12, outcome: 'right' }],
  details: ['A substitution, a missed penalty or the statistics changed; ask for them.', { match: 12 }],
  silence: [
    'The source of the match has told nothing of it since 16:22, which is longer than usual.',
    { match: 12, since: '2026-11-21T16:22:00Z' },
  ],
  play: [
    'The second set of a match of tennis is over, and each side has won one; ask for the rest.',
    { match: 12, status: 'live', change: 'set-over', score: { home: 1, away: 1 } },
  ],
} satisfies Record<keyof typeof liveFacts, readonly [string, object]>;

const describedExamples = Object.entries(examples)
  .map(([kind, [says, data]]) => `- \`${kind}\`: ${says} \`${JSON.stringify(data)}\``)
  .join('\n');

const streamDescription = `Server-sent events, each with its kind as \`event\`, its number as \`id\` and its facts as JSON in \`data\`; every value is whole, so that the same event twice does no harm.

${describedExamples}

Beside them come \`hello\` at once (the present by the site's clock), \`state\` (a match as a whole, for whoever has missed more than 500 events or comes with one older than a day), \`ready\` when everything that was missed has been told, \`beat\` every fifteen seconds, and \`cut\` in its place while the site hears nothing of changes. A stream that is silent for 35 seconds is broken.

After a cut the stream is opened anew with the number of the last event, as \`Last-Event-ID\` or \`after\`, at any server of the site: nothing is left out and nothing told twice. \`retry\` names a pause of one to six seconds that differs from caller to caller.

At most ${maxTopics} matches, competitions and days can be watched by one stream, and a network address may have 100 streams. Beyond that the answer is 429, and \`/api/live/events\` is to be polled. Whoever reads too slowly is disconnected.`;

/** Returns the addresses of live events, for the API's description. */
export function livePaths<Answered, Refused>({ answered, refused, schema }: Describing<Answered, Refused>) {
  const failures = {
    400: refused('A parameter is unknown, missing, malformed or out of range'),
    500: refused('A fault of the site'),
    503: refused('The site is about to stop, or hears nothing of changes at present'),
  };
  const frames = [...Object.values(liveFacts).map((facts) => facts.extend({ match: z.int() })), liveStateSchema];
  return {
    '/api/live': {
      get: {
        summary: 'What happens in matches, as it happens',
        description: streamDescription,
        parameters: [...watched, after, lastEventId],
        responses: {
          200: {
            description: 'The stream; the schema is that of the `data` of its events',
            content: { 'text/event-stream': { schema: { anyOf: frames.map(schema) } } },
          },
          ...failures,
          429: refused('Too many streams are open, of the address or in all'),
        },
      },
    },
    '/api/live/events': {
      get: {
        summary: 'What happened in matches behind an event, for callers that no stream reaches',
        description: 'To be asked every twenty seconds, with `last` of the answer before as `after`.',
        parameters: [...watched, after, lastEventId],
        responses: { 200: answered('The events, or the matches as a whole', pollSchema), ...failures },
      },
    },
  } as const;
}
