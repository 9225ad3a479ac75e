CREATE TABLE `fellowship_drafts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`track` text,
	`details` text NOT NULL,
	`statement_id` text,
	`statement_name` text,
	`version` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`reminded_of` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`statement_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `fellowship_drafts_by_track` ON `fellowship_drafts` (`track`,`user_id`);--> statement-breakpoint
CREATE INDEX `fellowship_drafts_by_save` ON `fellowship_drafts` (`saved_at`);--> statement-breakpoint
CREATE INDEX `fellowship_drafts_by_statement` ON `fellowship_drafts` (`statement_id`) WHERE statement_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `fellowship_interest` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`track` text NOT NULL,
	`round` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`organization` text NOT NULL,
	`role` text NOT NULL,
	`area_of_interest` text NOT NULL,
	`motivation` text NOT NULL,
	`preferred_mode` text,
	`linkedin_url` text,
	`guardian_contact` text,
	`phone_number` text NOT NULL,
	`location` text NOT NULL,
	`statement_id` text,
	`statement_name` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`reviewed_at` integer,
	`score` integer DEFAULT 0 NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`statement_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "fellowship_interest_status_is_known" CHECK(status IN ('pending', 'approved', 'rejected')),
	CONSTRAINT "fellowship_interest_decided_have_a_time" CHECK((status = 'pending') = (decided_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fellowship_interest_id_unique` ON `fellowship_interest` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `fellowship_interest_once` ON `fellowship_interest` (`user_id`,`track`,`round`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_email` ON `fellowship_interest` (`email`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_date` ON `fellowship_interest` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_status` ON `fellowship_interest` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_track` ON `fellowship_interest` (`track`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_track_and_status` ON `fellowship_interest` (`track`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_score` ON `fellowship_interest` (`score`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_statement` ON `fellowship_interest` (`statement_id`) WHERE statement_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `fellowship_interest_decided` ON `fellowship_interest` (`decided_at`) WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_decider` ON `fellowship_interest` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `fellowship_interest_counts` (
	`track` text NOT NULL,
	`round` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`track`, `round`, `status`)
);
--> statement-breakpoint
CREATE TABLE `fellowship_reviews` (
	`application_id` text NOT NULL,
	`reviewer_id` text NOT NULL,
	`motivation` integer,
	`fit` integer,
	`feasibility` integer,
	`note` text DEFAULT '' NOT NULL,
	`has_conflict` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`application_id`, `reviewer_id`),
	FOREIGN KEY (`application_id`) REFERENCES `fellowship_interest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reviewer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fellowship_reviews_by_reviewer` ON `fellowship_reviews` (`reviewer_id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE fellowship_interest_search USING fts5(
	name, email, organization, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO fellowship_interest_search (rowid, name, email, organization)
		SELECT fellowship_interest.seq, name, email, organization FROM fellowship_interest WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'fellowship_interest', seq FROM fellowship_interest;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_counts_insert AFTER INSERT ON fellowship_interest
BEGIN
	INSERT INTO fellowship_interest_counts (track, round, status, count) VALUES (new.track, new.round, new.status, 1)
		ON CONFLICT (track, round, status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_counts_delete AFTER DELETE ON fellowship_interest
BEGIN
	UPDATE fellowship_interest_counts SET count = count - 1 WHERE track = old.track AND round = old.round AND status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_counts_update AFTER UPDATE OF track, round, status ON fellowship_interest
WHEN old.track IS NOT new.track OR old.round IS NOT new.round OR old.status IS NOT new.status
BEGIN
	UPDATE fellowship_interest_counts SET count = count - 1 WHERE track = old.track AND round = old.round AND status = old.status;
	INSERT INTO fellowship_interest_counts (track, round, status, count) VALUES (new.track, new.round, new.status, 1)
		ON CONFLICT (track, round, status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_search_insert AFTER INSERT ON fellowship_interest
BEGIN
	INSERT INTO fellowship_interest_search (rowid, name, email, organization)
		SELECT fellowship_interest.seq, name, email, organization FROM fellowship_interest WHERE fellowship_interest.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_search_delete AFTER DELETE ON fellowship_interest
BEGIN
	DELETE FROM fellowship_interest_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_search_update AFTER UPDATE OF name, email, organization ON fellowship_interest
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.organization IS NOT new.organization
BEGIN
	DELETE FROM fellowship_interest_search WHERE rowid = old.seq;
	INSERT INTO fellowship_interest_search (rowid, name, email, organization)
		SELECT fellowship_interest.seq, name, email, organization FROM fellowship_interest WHERE fellowship_interest.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_unfolded_insert AFTER INSERT ON fellowship_interest
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'fellowship_interest' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'fellowship_interest', fellowship_interest.seq FROM fellowship_interest
		WHERE fellowship_interest.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(organization, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_unfolded_update AFTER UPDATE OF name, email, organization ON fellowship_interest
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.organization IS NOT new.organization
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'fellowship_interest' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'fellowship_interest', fellowship_interest.seq FROM fellowship_interest
		WHERE fellowship_interest.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(organization, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_unfolded_delete AFTER DELETE ON fellowship_interest
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'fellowship_interest' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_statement_id_file_insert AFTER INSERT ON fellowship_interest
WHEN new.statement_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.statement_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_statement_id_file_delete AFTER DELETE ON fellowship_interest
WHEN old.statement_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.statement_id AND uses > 0;
	DELETE FROM files WHERE id = old.statement_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_statement_id_file_update AFTER UPDATE OF statement_id ON fellowship_interest
WHEN old.statement_id IS NOT new.statement_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.statement_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE id = old.statement_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_drafts_statement_id_file_insert AFTER INSERT ON fellowship_drafts
WHEN new.statement_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.statement_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_drafts_statement_id_file_delete AFTER DELETE ON fellowship_drafts
WHEN old.statement_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.statement_id AND uses > 0;
	DELETE FROM files WHERE id = old.statement_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_drafts_statement_id_file_update AFTER UPDATE OF statement_id ON fellowship_drafts
WHEN old.statement_id IS NOT new.statement_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.statement_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.saved_at END WHERE id = old.statement_id AND uses > 0;
END;
