CREATE TABLE `mentor_settings` (
	`mentor_id` text PRIMARY KEY NOT NULL,
	`capacity` integer NOT NULL,
	`areas` text DEFAULT '[]' NOT NULL,
	`paused_until` text,
	`meeting_url` text,
	`confirms_itself` integer DEFAULT false NOT NULL,
	`weekly_hours` text DEFAULT '[]' NOT NULL,
	`opened_starts` text DEFAULT '[]' NOT NULL,
	`closed_starts` text DEFAULT '[]' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`mentor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mentorship_goals` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`student_id` text NOT NULL,
	`title` text NOT NULL,
	`done_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `mentorship_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentorship_goals_by_request` ON `mentorship_goals` (`request_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_goals_by_student` ON `mentorship_goals` (`student_id`);--> statement-breakpoint
CREATE TABLE `mentorship_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`student_id` text NOT NULL,
	`mentor_id` text,
	`state` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`held_until` integer,
	`cancelling_side` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`day_reminded_at` integer,
	`hour_reminded_at` integer,
	`learner_note` text,
	`is_learner_note_shared` integer DEFAULT true NOT NULL,
	`mentor_note` text,
	`is_mentor_note_shared` integer DEFAULT true NOT NULL,
	`last_change` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `mentorship_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mentor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "mentorship_sessions_state_is_known" CHECK(state IN ('held', 'confirmed', 'cancelled', 'happened', 'missed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentorship_sessions_one_per_slot` ON `mentorship_sessions` (`mentor_id`,`starts_at`) WHERE state IN ('held', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX `mentorship_sessions_one_per_learner` ON `mentorship_sessions` (`student_id`,`starts_at`) WHERE state IN ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX `mentorship_sessions_by_request` ON `mentorship_sessions` (`request_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentorship_sessions_by_student` ON `mentorship_sessions` (`student_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentorship_sessions_by_mentor` ON `mentorship_sessions` (`mentor_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentorship_sessions_to_come` ON `mentorship_sessions` (`starts_at`) WHERE state IN ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX `mentorship_sessions_held` ON `mentorship_sessions` (`held_until`) WHERE state = 'held';--> statement-breakpoint
CREATE TABLE `mentorship_request_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mentorship_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`mentor_id` text,
	`starts_at` integer,
	FOREIGN KEY (`request_id`) REFERENCES `mentorship_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`mentor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `mentorship_steps_by_request` ON `mentorship_steps` (`request_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_steps_by_actor` ON `mentorship_steps` (`actor_id`);--> statement-breakpoint
CREATE INDEX `mentorship_steps_by_mentor` ON `mentorship_steps` (`mentor_id`);--> statement-breakpoint
CREATE TABLE `mentorship_requests` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`student_id` text NOT NULL,
	`mentor_id` text,
	`area` text NOT NULL,
	`level` text NOT NULL,
	`purpose` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`rejection_reason` text,
	`assigned_at` integer,
	`reminded_at` integer,
	`escalated_at` integer,
	`answered_at` integer,
	`closed_at` integer,
	`learner_feedback` text,
	`mentor_feedback` text,
	`last_change` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mentor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "mentorship_requests_status_is_known" CHECK(status IN ('pending', 'accepted', 'rejected', 'cancelled', 'completed')),
	CONSTRAINT "mentorship_requests_nobody_mentors_themselves" CHECK(mentor_id IS NULL OR mentor_id <> student_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentorship_requests_id_unique` ON `mentorship_requests` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mentorship_requests_one_per_area` ON `mentorship_requests` (`student_id`,`area`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_student` ON `mentorship_requests` (`student_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_student_status` ON `mentorship_requests` (`student_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_mentor` ON `mentorship_requests` (`mentor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_mentor_status` ON `mentorship_requests` (`mentor_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_date` ON `mentorship_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_status` ON `mentorship_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mentorship_requests_unassigned` ON `mentorship_requests` (`created_at`,`id`) WHERE status = 'pending' AND mentor_id IS NULL;--> statement-breakpoint
CREATE INDEX `mentorship_requests_asked` ON `mentorship_requests` (`assigned_at`) WHERE status = 'pending' AND mentor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mentorship_requests_answered` ON `mentorship_requests` (`mentor_id`,`answered_at`) WHERE answered_at IS NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE mentorship_search USING fts5(
	learner, message, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO mentorship_search (rowid, learner, message)
		SELECT mentorship_requests.seq, trim(profiles.first_name || ' ' || profiles.last_name), mentorship_requests.message FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'mentorship_requests', seq FROM mentorship_requests;
--> statement-breakpoint
CREATE TRIGGER mentorship_request_counts_insert AFTER INSERT ON mentorship_requests
BEGIN
	INSERT INTO mentorship_request_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_request_counts_delete AFTER DELETE ON mentorship_requests
BEGIN
	UPDATE mentorship_request_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_request_counts_update AFTER UPDATE OF status ON mentorship_requests
WHEN old.status IS NOT new.status
BEGIN
	UPDATE mentorship_request_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO mentorship_request_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_search_insert AFTER INSERT ON mentorship_requests
BEGIN
	INSERT INTO mentorship_search (rowid, learner, message)
		SELECT mentorship_requests.seq, trim(profiles.first_name || ' ' || profiles.last_name), mentorship_requests.message FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id WHERE mentorship_requests.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_search_delete AFTER DELETE ON mentorship_requests
BEGIN
	DELETE FROM mentorship_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_search_update AFTER UPDATE OF message, student_id ON mentorship_requests
WHEN old.message IS NOT new.message OR old.student_id IS NOT new.student_id
BEGIN
	DELETE FROM mentorship_search WHERE rowid = old.seq;
	INSERT INTO mentorship_search (rowid, learner, message)
		SELECT mentorship_requests.seq, trim(profiles.first_name || ' ' || profiles.last_name), mentorship_requests.message FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id WHERE mentorship_requests.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_search_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM mentorship_search WHERE rowid IN (SELECT seq FROM mentorship_requests WHERE student_id = new.id);
	INSERT INTO mentorship_search (rowid, learner, message)
		SELECT mentorship_requests.seq, trim(profiles.first_name || ' ' || profiles.last_name), mentorship_requests.message FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id WHERE mentorship_requests.student_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_insert AFTER INSERT ON mentorship_requests
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'mentorship_requests', mentorship_requests.seq FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id
		WHERE mentorship_requests.seq = new.seq AND coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(mentorship_requests.message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_update AFTER UPDATE OF message, student_id ON mentorship_requests
WHEN old.message IS NOT new.message OR old.student_id IS NOT new.student_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'mentorship_requests', mentorship_requests.seq FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id
		WHERE mentorship_requests.seq = new.seq AND coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(mentorship_requests.message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_delete AFTER DELETE ON mentorship_requests
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq IN (SELECT seq FROM mentorship_requests WHERE student_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'mentorship_requests', mentorship_requests.seq FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id
		WHERE mentorship_requests.student_id = new.id AND coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(mentorship_requests.message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_lose_mentor AFTER UPDATE OF mentor_id ON mentorship_requests
WHEN new.mentor_id IS NULL AND new.mentor_feedback IS NOT NULL
BEGIN
	UPDATE mentorship_requests SET mentor_feedback = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_sessions_lose_mentor AFTER UPDATE OF mentor_id ON mentorship_sessions
WHEN new.mentor_id IS NULL AND new.mentor_note IS NOT NULL
BEGIN
	UPDATE mentorship_sessions SET mentor_note = NULL WHERE id = new.id;
END;
