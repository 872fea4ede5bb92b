/**
 * Returns SQL of the chances of home, draw and away, which sum to 1, as a JSON array of whole per cents that sum to 100: what `wholeChances` returns,
 * but 0 and 100 for what is hardly possible and nearly certain. Without a draw its chance is 0.
 */
export function wholePercents(home: string, draw: string, away: string): string {
  return `(
  select jsonb_build_array(part.home + (part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int)::int,
    part.draw + (part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int)::int,
    part.away + (part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int)::int)
  from (select floor(c.home) as home, floor(c.draw) as draw, floor(c.away) as away, c.home - floor(c.home) as home_rest,
      c.draw - floor(c.draw) as draw_rest, c.away - floor(c.away) as away_rest, 100 - floor(c.home) - floor(c.draw) - floor(c.away) as spare
    from (select 100 * (${home})::numeric as home, 100 * coalesce(${draw}, 0)::numeric as draw, 100 * (${away})::numeric as away) c) part)`;
}
