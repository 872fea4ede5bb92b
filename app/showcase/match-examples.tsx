import { LiveChances } from '#app/components/chances/live-chances.tsx';
import { CoverageLegend, CoverageMark } from '#app/components/competitions/coverage-mark.tsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { LiveCell } from '#app/components/matches/live-cell.tsx';
import { LiveNumber } from '#app/components/matches/live-number.tsx';
import { MatchHeadFrame } from '#app/components/matches/match-head-frame.tsx';
import { MatchList } from '#app/components/matches/match-list.tsx';
import { MatchMoment } from '#app/components/matches/match-moment.tsx';
import { MatchRow } from '#app/components/matches/match-row.tsx';
import { ResultLine, SpokenOutcome } from '#app/components/matches/result-line.tsx';
import { RowClub } from '#app/components/matches/row-club.tsx';
import { ScorersLine } from '#app/components/matches/scorers-line.tsx';
import { SilenceNote } from '#app/components/matches/silence-note.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { Star } from '#app/components/page/star.tsx';
import { FormStrip, OutcomeLetter } from '#app/components/tips/outcome-letter.tsx';
import { TimeBefore } from '#app/components/tips/time-before.tsx';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import type { Section } from './example.ts';
import {
  afterPenalties,
  atHalfTime,
  awarded,
  bare,
  between,
  exampleClubs,
  exampleMoment,
  finished,
  finishedWrong,
  inAddedTime,
  inState,
  justBegun,
  live,
  liveTipped,
  longNamed,
  openTip,
  silent,
  tipped,
  toCome,
  withoutPrices,
} from './example-matches.ts';

const { leeds, everton, wolves, gladbach } = exampleClubs;
const row = (match: ListedMatch) => (
  <ul>
    <MatchRow match={match} />
  </ul>
);
const several = [tipped, live, finished, { ...longNamed, ...between(gladbach, wolves) }].map((match, at) => ({
  ...match,
  id: match.id + at,
}));
const head = { id: toCome.id, sport: 'football', homeId: leeds.id, awayId: everton.id } as const;
const steps = [
  { name: 'Premier League', path: '/leagues' },
  { name: 'Leeds United – Everton', path: '/leeds-united-everton-2026-11-21' },
];

export const matchRows: Section = {
  id: 'match-rows',
  title: 'Matches: rows and lists',
  isWide: true,
  examples: {
    MatchRow: {
      'to come, with prices and a prediction': row(toCome),
      'to come, with a tip': row(tipped),
      'to come, without prices': row(withoutPrices),
      'to come, hour unknown, nothing else known': row(bare),
      'long names, extreme prices': row(longNamed),
      'just begun': row(justBegun),
      live: row(live),
      'half-time': row(atHalfTime),
      'live, source silent': row(silent),
      'live, outcome of the tip is expected': row(liveTipped),
      'finished, prediction right, tip won': row(finished),
      'finished, prediction wrong, tip lost': row(finishedWrong),
      'finished, tip withdrawn': row({ ...finished, tip: { ...openTip, present: null, state: 'withdrawn' } }),
      'after penalties': row(afterPenalties),
      'result awaited': row(inState('awaited')),
      postponed: row(inState('postponed')),
      abandoned: row(inState('abandoned')),
      awarded: row(awarded),
      'with its day and competition': (
        <ul>
          <MatchRow match={toCome} dated competition={{ code: 'ENG', name: 'Premier League' }} />
        </ul>
      ),
      'with scorers': (
        <ul>
          <MatchRow match={finished} withScorers />
        </ul>
      ),
    },
    MatchList: {
      empty: <MatchList code="ENG" heading="Premier League" matches={[]} />,
      'one match': <MatchList code="ENG" heading="Premier League" beside="Matchday 12" matches={[toCome]} />,
      'several matches': <MatchList code="ENG" heading="Premier League" beside="Matchday 12" matches={several} />,
      'results of a club, of several competitions': (
        <MatchList
          heading="Results"
          matches={[finished, finishedWrong, { ...afterPenalties, penaltiesHome: null, penaltiesAway: null }].map((match, at) => ({
            ...match,
            id: match.id + at,
          }))}
          competitionOf={() => ({ code: 'ENG', name: 'Premier League' })}
          dated
          ofTeam={leeds.id}
        />
      ),
    },
    MatchHeadFrame: {
      'to come': (
        <MatchHeadFrame match={{ ...head, status: 'scheduled' }} named="Leeds United – Everton" steps={steps} className={undefined}>
          <p>Leeds United – Everton</p>
        </MatchHeadFrame>
      ),
      'finished, in one line': (
        <MatchHeadFrame match={{ ...head, status: 'finished' }} named="Leeds United – Everton" steps={steps} className={undefined} inLine>
          <p>Leeds United 2–1 Everton</p>
        </MatchHeadFrame>
      ),
    },
  },
};

const club = (of: (typeof exampleClubs)[keyof typeof exampleClubs], reds: number) => (
  <RowClub
    className={undefined}
    name={of.name}
    row={of.rowName}
    short={of.shortName}
    crestName={of.name}
    colours={of.colours}
    reds={reds}
    side="home"
  />
);

export const matchParts: Section = {
  id: 'match-parts',
  title: 'Matches: parts of a row',
  examples: {
    MatchMoment: {
      'to come': <MatchMoment match={toCome} />,
      'hour unknown': <MatchMoment match={bare} />,
      live: <MatchMoment match={live} />,
      'added time': <MatchMoment match={inAddedTime} />,
      'half-time': <MatchMoment match={atHalfTime} />,
      'extra time, break': <MatchMoment match={{ ...live, period: 'extra-time-break' }} />,
      'penalties under way': <MatchMoment match={{ ...live, period: 'penalties' }} />,
      finished: <MatchMoment match={finished} />,
      'after extra time': <MatchMoment match={{ ...finished, extraTimeHome: 1 }} />,
      'after penalties': <MatchMoment match={afterPenalties} />,
      postponed: <MatchMoment match={inState('postponed')} />,
    },
    KickoffTime: {
      time: <KickoffTime moment={exampleMoment} show="time" />,
      'short day': <KickoffTime moment={exampleMoment} show="short-day" />,
      'day of a row': <KickoffTime moment={exampleMoment} show="row-day" />,
      'long day': <KickoffTime moment={exampleMoment} show="long-day" />,
      weekday: <KickoffTime moment={exampleMoment} show="weekday" />,
      'a day without an hour': <KickoffTime moment={new Date('2026-11-21T12:00:00Z')} show="long-day" dayAlone />,
    },
    TimeBefore: {
      'minutes before': (
        <p>
          15:30
          <TimeBefore moment={exampleMoment} kickoff={new Date('2026-11-21T15:42:00Z')} />
        </p>
      ),
      'hours before': (
        <p>
          15:30
          <TimeBefore moment={exampleMoment} kickoff={new Date('2026-11-21T20:45:00Z')} />
        </p>
      ),
      'days before, another sport': (
        <p>
          15:30
          <TimeBefore moment={exampleMoment} kickoff={new Date('2026-11-25T18:00:00Z')} start="start" />
        </p>
      ),
    },
    RowClub: {
      usual: club(leeds, 0),
      'two sent off': club(everton, 2),
      'long name': club(wolves, 0),
      'longest name': club(gladbach, 1),
    },
    Crest: {
      small: <Crest name={leeds.name} colours={leeds.colours} />,
      large: <Crest name={wolves.name} colours={wolves.colours} size="large" />,
      'without known colours': <Crest name="Thornbury Rovers" colours={[]} size="large" />,
    },
    LiveCell: {
      'to come': <LiveCell match={toCome} />,
      'just begun': <LiveCell match={justBegun} />,
      'last event is a red card': <LiveCell match={live} />,
      'last event is a goal': <LiveCell match={atHalfTime} />,
      silent: <LiveCell match={silent} />,
    },
    LiveChances: {
      'to come': <LiveChances match={toCome} />,
      live: <LiveChances match={live} />,
      'live, without a forecast': <LiveChances match={{ ...live, forecast: null }} />,
    },
    LiveNumber: { none: <LiveNumber sport="football" live={0} />, some: <LiveNumber sport="football" live={14} /> },
    SilenceNote: { silent: <SilenceNote since="2026-11-21T15:22:00Z" /> },
    ScorersLine: {
      'to come': <ScorersLine match={toCome} className={undefined} />,
      live: <ScorersLine match={live} className={undefined} />,
      'a scorer without a name': <ScorersLine match={finished} className={undefined} />,
    },
    OutcomeLetter: {
      win: <OutcomeLetter outcome="win" />,
      draw: <OutcomeLetter outcome="draw" />,
      loss: <OutcomeLetter outcome="loss" />,
    },
    FormStrip: {
      none: <FormStrip outcomes={[]} />,
      one: <FormStrip outcomes={['win']} />,
      five: <FormStrip outcomes={['win', 'draw', 'loss', 'win', 'win']} />,
    },
    ResultLine: {
      won: <ResultLine outcome="win" competition="Premier League" />,
      lost: <ResultLine outcome="loss" competition="UEFA Champions League" />,
    },
    SpokenOutcome: { drawn: <SpokenOutcome outcome="draw" /> },
    Star: {
      alone: <Star id="m9000100" of="Leeds United – Everton" />,
      'with words': (
        <Star id="m9000100" of="Leeds United – Everton">
          Favourite
        </Star>
      ),
    },
    CoverageMark: {
      nothing: <CoverageMark coverage={{ results: null, tables: null, lineUps: null, odds: null, forecasts: null }} />,
      'results alone': <CoverageMark coverage={{ results: '2012-08-18', tables: null, lineUps: null, odds: null, forecasts: null }} />,
      everything: (
        <CoverageMark
          coverage={{ results: '1993-08-14', tables: '1993/94', lineUps: '2024-08-16', odds: '2005-08-13', forecasts: '2006-08-19' }}
        />
      ),
    },
    CoverageLegend: { legend: <CoverageLegend /> },
  },
};
