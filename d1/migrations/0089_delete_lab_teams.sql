DROP TRIGGER challenge_labs_counters_by_lab_teams_insert;
--> statement-breakpoint
DROP TRIGGER challenge_labs_counters_by_lab_teams_delete;
--> statement-breakpoint
DROP TRIGGER challenge_labs_counters_by_lab_teams_update;
--> statement-breakpoint
ALTER TABLE `lab_teams` ADD `deleted_at` integer;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_lab_teams_insert AFTER INSERT ON lab_teams
WHEN new.deleted_at IS NULL
BEGIN
	UPDATE challenge_labs SET teams_count = teams_count + 1 WHERE id = new.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_lab_teams_delete AFTER DELETE ON lab_teams
WHEN old.deleted_at IS NULL
BEGIN
	UPDATE challenge_labs SET teams_count = teams_count - 1 WHERE id = old.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_lab_teams_update AFTER UPDATE OF lab_id, deleted_at ON lab_teams
WHEN old.lab_id IS NOT new.lab_id OR (iif(old.deleted_at IS NULL, 1, 0)) IS NOT (iif(new.deleted_at IS NULL, 1, 0))
BEGIN
	UPDATE challenge_labs SET teams_count = teams_count - (id IS old.lab_id) * (iif(old.deleted_at IS NULL, 1, 0)) + (id IS new.lab_id) * (iif(new.deleted_at IS NULL, 1, 0))
		WHERE id IN (old.lab_id, new.lab_id);
END;
