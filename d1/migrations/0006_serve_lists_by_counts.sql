CREATE TABLE `newsletter_audience_counts` (
	`frequency` text NOT NULL,
	`topics` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`frequency`, `topics`)
);
--> statement-breakpoint
ALTER TABLE `blog_categories` ADD `post_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `events_to_come_by_educator` ON `events` (`educator_id`,`starts_at`,`id`) WHERE published = 1 AND is_over = 0;--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_area` ON `mentorship_requests` (`area`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_escalated` ON `mentorship_requests` (`assigned_at`) WHERE status = 'pending' AND mentor_id IS NOT NULL AND escalated_at IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER newsletter_audience_counts_insert AFTER INSERT ON newsletter_subscribers
WHEN new.status = 'confirmed'
BEGIN
	INSERT INTO newsletter_audience_counts (frequency, topics, count) VALUES (new.frequency, new.topics, 1)
		ON CONFLICT (frequency, topics) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_audience_counts_delete AFTER DELETE ON newsletter_subscribers
WHEN old.status = 'confirmed'
BEGIN
	UPDATE newsletter_audience_counts SET count = count - 1 WHERE frequency = old.frequency AND topics = old.topics;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_audience_counts_update AFTER UPDATE OF frequency, topics, status ON newsletter_subscribers
WHEN old.frequency IS NOT new.frequency OR old.topics IS NOT new.topics OR (old.status = 'confirmed') IS NOT (new.status = 'confirmed')
BEGIN
	UPDATE newsletter_audience_counts SET count = count - 1 WHERE frequency = old.frequency AND topics = old.topics AND (old.status = 'confirmed');
	INSERT INTO newsletter_audience_counts (frequency, topics, count) SELECT new.frequency, new.topics, 1 WHERE new.status = 'confirmed'
		ON CONFLICT (frequency, topics) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER blog_categories_counters_by_blog_post_categories_insert AFTER INSERT ON blog_post_categories
BEGIN
	UPDATE blog_categories SET post_count = post_count + 1 WHERE id = new.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_categories_counters_by_blog_post_categories_delete AFTER DELETE ON blog_post_categories
BEGIN
	UPDATE blog_categories SET post_count = post_count - 1 WHERE id = old.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_categories_counters_by_blog_post_categories_update AFTER UPDATE OF category_id ON blog_post_categories
WHEN old.category_id IS NOT new.category_id
BEGIN
	UPDATE blog_categories SET post_count = post_count - (id IS old.category_id) + (id IS new.category_id)
		WHERE id IN (old.category_id, new.category_id);
END;
--> statement-breakpoint
INSERT INTO newsletter_audience_counts (frequency, topics, count)
	SELECT frequency, topics, count(*) FROM newsletter_subscribers WHERE status = 'confirmed' GROUP BY 1, 2;
--> statement-breakpoint
UPDATE blog_categories SET post_count = (SELECT count(*) FROM blog_post_categories WHERE category_id = blog_categories.id);
