CREATE TABLE `newsletter_subscriber_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`status` text DEFAULT 'unconfirmed' NOT NULL,
	`confirmed` integer GENERATED ALWAYS AS (status = 'confirmed') VIRTUAL,
	`topics` text NOT NULL,
	`frequency` text DEFAULT 'monthly' NOT NULL,
	`subscribed_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	CONSTRAINT "newsletter_subscribers_status_is_known" CHECK(status IN ('unconfirmed', 'confirmed', 'unsubscribed')),
	CONSTRAINT "newsletter_subscribers_end_has_a_date" CHECK((status = 'unsubscribed') = (unsubscribed_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_id_unique` ON `newsletter_subscribers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email_unique` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_date` ON `newsletter_subscribers` (`subscribed_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_status` ON `newsletter_subscribers` (`status`,`subscribed_at`,`id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE newsletter_subscriber_search USING fts5(
	email, first_name, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO newsletter_subscriber_search (rowid, email, first_name)
		SELECT newsletter_subscribers.seq, email, coalesce(first_name, '') FROM newsletter_subscribers WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'newsletter_subscribers', seq FROM newsletter_subscribers;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_counts_insert AFTER INSERT ON newsletter_subscribers
BEGIN
	INSERT INTO newsletter_subscriber_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_counts_delete AFTER DELETE ON newsletter_subscribers
BEGIN
	UPDATE newsletter_subscriber_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_counts_update AFTER UPDATE OF status ON newsletter_subscribers
WHEN old.status IS NOT new.status
BEGIN
	UPDATE newsletter_subscriber_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO newsletter_subscriber_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_search_insert AFTER INSERT ON newsletter_subscribers
BEGIN
	INSERT INTO newsletter_subscriber_search (rowid, email, first_name)
		SELECT newsletter_subscribers.seq, email, coalesce(first_name, '') FROM newsletter_subscribers WHERE newsletter_subscribers.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_search_delete AFTER DELETE ON newsletter_subscribers
BEGIN
	DELETE FROM newsletter_subscriber_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscriber_search_update AFTER UPDATE OF email, first_name ON newsletter_subscribers
WHEN old.email IS NOT new.email OR old.first_name IS NOT new.first_name
BEGIN
	DELETE FROM newsletter_subscriber_search WHERE rowid = old.seq;
	INSERT INTO newsletter_subscriber_search (rowid, email, first_name)
		SELECT newsletter_subscribers.seq, email, coalesce(first_name, '') FROM newsletter_subscribers WHERE newsletter_subscribers.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_unfolded_insert AFTER INSERT ON newsletter_subscribers
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_subscribers' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'newsletter_subscribers', newsletter_subscribers.seq FROM newsletter_subscribers
		WHERE newsletter_subscribers.seq = new.seq AND coalesce(email, '') || coalesce(coalesce(first_name, ''), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_unfolded_update AFTER UPDATE OF email, first_name ON newsletter_subscribers
WHEN old.email IS NOT new.email OR old.first_name IS NOT new.first_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_subscribers' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'newsletter_subscribers', newsletter_subscribers.seq FROM newsletter_subscribers
		WHERE newsletter_subscribers.seq = new.seq AND coalesce(email, '') || coalesce(coalesce(first_name, ''), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_unfolded_delete AFTER DELETE ON newsletter_subscribers
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_subscribers' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_erase AFTER DELETE ON users
BEGIN
	DELETE FROM newsletter_subscribers WHERE email = old.email;
END;
