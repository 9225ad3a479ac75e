CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret_hash_unique` ON `calendar_feeds` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `event_drafts` (
	`event_id` text PRIMARY KEY NOT NULL,
	`details` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`takes_seat` integer NOT NULL,
	`seat_until` integer,
	`cancelled_from` text,
	`queue_number` integer,
	`ticket_code` text NOT NULL,
	`wants_reminder` integer DEFAULT false NOT NULL,
	`reminded_at` integer,
	`grant_id` text,
	`registered_at` integer,
	`cancelled_at` integer,
	`checked_in_at` integer,
	`checked_in_by` text,
	`last_change` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`checked_in_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "event_registrations_status_is_known" CHECK(status IN ('registered', 'awaiting_payment', 'offered', 'waitlisted', 'cancelled')),
	CONSTRAINT "event_registrations_seats_are_taken" CHECK((status NOT IN ('registered', 'awaiting_payment', 'offered') OR takes_seat = 1) AND (status <> 'waitlisted' OR takes_seat = 0)),
	CONSTRAINT "event_registrations_waiting_have_a_number" CHECK(status <> 'waitlisted' OR queue_number IS NOT NULL),
	CONSTRAINT "event_registrations_kept_seats_end" CHECK(status NOT IN ('offered', 'cancelled') OR takes_seat = 0 OR seat_until IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_ticket_code_unique` ON `event_registrations` (`ticket_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_grant_id_unique` ON `event_registrations` (`grant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_by_event_user` ON `event_registrations` (`event_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_in_order` ON `event_registrations` (`event_id`,`queue_number`) WHERE queue_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_registrations_waiting` ON `event_registrations` (`event_id`,`queue_number`) WHERE status = 'waitlisted';--> statement-breakpoint
CREATE INDEX `event_registrations_by_event_status` ON `event_registrations` (`event_id`,`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_by_user` ON `event_registrations` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_by_seat_end` ON `event_registrations` (`seat_until`) WHERE takes_seat = 1 AND seat_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_registrations_to_remind` ON `event_registrations` (`event_id`,`id`) WHERE wants_reminder = 1 AND status = 'registered' AND reminded_at IS NULL;--> statement-breakpoint
CREATE INDEX `event_registrations_by_checker` ON `event_registrations` (`checked_in_by`) WHERE checked_in_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`type` text,
	`category` text DEFAULT 'product' NOT NULL,
	`topic` text,
	`source` text DEFAULT 'internal' NOT NULL,
	`external_url` text,
	`location` text DEFAULT '' NOT NULL,
	`is_link_public` integer DEFAULT false NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`closes_at` integer,
	`closes_minutes_before` integer DEFAULT 0 NOT NULL,
	`max_participants` integer DEFAULT 100 NOT NULL,
	`price` integer DEFAULT 0 NOT NULL,
	`has_waitlist` integer DEFAULT true NOT NULL,
	`cover_image` text,
	`cover_drawing` integer DEFAULT 0 NOT NULL,
	`recording_url` text,
	`is_hidden_from_home` integer DEFAULT false NOT NULL,
	`educator_id` text,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`cancelled_at` integer,
	`cancel_message` text,
	`deleted_at` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`last_change` text DEFAULT '' NOT NULL,
	`registrations_count` integer DEFAULT 0 NOT NULL,
	`taken_count` integer DEFAULT 0 NOT NULL,
	`waitlist_count` integer DEFAULT 0 NOT NULL,
	`checked_in_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`educator_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "events_end_after_start" CHECK(ends_at > starts_at),
	CONSTRAINT "events_published_are_whole" CHECK(published = 0 OR (published_at IS NOT NULL AND starts_at IS NOT NULL
        AND ends_at IS NOT NULL AND closes_at IS NOT NULL AND type IS NOT NULL AND deleted_at IS NULL)),
	CONSTRAINT "events_price_is_not_negative" CHECK(price >= 0),
	CONSTRAINT "events_have_room" CHECK(max_participants >= 1),
	CONSTRAINT "events_seats_are_there" CHECK(taken_count BETWEEN 0 AND max_participants),
	CONSTRAINT "events_counts_are_not_negative" CHECK(registrations_count >= 0 AND waitlist_count >= 0 AND checked_in_count >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id_unique` ON `events` (`id`);--> statement-breakpoint
CREATE INDEX `events_by_tab_end` ON `events` (CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END,`ends_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `events_by_tab_start` ON `events` (CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END,`starts_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `events_by_tab_type_end` ON `events` (CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END,`type`,`ends_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `events_by_tab_type_start` ON `events` (CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END,`type`,`starts_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`starts_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `events_by_educator` ON `events` (`educator_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_update` ON `events` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_waited_for` ON `events` (`starts_at`,`id`) WHERE waitlist_count > 0;--> statement-breakpoint
CREATE INDEX `events_deleted` ON `events` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
-- Of published events; `INSERT OR REPLACE` on events would pass the delete triggers by and must not be used.
CREATE VIRTUAL TABLE event_search USING fts5(
	title, description, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE event_title_search USING fts5(
	title, content='', contentless_delete=1, tokenize='unicode61', prefix='1 2'
);
--> statement-breakpoint
CREATE TRIGGER events_insert_published AFTER INSERT ON events WHEN new.published = 1
BEGIN
	INSERT INTO event_search (rowid, title, description) VALUES (new.seq, new.title, new.description);
	INSERT INTO event_title_search (rowid, title) VALUES (new.seq, new.title);
END;
--> statement-breakpoint
CREATE TRIGGER events_delete_published AFTER DELETE ON events WHEN old.published = 1
BEGIN
	DELETE FROM event_search WHERE rowid = old.seq;
	DELETE FROM event_title_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER events_reindex AFTER UPDATE OF title, description, published ON events
	WHEN old.title <> new.title OR old.description <> new.description OR old.published <> new.published
BEGIN
	DELETE FROM event_search WHERE old.published = 1 AND rowid = old.seq;
	DELETE FROM event_title_search WHERE old.published = 1 AND rowid = old.seq;
	INSERT INTO event_search (rowid, title, description)
		SELECT new.seq, new.title, new.description WHERE new.published = 1;
	INSERT INTO event_title_search (rowid, title) SELECT new.seq, new.title WHERE new.published = 1;
END;
--> statement-breakpoint
CREATE TRIGGER event_registrations_insert AFTER INSERT ON event_registrations
BEGIN
	UPDATE events SET registrations_count = registrations_count + (new.status = 'registered'),
		taken_count = taken_count + new.takes_seat,
		waitlist_count = waitlist_count + (new.status = 'waitlisted'),
		checked_in_count = checked_in_count + (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
		WHERE id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_registrations_delete AFTER DELETE ON event_registrations
BEGIN
	UPDATE events SET registrations_count = registrations_count - (old.status = 'registered'),
		taken_count = taken_count - old.takes_seat,
		waitlist_count = waitlist_count - (old.status = 'waitlisted'),
		checked_in_count = checked_in_count - (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
		WHERE id = old.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_registrations_recount AFTER UPDATE OF status, takes_seat, checked_in_at ON event_registrations
	WHEN old.status <> new.status OR old.takes_seat <> new.takes_seat OR old.checked_in_at IS NOT new.checked_in_at
BEGIN
	UPDATE events SET
		registrations_count = registrations_count - (old.status = 'registered') + (new.status = 'registered'),
		taken_count = taken_count - old.takes_seat + new.takes_seat,
		waitlist_count = waitlist_count - (old.status = 'waitlisted') + (new.status = 'waitlisted'),
		checked_in_count = checked_in_count - (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
			+ (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
		WHERE id = new.event_id;
END;
