CREATE TABLE `career_positions` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`responsibilities` text NOT NULL,
	`requirements` text NOT NULL,
	`benefits` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`place` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer,
	`closed_at` integer,
	CONSTRAINT "career_positions_status_is_known" CHECK(status IN ('draft', 'open', 'closed')),
	CONSTRAINT "career_positions_open_are_published" CHECK(status = 'draft' OR published_at IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX `career_positions_by_status` ON `career_positions` (`status`,`place`,`id`);--> statement-breakpoint
CREATE INDEX `career_positions_by_place` ON `career_positions` (`place`,`id`);--> statement-breakpoint
CREATE TABLE `job_application_counts` (
	`position_id` text NOT NULL,
	`stage` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`position_id`, `stage`)
);
--> statement-breakpoint
CREATE TABLE `job_applications` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`position_id` text NOT NULL,
	`position` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`link` text NOT NULL,
	`note` text NOT NULL,
	`resume_id` text,
	`resume_name` text,
	`link_key` text NOT NULL,
	`stage` text DEFAULT 'new' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`told_again_at` integer,
	`team_note` text DEFAULT '' NOT NULL,
	`answer` text,
	`answer_stage` text,
	`answered_at` integer,
	`answered_by` text,
	`stage_before` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`position_id`) REFERENCES `career_positions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resume_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "job_applications_stage_is_known" CHECK(stage IN ('new', 'in_review', 'interview', 'offer', 'hired', 'declined', 'withdrawn', 'doubtful')),
	CONSTRAINT "job_applications_answers_have_a_time" CHECK((answer IS NULL) = (answered_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_id_unique` ON `job_applications` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_link_key_unique` ON `job_applications` (`link_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_once` ON `job_applications` (`email`,`position_id`) WHERE stage NOT IN ('withdrawn', 'doubtful');--> statement-breakpoint
CREATE INDEX `job_applications_by_email` ON `job_applications` (`email`);--> statement-breakpoint
CREATE INDEX `job_applications_by_user` ON `job_applications` (`user_id`);--> statement-breakpoint
CREATE INDEX `job_applications_by_date` ON `job_applications` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_by_stage` ON `job_applications` (`stage`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_by_position` ON `job_applications` (`position_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_by_resume` ON `job_applications` (`resume_id`) WHERE resume_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `job_applications_by_answerer` ON `job_applications` (`answered_by`) WHERE answered_by IS NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE job_application_search USING fts5(
	name, email, position, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO job_application_search (rowid, name, email, position)
		SELECT job_applications.seq, name, email, position FROM job_applications WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'job_applications', seq FROM job_applications;
--> statement-breakpoint
CREATE TRIGGER job_application_counts_insert AFTER INSERT ON job_applications
BEGIN
	INSERT INTO job_application_counts (position_id, stage, count) VALUES (new.position_id, new.stage, 1)
		ON CONFLICT (position_id, stage) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_counts_delete AFTER DELETE ON job_applications
BEGIN
	UPDATE job_application_counts SET count = count - 1 WHERE position_id = old.position_id AND stage = old.stage;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_counts_update AFTER UPDATE OF position_id, stage ON job_applications
WHEN old.position_id IS NOT new.position_id OR old.stage IS NOT new.stage
BEGIN
	UPDATE job_application_counts SET count = count - 1 WHERE position_id = old.position_id AND stage = old.stage;
	INSERT INTO job_application_counts (position_id, stage, count) VALUES (new.position_id, new.stage, 1)
		ON CONFLICT (position_id, stage) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_search_insert AFTER INSERT ON job_applications
BEGIN
	INSERT INTO job_application_search (rowid, name, email, position)
		SELECT job_applications.seq, name, email, position FROM job_applications WHERE job_applications.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_search_delete AFTER DELETE ON job_applications
BEGIN
	DELETE FROM job_application_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_search_update AFTER UPDATE OF name, email, position ON job_applications
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.position IS NOT new.position
BEGIN
	DELETE FROM job_application_search WHERE rowid = old.seq;
	INSERT INTO job_application_search (rowid, name, email, position)
		SELECT job_applications.seq, name, email, position FROM job_applications WHERE job_applications.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_unfolded_insert AFTER INSERT ON job_applications
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'job_applications' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'job_applications', job_applications.seq FROM job_applications
		WHERE job_applications.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(position, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_unfolded_update AFTER UPDATE OF name, email, position ON job_applications
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.position IS NOT new.position
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'job_applications' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'job_applications', job_applications.seq FROM job_applications
		WHERE job_applications.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(position, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_unfolded_delete AFTER DELETE ON job_applications
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'job_applications' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_resume_id_file_insert AFTER INSERT ON job_applications
WHEN new.resume_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.resume_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_resume_id_file_delete AFTER DELETE ON job_applications
WHEN old.resume_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.resume_id AND uses > 0;
	DELETE FROM files WHERE id = old.resume_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_resume_id_file_update AFTER UPDATE OF resume_id ON job_applications
WHEN old.resume_id IS NOT new.resume_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.resume_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE id = old.resume_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_erase AFTER DELETE ON users
BEGIN
	DELETE FROM job_applications WHERE email = old.email;
END;
