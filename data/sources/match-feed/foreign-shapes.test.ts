import { describe, expect, it } from 'vitest';
import { createMatchFeedSource } from './match-feed-source.ts';

const now = new Date('2026-11-20T12:00:00Z');
const source = createMatchFeedSource(
  { address: new URL('https://feed.test/') },
  [],
  [
    { tournamentId: 'england.championship', name: 'oxip:292', season: 'autumn-spring' },
    { tournamentId: 'czech-republic.first-league', name: 'betbalancer:77', season: 'autumn-spring' },
  ],
);
const [call] = source.calls([], now);
if (call === undefined) throw new Error('the source has no call');
const read = (text: string) => source.read(call, text, now);

describe('a feed of William Hill', () => {
  const participant = (name: string, odds: string, time = '09:30:10') =>
    `<participant name="${name}" oddsDecimal="${odds}" lastUpdateDate="2026-07-20" lastUpdateTime="${time}" handicap=""/>`;
  const market = (name: string, participants: string, event = 501, date = '2026-08-15') =>
    `\n<market id="1" name="${name}" url="http://feed.test/betting/e/${event}/A%2dv%2dB" date="${date}" time="15:00:00">${participants}</market>`;
  const prices = participant('Draw', '3.30', '09:31:42') + participant('Hull City', '4.50') + participant('Leeds &amp; Co', '1.83');
  const oxip = (markets: string, type = '<type id="292" name="English Championship">') =>
    `<oxip version="7.1"><response><williamhill><class id="1" name="UK Football">${type}${markets}</type></class><class id="9" name="UK Greyhounds"><type id="3" name="Crayford"><market name="A v B - Match Betting"/></type></class></williamhill></response></oxip>`;

  it('gives a match with its markets, whatever the order of the participants, its times read as British', () => {
    const { rows, matches, problems } = read(
      oxip(
        market('Leeds &amp; Co v Hull City - Match Betting', prices) +
          market('Leeds &amp; Co v Hull City - 1st Half Betting', participant('Leeds &amp; Co', '2.40') + participant('Draw', '2.05')) +
          market('Leeds &amp; Co v Hull City - Correct Score', participant('1-0', '7.00')) +
          market('Championship Outright', ''),
      ),
    );
    expect({ rows, problems }).toEqual({ rows: 4, problems: [] });
    const quote = { bookmaker: 'william-hill', line: 0, phase: 'moving' };
    expect(matches).toEqual([
      {
        row: 2,
        externalId: '501',
        tournamentId: 'england.championship',
        season: '2026-27',
        home: { name: 'Leeds & Co' },
        away: { name: 'Hull City' },
        kickoff: { known: true, utc: new Date('2026-08-15T14:00:00Z') },
        status: 'scheduled',
        quotes: [
          { ...quote, market: 'match-result', quotedAt: new Date('2026-07-20T08:31:42Z'), prices: [1.83, 3.3, 4.5] },
          { ...quote, market: 'half-time-result', quotedAt: new Date('2026-07-20T08:30:10Z'), prices: [2.4, 2.05, null] },
        ],
      },
    ]);
    const winter = read(oxip(market('Leeds &amp; Co v Hull City - Match Betting', prices, 502, '2026-12-26'))).matches[0];
    expect(winter?.kickoff).toEqual({ known: true, utc: new Date('2026-12-26T15:00:00Z') });
  });

  it.each([
    [
      'another competition',
      oxip(market('A v B - Match Betting', ''), '<type id="8" name="Isthmian">'),
      { field: 'type', value: '8 Isthmian', code: 'unknown-competition' },
    ],
    [
      'a participant who does not play',
      oxip(market('A v B - Match Betting', participant('C', '2.00'))),
      { field: 'participant', value: 'C', code: 'inconsistent' },
    ],
    [
      'a price that is none',
      oxip(market('A v B - Match Betting', participant('A', 'SP'))),
      { field: 'oddsDecimal', value: 'SP', code: 'bad-price' },
    ],
    [
      'a day that is none',
      oxip(market('A v B - Match Betting', '', 5, '2026-02-30')),
      { field: 'date', value: '2026-02-30 15:00:00', code: 'bad-date' },
    ],
  ])('says what it cannot read: %s', (_case, text, problem) => {
    expect(read(text)).toMatchObject({ matches: [], problems: [{ source: 'match-feed', ...problem }] });
  });
});

describe('a feed of Betbalancer', () => {
  const clubs =
    '<Competitors><Texts><Text Type="2" ID="12" SUPERID="92"><Value>FK Druhý</Value></Text></Texts><Texts><Text Type="1" ID="11"><Value>SK První</Value></Text></Texts></Competitors>';
  const fixture = (date: string, off = '0') =>
    `<Fixture>${clubs}<DateInfo><MatchDate>${date}</MatchDate></DateInfo><StatusInfo><Off>${off}</Off></StatusInfo><NeutralGround><Value>1</Value></NeutralGround></Fixture>`;
  const odds = (type: number, ...offers: [outcome: string, price: string, line?: string][]) =>
    `<Bet OddsType="${type}">${offers.map(([outcome, price, line]) => `<Odds OutCome="${outcome}"${line === undefined ? '' : ` SpecialBetValue="${line}"`}>${price}</Odds>`).join('')}</Bet>`;
  const goal = (team: number, home: number, away: number, time: string, player: string) =>
    `<Goal Id="${time}" ScoringTeam="${team}" Team1="${home}" Team2="${away}" Time="${time}"><Player Id="5" Name="${player}"/></Goal>`;
  const score = (full: string, half = '0:1') =>
    `<Result><ScoreInfo><Score Type="FT">${full}</Score><Score Type="HT">${half}</Score></ScoreInfo></Result>`;
  const data = (inner: string, tournament = '77') =>
    `<BetbalancerBetData><Sports><Sport BetbalancerSportID="1"><Category IsoName="CZE">\n<Tournament BetbalancerTournamentID="${tournament}">\n<Match BetbalancerMatchID="900">${inner}</Match></Tournament></Category></Sport><Sport BetbalancerSportID="4"><Tournament BetbalancerTournamentID="77"><Match/></Tournament></Sport></Sports></BetbalancerBetData>`;
  const base = {
    row: 3,
    externalId: '900',
    tournamentId: 'czech-republic.first-league',
    season: '2026-27',
    home: { name: 'SK První', externalId: '11' },
    away: { name: 'FK Druhý', externalId: '92' },
    neutralVenue: true,
  };

  it('gives a match to come with its prices; of a time without a zone only the day', () => {
    const bets =
      odds(10, ['2', '3.1'], ['1', '2.2'], ['X', '3.05']) +
      odds(18, ['over {total}', '2.00', '2.5'], ['under {total}', '1.75', '2.5'], ['over {total}', '3.40', '3.5']) +
      odds(99, ['1', '2.00']);
    const quote = { bookmaker: 'betbalancer', phase: 'moving', quotedAt: now };
    expect(read(data(`${fixture('2026-12-5T16:40:00')}<MatchOdds>${bets}</MatchOdds>`))).toMatchObject({ rows: 1, problems: [] });
    expect(read(data(`${fixture('2026-12-5T16:40:00')}<MatchOdds>${bets}</MatchOdds>`)).matches).toEqual([
      {
        ...base,
        kickoff: { known: false, day: '2026-12-05' },
        status: 'scheduled',
        quotes: [
          { ...quote, market: 'match-result', line: 0, prices: [2.2, 3.05, 3.1] },
          { ...quote, market: 'total-goals', line: 2.5, prices: [2, 1.75] },
          { ...quote, market: 'total-goals', line: 3.5, prices: [3.4, null] },
        ],
      },
    ]);
  });

  it('gives a match that is over with its goals, and no price', () => {
    const goals = `<Goals>${goal(2, 0, 1, '31', 'Novák, J.')}${goal(1, 1, 1, '62:10', 'Dvořák, P.')}</Goals>`;
    const over = `${fixture('2026-11-14T16:40:00+01:00')}<MatchOdds>${odds(10, ['1', '2.2'])}</MatchOdds>${score('1:1')}${goals}`;
    expect(read(data(over))).toMatchObject({ problems: [] });
    expect(read(data(over)).matches).toEqual([
      {
        ...base,
        kickoff: { known: true, utc: new Date('2026-11-14T15:40:00Z') },
        status: 'finished',
        score: { current: { home: 1, away: 1 }, fullTime: { home: 1, away: 1 }, halfTime: { home: 0, away: 1 } },
        events: [
          { minute: 31, side: 'away', kind: 'goal', playerName: 'Novák, J.', score: { home: 0, away: 1 } },
          { minute: 62, side: 'home', kind: 'goal', playerName: 'Dvořák, P.', score: { home: 1, away: 1 } },
        ],
        quotes: [],
      },
    ]);
  });

  it('keeps the result and has no goals where they do not lead to it', () => {
    const text = data(`${fixture('2026-11-14T16:40:00')}${score('2:1')}<Goals>${goal(2, 0, 1, '31', 'Novák, J.')}</Goals>`);
    const { matches, problems } = read(text);
    expect(matches[0]?.score?.current).toEqual({ home: 2, away: 1 });
    expect(matches[0]).not.toHaveProperty('events');
    expect(problems).toEqual([{ source: 'match-feed', row: 3, field: 'Goals', value: '0:1 of 2:1', code: 'inconsistent' }]);
  });

  it.each([
    [
      'another competition',
      data(fixture('2026-12-05T16:40:00'), '78'),
      { field: 'BetbalancerTournamentID', value: '78', code: 'unknown-competition' },
    ],
    ['a match that is marked as off', data(fixture('2026-12-05T16:40:00', '1')), { field: 'Off', value: '1', code: 'not-this-format' }],
    ['a day that is none', data(fixture('2026-2-30T16:40:00')), { field: 'MatchDate', value: '2026-2-30T16:40:00', code: 'bad-date' }],
    ['no clubs', data('<Fixture/>'), { field: 'Competitors', code: 'missing-value' }],
    [
      'a score of a part that is unknown',
      data(`${fixture('2026-11-14T16:40:00')}<Score Type="OT">1:1</Score>`),
      { field: 'Score', value: 'OT 1:1', code: 'bad-score' },
    ],
  ])('says what it cannot read: %s', (_case, text, problem) => {
    expect(read(text)).toMatchObject({ matches: [], problems: [{ source: 'match-feed', ...problem }] });
  });
});
