import type { Queryable } from '#data/database/database.ts';

/** A call that the site recorded before making it. */
export interface NotedCallTime {
  readonly source: string;
  readonly call: string;
  readonly calledAt: Date;
  /** False when it brought nothing: its process was killed, or its provider failed. */
  readonly isAnswered: boolean;
}

/** A state of a match that visitors could see from a moment on. */
export interface ShownState {
  readonly matchId: number;
  readonly at: Date;
  readonly status: string;
  readonly home: number | null;
  readonly away: number | null;
  readonly source: string;
}

/** Makes the database record every noted call and every state of a match, in the transaction that stores it; to be run as its owner. */
export async function keepJournal(owner: Queryable): Promise<void> {
  await owner.query(`
    create schema if not exists journal;
    create table journal.calls (
      id bigint generated always as identity primary key, source text, call text, called_at timestamptz, is_answered boolean default false);
    create index on journal.calls (source, call, id);
    create table journal.states (
      id bigint generated always as identity primary key, match_id int, at timestamptz, status text, home int, away int, source text);
    create function journal.note_call() returns trigger language plpgsql security definer as $$
      begin insert into journal.calls (source, call, called_at) values (new.source, new.call, new.called_at); return null; end $$;
    create function journal.note_answer() returns trigger language plpgsql security definer as $$
      begin
        update journal.calls set is_answered = true
          where id = (select max(id) from journal.calls where source = new.source and call = new.call);
        return null;
      end $$;
    create function journal.note_state() returns trigger language plpgsql security definer as $$
      begin
        insert into journal.states (match_id, at, status, home, away, source)
          values (new.id, new.updated_at, new.status, new.home_goals, new.away_goals, new.state_source);
        return null;
      end $$;
    create trigger journal_of_calls after insert or update of called_at on source_calls for each row execute function journal.note_call();
    create trigger journal_of_answers after update of answered_at on source_calls for each row execute function journal.note_answer();
    create trigger journal_of_states after insert or update of status, home_goals, away_goals on matches
      for each row execute function journal.note_state();
    grant usage on schema journal to public;
    grant select on all tables in schema journal to public`);
}

/** Returns every noted call, the first one first. */
export async function listNotedCalls(database: Queryable): Promise<NotedCallTime[]> {
  const { rows } = await database.query<NotedCallTime>(
    'select source, call, called_at as "calledAt", is_answered as "isAnswered" from journal.calls order by id',
  );
  return rows;
}

/** Returns every state of the matches, the first one first; states that repeat the previous one are left out. */
export async function listShownStates(database: Queryable): Promise<ShownState[]> {
  const { rows } = await database.query<ShownState>(
    `select match_id as "matchId", at, status, home, away, source from (
       select *, (status, home, away) is distinct from
         (lag(status) over states, lag(home) over states, lag(away) over states) as is_new
       from journal.states window states as (partition by match_id order by id)) s
     where is_new order by id`,
  );
  return rows;
}
