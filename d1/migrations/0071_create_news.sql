CREATE TABLE `news_counts` (
	`category` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`category` text NOT NULL,
	`added_at` integer NOT NULL,
	`paused_at` integer,
	`next_check_at` integer NOT NULL,
	`checked_at` integer,
	`answered_at` integer,
	`failing_since` integer,
	`failure` text,
	`etag` text,
	`item_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_feeds_failures_have_a_reason" CHECK((failing_since IS NULL) = (failure IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_feeds_url_unique` ON `news_feeds` (`url`);--> statement-breakpoint
CREATE INDEX `news_feeds_by_date` ON `news_feeds` (`added_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_feeds_due` ON `news_feeds` (`next_check_at`) WHERE paused_at IS NULL;--> statement-breakpoint
CREATE TABLE `news_items` (
	`id` text PRIMARY KEY NOT NULL,
	`feed_id` text NOT NULL,
	`url_hash` text NOT NULL,
	`url` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`feed_id`) REFERENCES `news_feeds`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_items_url_hash_unique` ON `news_items` (`url_hash`);--> statement-breakpoint
CREATE INDEX `news_items_by_date` ON `news_items` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_items_by_category` ON `news_items` (`category`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_items_by_feed` ON `news_items` (`feed_id`);
--> statement-breakpoint
CREATE TRIGGER news_counts_insert AFTER INSERT ON news_items
BEGIN
	INSERT INTO news_counts (category, count) VALUES (new.category, 1)
		ON CONFLICT (category) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_counts_delete AFTER DELETE ON news_items
BEGIN
	UPDATE news_counts SET count = count - 1 WHERE category = old.category;
END;
--> statement-breakpoint
CREATE TRIGGER news_counts_update AFTER UPDATE OF category ON news_items
WHEN old.category IS NOT new.category
BEGIN
	UPDATE news_counts SET count = count - 1 WHERE category = old.category;
	INSERT INTO news_counts (category, count) VALUES (new.category, 1)
		ON CONFLICT (category) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_feeds_counters_by_news_items_insert AFTER INSERT ON news_items
BEGIN
	UPDATE news_feeds SET item_count = item_count + 1 WHERE id = new.feed_id;
END;
--> statement-breakpoint
CREATE TRIGGER news_feeds_counters_by_news_items_delete AFTER DELETE ON news_items
BEGIN
	UPDATE news_feeds SET item_count = item_count - 1 WHERE id = old.feed_id;
END;
--> statement-breakpoint
CREATE TRIGGER news_feeds_counters_by_news_items_update AFTER UPDATE OF feed_id ON news_items
WHEN old.feed_id IS NOT new.feed_id
BEGIN
	UPDATE news_feeds SET item_count = item_count - (id IS old.feed_id) + (id IS new.feed_id)
		WHERE id IN (old.feed_id, new.feed_id);
END;
