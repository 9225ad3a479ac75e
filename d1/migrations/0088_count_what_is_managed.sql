CREATE TABLE `post_standing_counts` (
	`standing` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_standing_counts` (
	`standing` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_issue_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `events` ADD `agenda_at` integer GENERATED ALWAYS AS (CASE WHEN is_over THEN 2 * 253402214400000 - coalesce(starts_at, 0) ELSE coalesce(starts_at, 253402214400000) END) VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `events_by_standing_agenda` ON `events` (CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "published" = 0 AND "cancelled_at" IS NULL THEN 'draft' WHEN "is_over" THEN 'past' WHEN "cancelled_at" IS NOT NULL THEN 'cancelled' ELSE 'published' END,CASE WHEN "type" IS NULL THEN '' ELSE "type" END,`agenda_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER event_standing_counts_insert AFTER INSERT ON events
BEGIN
	INSERT INTO event_standing_counts (standing, count) VALUES (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.published = 0 AND new.cancelled_at IS NULL THEN 'draft' WHEN new.is_over THEN 'past' WHEN new.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER event_standing_counts_delete AFTER DELETE ON events
BEGIN
	UPDATE event_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.published = 0 AND old.cancelled_at IS NULL THEN 'draft' WHEN old.is_over THEN 'past' WHEN old.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END);
END;
--> statement-breakpoint
CREATE TRIGGER event_standing_counts_update AFTER UPDATE OF deleted_at, published, cancelled_at, is_over ON events
WHEN (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.published = 0 AND old.cancelled_at IS NULL THEN 'draft' WHEN old.is_over THEN 'past' WHEN old.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END) IS NOT (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.published = 0 AND new.cancelled_at IS NULL THEN 'draft' WHEN new.is_over THEN 'past' WHEN new.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END)
BEGIN
	UPDATE event_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.published = 0 AND old.cancelled_at IS NULL THEN 'draft' WHEN old.is_over THEN 'past' WHEN old.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END);
	INSERT INTO event_standing_counts (standing, count) VALUES (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.published = 0 AND new.cancelled_at IS NULL THEN 'draft' WHEN new.is_over THEN 'past' WHEN new.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_counts_insert AFTER INSERT ON newsletter_issues
BEGIN
	INSERT INTO newsletter_issue_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_counts_delete AFTER DELETE ON newsletter_issues
BEGIN
	UPDATE newsletter_issue_counts SET count = count - 1 WHERE state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_counts_update AFTER UPDATE OF state ON newsletter_issues
WHEN old.state IS NOT new.state
BEGIN
	UPDATE newsletter_issue_counts SET count = count - 1 WHERE state = old.state;
	INSERT INTO newsletter_issue_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER post_standing_counts_insert AFTER INSERT ON blog_posts
BEGIN
	INSERT INTO post_standing_counts (standing, count) VALUES (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.submitted_at IS NOT NULL THEN 'review' WHEN new.scheduled_at IS NOT NULL THEN 'scheduled' WHEN new.published THEN 'published' ELSE 'draft' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER post_standing_counts_delete AFTER DELETE ON blog_posts
BEGIN
	UPDATE post_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.submitted_at IS NOT NULL THEN 'review' WHEN old.scheduled_at IS NOT NULL THEN 'scheduled' WHEN old.published THEN 'published' ELSE 'draft' END);
END;
--> statement-breakpoint
CREATE TRIGGER post_standing_counts_update AFTER UPDATE OF deleted_at, submitted_at, scheduled_at, published ON blog_posts
WHEN (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.submitted_at IS NOT NULL THEN 'review' WHEN old.scheduled_at IS NOT NULL THEN 'scheduled' WHEN old.published THEN 'published' ELSE 'draft' END) IS NOT (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.submitted_at IS NOT NULL THEN 'review' WHEN new.scheduled_at IS NOT NULL THEN 'scheduled' WHEN new.published THEN 'published' ELSE 'draft' END)
BEGIN
	UPDATE post_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.deleted_at IS NOT NULL THEN 'deleted' WHEN old.submitted_at IS NOT NULL THEN 'review' WHEN old.scheduled_at IS NOT NULL THEN 'scheduled' WHEN old.published THEN 'published' ELSE 'draft' END);
	INSERT INTO post_standing_counts (standing, count) VALUES (CASE WHEN new.deleted_at IS NOT NULL THEN 'deleted' WHEN new.submitted_at IS NOT NULL THEN 'review' WHEN new.scheduled_at IS NOT NULL THEN 'scheduled' WHEN new.published THEN 'published' ELSE 'draft' END, 1)
		ON CONFLICT (standing) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO event_standing_counts (standing, count)
	SELECT CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN published = 0 AND cancelled_at IS NULL THEN 'draft' WHEN is_over THEN 'past' WHEN cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'published' END, count(*) FROM events GROUP BY 1;
--> statement-breakpoint
INSERT INTO newsletter_issue_counts (state, count) SELECT state, count(*) FROM newsletter_issues GROUP BY 1;
--> statement-breakpoint
INSERT INTO post_standing_counts (standing, count)
	SELECT CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN submitted_at IS NOT NULL THEN 'review' WHEN scheduled_at IS NOT NULL THEN 'scheduled' WHEN published THEN 'published' ELSE 'draft' END, count(*) FROM blog_posts GROUP BY 1;
