/**
 * Returns the tips of the matches whose numbers the parameter gives, with `present_id`, the number under which each is stored now. Tips
 * that were written before two records of a match were united still name the former one.
 */
export const tipsOfMatches = (matchIdsParameter: string) => `
  select t.*, requested.present_id
  from (select id as present_id, id as tipped_as from unnest(${matchIdsParameter}::int[]) as own(id)
        union all
        select f.match_id, f.former_id from former_match_ids f where f.match_id = any(${matchIdsParameter})) requested
  join tips t on t.match_id = requested.tipped_as`;
