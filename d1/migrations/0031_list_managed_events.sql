ALTER TABLE `events` ADD `touched_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `is_over` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `planned_at` integer GENERATED ALWAYS AS (coalesce(starts_at, 253402214400000)) VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `events_by_standing_touch` ON `events` (CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "published" = 0 AND "cancelled_at" IS NULL THEN 'draft' WHEN "is_over" THEN 'past' WHEN "cancelled_at" IS NOT NULL THEN 'cancelled' ELSE 'published' END,CASE WHEN "type" IS NULL THEN '' ELSE "type" END,`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_standing_plan` ON `events` (CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "published" = 0 AND "cancelled_at" IS NULL THEN 'draft' WHEN "is_over" THEN 'past' WHEN "cancelled_at" IS NOT NULL THEN 'cancelled' ELSE 'published' END,CASE WHEN "type" IS NULL THEN '' ELSE "type" END,`planned_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_to_end` ON `events` (`ends_at`) WHERE is_over = 0;
--> statement-breakpoint
-- Titles of all events, for admins; readers search what is published in `event_search`. A contentless table, as there.
CREATE VIRTUAL TABLE managed_event_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE TRIGGER managed_events_insert AFTER INSERT ON events
BEGIN
	INSERT INTO managed_event_search (rowid, title) VALUES (new.seq, new.title);
END;
--> statement-breakpoint
CREATE TRIGGER managed_events_delete AFTER DELETE ON events
BEGIN
	DELETE FROM managed_event_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_events_reindex AFTER UPDATE OF title ON events WHEN old.title <> new.title
BEGIN
	DELETE FROM managed_event_search WHERE rowid = old.seq;
	INSERT INTO managed_event_search (rowid, title) VALUES (new.seq, new.title);
END;
--> statement-breakpoint
INSERT INTO managed_event_search (rowid, title) SELECT seq, title FROM events;
--> statement-breakpoint
UPDATE events SET touched_at = updated_at;
