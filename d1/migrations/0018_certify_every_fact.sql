DROP TRIGGER course_certificates_counters_by_certificates_insert;
--> statement-breakpoint
DROP TRIGGER course_certificates_counters_by_certificates_delete;
--> statement-breakpoint
DROP TRIGGER course_certificates_counters_by_certificates_update;
--> statement-breakpoint
DROP INDEX `certificates_by_user_course`;--> statement-breakpoint
ALTER TABLE `certificates` ADD `kind` text DEFAULT 'course' NOT NULL;--> statement-breakpoint
ALTER TABLE `certificates` ADD `source_id` text;--> statement-breakpoint
ALTER TABLE `certificates` ADD `successor_id` text;--> statement-breakpoint
ALTER TABLE `certificates` ADD `corrections` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `certificates` ADD `issue_reason` text;--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_of_course` ON `certificates` (`user_id`,`course_id`) WHERE successor_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_of_subject` ON `certificates` (`kind`,`source_id`,`user_id`) WHERE successor_id IS NULL;--> statement-breakpoint
CREATE INDEX `certificates_by_kind` ON `certificates` (`kind`,`issued_at`,`id`);--> statement-breakpoint
ALTER TABLE `events` ADD `gives_certificates` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `fellowship_interest` ADD `completed_at` integer;
--> statement-breakpoint
CREATE TRIGGER course_certificates_counters_by_certificates_insert AFTER INSERT ON certificates
WHEN new.successor_id IS NULL
BEGIN
	UPDATE course_certificates SET issued_count = issued_count + 1 WHERE id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER course_certificates_counters_by_certificates_delete AFTER DELETE ON certificates
WHEN old.successor_id IS NULL
BEGIN
	UPDATE course_certificates SET issued_count = issued_count - 1 WHERE id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER course_certificates_counters_by_certificates_update AFTER UPDATE OF course_id, successor_id ON certificates
WHEN old.course_id IS NOT new.course_id OR (iif(old.successor_id IS NULL, 1, 0)) IS NOT (iif(new.successor_id IS NULL, 1, 0))
BEGIN
	UPDATE course_certificates SET issued_count = issued_count - (id IS old.course_id) * (iif(old.successor_id IS NULL, 1, 0)) + (id IS new.course_id) * (iif(new.successor_id IS NULL, 1, 0))
		WHERE id IN (old.course_id, new.course_id);
END;
