ALTER TABLE "search_terms" ADD COLUMN "importance" real DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What data/commands/catalogue/weigh-search-terms.ts stores from now on.
UPDATE search_terms s SET importance = w.importance
FROM (
  SELECT 'team' AS kind, e.team_id AS id, sum(1.0 / t.priority)::real AS importance
  FROM season_entries e JOIN seasons s ON s.id = e.season_id JOIN tournaments t ON t.numeric_id = s.tournament_id
  GROUP BY e.team_id
  UNION ALL
  SELECT 'tournament', t.numeric_id, (count(*)::numeric / t.priority)::real
  FROM seasons s JOIN tournaments t ON t.numeric_id = s.tournament_id
  GROUP BY t.numeric_id
) w
WHERE s.kind = w.kind AND s.subject_id = w.id;
