CREATE TABLE `lab_closing_counts` (
	`closes_on` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `challenge_labs_open`;--> statement-breakpoint
CREATE INDEX `challenge_labs_open` ON `challenge_labs` (`is_sample`,`closes_at`,`id`,`first_ends_at`,`last_starts_at`) WHERE status = 'open' AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_role_status` ON `feedback_submissions` (`role`,`status`,`submitted_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER lab_closing_counts_insert AFTER INSERT ON challenge_labs
WHEN new.status = 'open' AND new.archived_at IS NULL AND new.is_sample = 0
BEGIN
	INSERT INTO lab_closing_counts (closes_on, count) VALUES (new.closes_on, 1)
		ON CONFLICT (closes_on) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER lab_closing_counts_delete AFTER DELETE ON challenge_labs
WHEN old.status = 'open' AND old.archived_at IS NULL AND old.is_sample = 0
BEGIN
	UPDATE lab_closing_counts SET count = count - 1 WHERE closes_on = old.closes_on;
END;
--> statement-breakpoint
CREATE TRIGGER lab_closing_counts_update AFTER UPDATE OF closes_on, status, archived_at, is_sample ON challenge_labs
WHEN old.closes_on IS NOT new.closes_on OR (old.status = 'open' AND old.archived_at IS NULL AND old.is_sample = 0) IS NOT (new.status = 'open' AND new.archived_at IS NULL AND new.is_sample = 0)
BEGIN
	UPDATE lab_closing_counts SET count = count - 1 WHERE closes_on = old.closes_on AND (old.status = 'open' AND old.archived_at IS NULL AND old.is_sample = 0);
	INSERT INTO lab_closing_counts (closes_on, count) SELECT new.closes_on, 1 WHERE new.status = 'open' AND new.archived_at IS NULL AND new.is_sample = 0
		ON CONFLICT (closes_on) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO lab_closing_counts (closes_on, count) SELECT closes_on, count(*) FROM challenge_labs WHERE status = 'open' AND archived_at IS NULL AND is_sample = 0 GROUP BY closes_on;
