CREATE TABLE `impact_counts` (
	`category` text NOT NULL,
	`mark` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`category`, `mark`)
);
--> statement-breakpoint
CREATE TABLE `impact_entries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`date_completed` text NOT NULL,
	`link` text,
	`is_public` integer DEFAULT false NOT NULL,
	`is_withheld` integer DEFAULT false NOT NULL,
	`mark` text DEFAULT 'own' NOT NULL,
	`confirmation` text,
	`source_kind` text,
	`source_id` text,
	`outcomes` text DEFAULT '{}' NOT NULL,
	`pinned_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "impact_entries_mark_is_known" CHECK(mark IN ('own', 'verified', 'confirmed')),
	CONSTRAINT "impact_entries_verified_have_a_source" CHECK(mark <> 'verified' OR source_id IS NOT NULL),
	CONSTRAINT "impact_entries_confirmed_have_a_name" CHECK((mark = 'confirmed') = (confirmation IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `impact_entries_id_unique` ON `impact_entries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `impact_entries_by_source` ON `impact_entries` (`user_id`,`source_kind`,`source_id`);--> statement-breakpoint
CREATE INDEX `impact_entries_by_user` ON `impact_entries` (`user_id`,`date_completed`,`id`);--> statement-breakpoint
CREATE INDEX `impact_entries_by_user_visibility` ON `impact_entries` (`user_id`,`is_public`,`date_completed`,`id`);--> statement-breakpoint
CREATE INDEX `impact_entries_listed` ON `impact_entries` (`date_completed`,`id`) WHERE is_public = 1 AND is_withheld = 0;--> statement-breakpoint
CREATE INDEX `impact_entries_listed_by_category` ON `impact_entries` (`category`,`date_completed`,`id`) WHERE is_public = 1 AND is_withheld = 0;--> statement-breakpoint
CREATE INDEX `impact_entries_listed_by_mark` ON `impact_entries` (`mark`,`date_completed`,`id`) WHERE is_public = 1 AND is_withheld = 0;--> statement-breakpoint
CREATE INDEX `impact_entries_listed_by_category_mark` ON `impact_entries` (`category`,`mark`,`date_completed`,`id`) WHERE is_public = 1 AND is_withheld = 0;--> statement-breakpoint
CREATE TABLE `impact_sums` (
	`unit` text PRIMARY KEY NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`vouched_amount` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE impact_search USING fts5(
	title, description, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO impact_search (rowid, title, description)
		SELECT impact_entries.seq, title, description FROM (SELECT * FROM impact_entries WHERE is_public = 1 AND is_withheld = 0) AS impact_entries WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'impact_entries', seq FROM impact_entries;
--> statement-breakpoint
CREATE TRIGGER impact_counts_insert AFTER INSERT ON impact_entries
WHEN new.is_public = 1 AND new.is_withheld = 0
BEGIN
	INSERT INTO impact_counts (category, mark, count) VALUES (new.category, new.mark, 1)
		ON CONFLICT (category, mark) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER impact_counts_delete AFTER DELETE ON impact_entries
WHEN old.is_public = 1 AND old.is_withheld = 0
BEGIN
	UPDATE impact_counts SET count = count - 1 WHERE category = old.category AND mark = old.mark;
END;
--> statement-breakpoint
CREATE TRIGGER impact_counts_update AFTER UPDATE OF category, mark, is_public, is_withheld ON impact_entries
WHEN old.category IS NOT new.category OR old.mark IS NOT new.mark OR (old.is_public = 1 AND old.is_withheld = 0) IS NOT (new.is_public = 1 AND new.is_withheld = 0)
BEGIN
	UPDATE impact_counts SET count = count - 1 WHERE category = old.category AND mark = old.mark AND (old.is_public = 1 AND old.is_withheld = 0);
	INSERT INTO impact_counts (category, mark, count) SELECT new.category, new.mark, 1 WHERE new.is_public = 1 AND new.is_withheld = 0
		ON CONFLICT (category, mark) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER impact_search_insert AFTER INSERT ON impact_entries
WHEN new.is_public = 1 AND new.is_withheld = 0
BEGIN
	INSERT INTO impact_search (rowid, title, description)
		SELECT impact_entries.seq, title, description FROM (SELECT * FROM impact_entries WHERE is_public = 1 AND is_withheld = 0) AS impact_entries WHERE impact_entries.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER impact_search_delete AFTER DELETE ON impact_entries
WHEN old.is_public = 1 AND old.is_withheld = 0
BEGIN
	DELETE FROM impact_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER impact_search_update AFTER UPDATE OF title, description, is_public, is_withheld ON impact_entries
WHEN (old.title IS NOT new.title OR old.description IS NOT new.description OR old.is_public IS NOT new.is_public OR old.is_withheld IS NOT new.is_withheld) AND (old.is_public = 1 AND old.is_withheld = 0 OR new.is_public = 1 AND new.is_withheld = 0)
BEGIN
	DELETE FROM impact_search WHERE rowid = old.seq AND old.is_public = 1 AND old.is_withheld = 0;
	INSERT INTO impact_search (rowid, title, description)
		SELECT impact_entries.seq, title, description FROM (SELECT * FROM impact_entries WHERE is_public = 1 AND is_withheld = 0) AS impact_entries WHERE impact_entries.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_unfolded_insert AFTER INSERT ON impact_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'impact_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'impact_entries', impact_entries.seq FROM impact_entries
		WHERE impact_entries.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_unfolded_update AFTER UPDATE OF title, description, is_public, is_withheld ON impact_entries
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.is_public IS NOT new.is_public OR old.is_withheld IS NOT new.is_withheld
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'impact_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'impact_entries', impact_entries.seq FROM impact_entries
		WHERE impact_entries.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_unfolded_delete AFTER DELETE ON impact_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'impact_entries' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_withhold_impact AFTER UPDATE OF state ON user_entries
WHEN (old.state IN ('suspended', 'deleting')) <> (new.state IN ('suspended', 'deleting'))
BEGIN
	UPDATE impact_entries SET is_withheld = new.state IN ('suspended', 'deleting') WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_insert_sums AFTER INSERT ON impact_entries WHEN new.is_public = 1 AND new.is_withheld = 0
BEGIN
	INSERT INTO impact_sums (unit, amount, vouched_amount)
		SELECT key, value, iif(new.mark = 'own', 0, value) FROM json_each(new.outcomes) WHERE TRUE
		ON CONFLICT (unit) DO UPDATE SET amount = amount + excluded.amount,
			vouched_amount = vouched_amount + excluded.vouched_amount;
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_delete_sums AFTER DELETE ON impact_entries WHEN old.is_public = 1 AND old.is_withheld = 0
BEGIN
	UPDATE impact_sums SET amount = amount - (old.outcomes ->> unit),
		vouched_amount = vouched_amount - iif(old.mark = 'own', 0, old.outcomes ->> unit)
		WHERE old.outcomes ->> unit IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_update_sums AFTER UPDATE OF is_public, is_withheld, mark, outcomes ON impact_entries
WHEN old.is_public <> new.is_public OR old.is_withheld <> new.is_withheld OR old.mark <> new.mark
	OR old.outcomes <> new.outcomes
BEGIN
	UPDATE impact_sums SET amount = amount - (old.outcomes ->> unit),
		vouched_amount = vouched_amount - iif(old.mark = 'own', 0, old.outcomes ->> unit)
		WHERE old.is_public = 1 AND old.is_withheld = 0 AND old.outcomes ->> unit IS NOT NULL;
	INSERT INTO impact_sums (unit, amount, vouched_amount)
		SELECT key, value, iif(new.mark = 'own', 0, value) FROM json_each(new.outcomes)
			WHERE new.is_public = 1 AND new.is_withheld = 0
		ON CONFLICT (unit) DO UPDATE SET amount = amount + excluded.amount,
			vouched_amount = vouched_amount + excluded.vouched_amount;
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_insert_impact AFTER INSERT ON enrollments WHEN new.completed = 1
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.student_id AND source_kind = 'course' AND source_id = new.course_id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, 5), new.student_id, title, 'course', 'Completed this course.',
			date(coalesce(new.completed_at, new.updated_at) / 1000 + 19800, 'unixepoch'), 'verified', 'course', id,
			new.updated_at, new.updated_at
		FROM courses WHERE id = new.course_id AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.student_id AND source_kind = 'course' AND source_id = new.course_id);
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_complete_impact AFTER UPDATE OF completed ON enrollments WHEN old.completed = 0 AND new.completed = 1
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.student_id AND source_kind = 'course' AND source_id = new.course_id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, 5), new.student_id, title, 'course', 'Completed this course.',
			date(coalesce(new.completed_at, new.updated_at) / 1000 + 19800, 'unixepoch'), 'verified', 'course', id,
			new.updated_at, new.updated_at
		FROM courses WHERE id = new.course_id AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.student_id AND source_kind = 'course' AND source_id = new.course_id);
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_refund_impact AFTER DELETE ON enrollments
WHEN old.completed = 1 AND EXISTS (SELECT 1 FROM ended_places WHERE enrollment_id = old.id)
BEGIN
	DELETE FROM impact_entries WHERE user_id = old.student_id AND source_kind = 'course' AND source_id = old.course_id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = old.student_id AND source_kind = 'course' AND source_id = old.course_id AND mark = 'verified';
END;
--> statement-breakpoint
CREATE TRIGGER event_registrations_attend_impact AFTER UPDATE OF status, checked_in_at ON event_registrations
WHEN new.status = 'registered' AND new.checked_in_at IS NOT NULL
	AND NOT (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, outcomes, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, 5), new.user_id, title, 'course', 'Attended this event.',
			date(new.checked_in_at / 1000 + 19800, 'unixepoch'), 'verified', 'attendance', id,
			iif(ends_at - starts_at BETWEEN 36000 AND 43200000, json_object('hours', (ends_at - starts_at) / 36000), '{}'),
			new.updated_at, new.updated_at
		FROM events WHERE id = new.event_id AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id);
END;
--> statement-breakpoint
CREATE TRIGGER event_registrations_miss_impact AFTER UPDATE OF status, checked_in_at ON event_registrations
WHEN old.status = 'registered' AND old.checked_in_at IS NOT NULL
	AND NOT (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.user_id AND source_kind = 'attendance' AND source_id = new.event_id AND mark = 'verified';
END;
