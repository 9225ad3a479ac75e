CREATE TABLE `challenge_lab_participants` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`statement` text NOT NULL,
	`external_link` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`note` text,
	`team_id` text,
	`decided_at` integer,
	`decided_by` text,
	`last_change` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`rank` integer GENERATED ALWAYS AS (CASE status WHEN 'pending' THEN 0 WHEN 'approved' THEN 1 ELSE 2 END) VIRTUAL NOT NULL,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `lab_teams`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "challenge_lab_participants_role_is_known" CHECK(role IN ('student', 'educator')),
	CONSTRAINT "challenge_lab_participants_status_is_known" CHECK(status IN ('pending', 'approved', 'rejected')),
	CONSTRAINT "challenge_lab_participants_teams_are_of_learners" CHECK(team_id IS NULL OR (role = 'student' AND status = 'approved'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `challenge_lab_participants_by_lab_user` ON `challenge_lab_participants` (`lab_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_waiting` ON `challenge_lab_participants` (`lab_id`,`rank`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_waiting_by_role` ON `challenge_lab_participants` (`lab_id`,`role`,`rank`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_newest` ON `challenge_lab_participants` (`lab_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_newest_by_role` ON `challenge_lab_participants` (`lab_id`,`role`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_by_user` ON `challenge_lab_participants` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_by_team` ON `challenge_lab_participants` (`team_id`) WHERE team_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `challenge_lab_participants_by_decider` ON `challenge_lab_participants` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `lab_goal_checks` (
	`team_id` text NOT NULL,
	`goal` text NOT NULL,
	`done_by` text,
	`done_at` integer NOT NULL,
	PRIMARY KEY(`team_id`, `goal`),
	FOREIGN KEY (`team_id`) REFERENCES `lab_teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`done_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lab_goal_checks_by_person` ON `lab_goal_checks` (`done_by`);--> statement-breakpoint
CREATE TABLE `lab_links` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`title` text NOT NULL,
	`url` text NOT NULL,
	`added_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`added_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lab_links_by_lab` ON `lab_links` (`lab_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_links_by_person` ON `lab_links` (`added_by`);--> statement-breakpoint
CREATE TABLE `lab_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`team_id` text NOT NULL,
	`stage_id` text NOT NULL,
	`body` text NOT NULL,
	`links` text NOT NULL,
	`submitted_by` text,
	`submitted_at` integer NOT NULL,
	`feedback` text,
	`feedback_by` text,
	`feedback_at` integer,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `lab_teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submitted_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`feedback_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_submissions_by_team_stage` ON `lab_submissions` (`team_id`,`stage_id`);--> statement-breakpoint
CREATE INDEX `lab_submissions_by_lab` ON `lab_submissions` (`lab_id`);--> statement-breakpoint
CREATE INDEX `lab_submissions_by_sender` ON `lab_submissions` (`submitted_by`);--> statement-breakpoint
CREATE INDEX `lab_submissions_by_mentor` ON `lab_submissions` (`feedback_by`);--> statement-breakpoint
CREATE TABLE `lab_teams` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`title` text NOT NULL,
	`sorted_title` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`members_count` integer DEFAULT 0 NOT NULL,
	`submissions_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_teams_by_name` ON `lab_teams` (`lab_id`,`sorted_title`);--> statement-breakpoint
CREATE INDEX `lab_teams_by_creator` ON `lab_teams` (`created_by`);--> statement-breakpoint
CREATE TABLE `lab_updates` (
	`id` text PRIMARY KEY NOT NULL,
	`lab_id` text NOT NULL,
	`author_id` text,
	`is_mentor` integer NOT NULL,
	`body` text NOT NULL,
	`html` text NOT NULL,
	`picture_image` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lab_updates_newest` ON `lab_updates` (`lab_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_updates_by_author` ON `lab_updates` (`author_id`);--> statement-breakpoint
CREATE TABLE `challenge_labs` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`goals` text NOT NULL,
	`deliverables` text DEFAULT '[]' NOT NULL,
	`timeline` text NOT NULL,
	`category` text,
	`starts_on` text NOT NULL,
	`closes_on` text NOT NULL,
	`closes_at` integer NOT NULL,
	`first_ends_at` integer NOT NULL,
	`last_starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`max_participants` integer NOT NULL,
	`max_mentors` integer NOT NULL,
	`team_size` integer NOT NULL,
	`requested_for` text DEFAULT '' NOT NULL,
	`needs` text DEFAULT '' NOT NULL,
	`cover_image` text,
	`cover_drawing` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`created_by` text,
	`outcome` text DEFAULT '' NOT NULL,
	`outcome_html` text DEFAULT '' NOT NULL,
	`outcome_at` integer,
	`archived_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`last_change` text DEFAULT '' NOT NULL,
	`participants_count` integer DEFAULT 0 NOT NULL,
	`mentors_count` integer DEFAULT 0 NOT NULL,
	`pending_count` integer DEFAULT 0 NOT NULL,
	`teams_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "challenge_labs_status_is_known" CHECK(status IN ('draft', 'open', 'closed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `challenge_labs_id_unique` ON `challenge_labs` (`id`);--> statement-breakpoint
CREATE INDEX `challenge_labs_open` ON `challenge_labs` (`is_sample`,`closes_at`,`id`) WHERE status = 'open' AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `challenge_labs_by_creator` ON `challenge_labs` (`created_by`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_labs_by_standing` ON `challenge_labs` (CASE WHEN "archived_at" IS NOT NULL THEN 'archived' ELSE "status" END,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `challenge_labs_newest` ON `challenge_labs` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `kept_learning_paths` (
	`user_id` text PRIMARY KEY NOT NULL,
	`response_id` text NOT NULL,
	`kept_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`response_id`) REFERENCES `learning_path_responses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_learning_paths_by_response` ON `kept_learning_paths` (`response_id`);--> statement-breakpoint
CREATE TABLE `learning_path_counts` (
	`user_type` text NOT NULL,
	`learning_style` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_type`, `learning_style`)
);
--> statement-breakpoint
CREATE TABLE `learning_path_day_counts` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `learning_path_interest_counts` (
	`interest` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `learning_path_interests` (
	`response_id` text NOT NULL,
	`interest` text NOT NULL,
	`submitted_at` integer NOT NULL,
	PRIMARY KEY(`response_id`, `interest`),
	FOREIGN KEY (`response_id`) REFERENCES `learning_path_responses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_path_interests_by_date` ON `learning_path_interests` (`interest`,`submitted_at`,`response_id`);--> statement-breakpoint
CREATE TABLE `learning_path_responses` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`session_id` text NOT NULL,
	`user_id` text,
	`user_type` text NOT NULL,
	`interests` text NOT NULL,
	`learning_style` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`items` text NOT NULL,
	`is_doubtful` integer DEFAULT false NOT NULL,
	`submitted_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "learning_path_responses_user_type_is_known" CHECK(user_type IN ('school_student', 'college_student', 'working_professional', 'just_exploring'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `learning_path_responses_id_unique` ON `learning_path_responses` (`id`);--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_date` ON `learning_path_responses` (`submitted_at`,`id`) WHERE is_doubtful = 0;--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_type` ON `learning_path_responses` (`user_type`,`submitted_at`,`id`) WHERE is_doubtful = 0;--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_style` ON `learning_path_responses` (`learning_style`,`submitted_at`,`id`) WHERE is_doubtful = 0;--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_user` ON `learning_path_responses` (`user_id`);--> statement-breakpoint
CREATE INDEX `learning_path_responses_by_email` ON `learning_path_responses` (`email`);--> statement-breakpoint
CREATE INDEX `learning_path_responses_to_expire` ON `learning_path_responses` (`submitted_at`);
--> statement-breakpoint
CREATE VIRTUAL TABLE lab_search USING fts5(
	title, description, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO lab_search (rowid, title, description)
		SELECT challenge_labs.seq, title, description FROM (SELECT * FROM challenge_labs WHERE status = 'open' AND archived_at IS NULL AND is_sample = 0) AS challenge_labs WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'challenge_labs', seq FROM challenge_labs;
--> statement-breakpoint
CREATE VIRTUAL TABLE managed_lab_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO managed_lab_search (rowid, title)
		SELECT challenge_labs.seq, title FROM challenge_labs WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'challenge_labs', seq FROM challenge_labs;
--> statement-breakpoint
CREATE VIRTUAL TABLE learning_path_search USING fts5(
	name, email, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO learning_path_search (rowid, name, email)
		SELECT learning_path_responses.seq, name, email FROM learning_path_responses WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'learning_path_responses', seq FROM learning_path_responses;
--> statement-breakpoint
CREATE TRIGGER learning_path_interest_counts_insert AFTER INSERT ON learning_path_interests
BEGIN
	INSERT INTO learning_path_interest_counts (interest, count) VALUES (new.interest, 1)
		ON CONFLICT (interest) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_interest_counts_delete AFTER DELETE ON learning_path_interests
BEGIN
	UPDATE learning_path_interest_counts SET count = count - 1 WHERE interest = old.interest;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_interest_counts_update AFTER UPDATE OF interest ON learning_path_interests
WHEN old.interest IS NOT new.interest
BEGIN
	UPDATE learning_path_interest_counts SET count = count - 1 WHERE interest = old.interest;
	INSERT INTO learning_path_interest_counts (interest, count) VALUES (new.interest, 1)
		ON CONFLICT (interest) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_counts_insert AFTER INSERT ON learning_path_responses
WHEN new.is_doubtful = 0
BEGIN
	INSERT INTO learning_path_counts (user_type, learning_style, count) VALUES (new.user_type, new.learning_style, 1)
		ON CONFLICT (user_type, learning_style) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_counts_delete AFTER DELETE ON learning_path_responses
WHEN old.is_doubtful = 0
BEGIN
	UPDATE learning_path_counts SET count = count - 1 WHERE user_type = old.user_type AND learning_style = old.learning_style;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_counts_update AFTER UPDATE OF user_type, learning_style, is_doubtful ON learning_path_responses
WHEN old.user_type IS NOT new.user_type OR old.learning_style IS NOT new.learning_style OR (old.is_doubtful = 0) IS NOT (new.is_doubtful = 0)
BEGIN
	UPDATE learning_path_counts SET count = count - 1 WHERE user_type = old.user_type AND learning_style = old.learning_style AND (old.is_doubtful = 0);
	INSERT INTO learning_path_counts (user_type, learning_style, count) SELECT new.user_type, new.learning_style, 1 WHERE new.is_doubtful = 0
		ON CONFLICT (user_type, learning_style) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_day_counts_insert AFTER INSERT ON learning_path_responses
WHEN new.is_doubtful = 0
BEGIN
	INSERT INTO learning_path_day_counts (day, count) VALUES (date(new.submitted_at / 1000 + 19800, 'unixepoch'), 1)
		ON CONFLICT (day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_day_counts_delete AFTER DELETE ON learning_path_responses
WHEN old.is_doubtful = 0
BEGIN
	UPDATE learning_path_day_counts SET count = count - 1 WHERE day = (date(old.submitted_at / 1000 + 19800, 'unixepoch'));
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_day_counts_update AFTER UPDATE OF submitted_at, is_doubtful ON learning_path_responses
WHEN (date(old.submitted_at / 1000 + 19800, 'unixepoch')) IS NOT (date(new.submitted_at / 1000 + 19800, 'unixepoch')) OR (old.is_doubtful = 0) IS NOT (new.is_doubtful = 0)
BEGIN
	UPDATE learning_path_day_counts SET count = count - 1 WHERE day = (date(old.submitted_at / 1000 + 19800, 'unixepoch')) AND (old.is_doubtful = 0);
	INSERT INTO learning_path_day_counts (day, count) SELECT date(new.submitted_at / 1000 + 19800, 'unixepoch'), 1 WHERE new.is_doubtful = 0
		ON CONFLICT (day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_challenge_lab_participants_insert AFTER INSERT ON challenge_lab_participants
BEGIN
	UPDATE lab_teams SET members_count = members_count + 1 WHERE id = new.team_id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_challenge_lab_participants_delete AFTER DELETE ON challenge_lab_participants
BEGIN
	UPDATE lab_teams SET members_count = members_count - 1 WHERE id = old.team_id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_challenge_lab_participants_update AFTER UPDATE OF team_id ON challenge_lab_participants
WHEN old.team_id IS NOT new.team_id
BEGIN
	UPDATE lab_teams SET members_count = members_count - (id IS old.team_id) + (id IS new.team_id)
		WHERE id IN (old.team_id, new.team_id);
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_lab_submissions_insert AFTER INSERT ON lab_submissions
BEGIN
	UPDATE lab_teams SET submissions_count = submissions_count + 1 WHERE id = new.team_id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_lab_submissions_delete AFTER DELETE ON lab_submissions
BEGIN
	UPDATE lab_teams SET submissions_count = submissions_count - 1 WHERE id = old.team_id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_counters_by_lab_submissions_update AFTER UPDATE OF team_id ON lab_submissions
WHEN old.team_id IS NOT new.team_id
BEGIN
	UPDATE lab_teams SET submissions_count = submissions_count - (id IS old.team_id) + (id IS new.team_id)
		WHERE id IN (old.team_id, new.team_id);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_challenge_lab_participants_insert AFTER INSERT ON challenge_lab_participants
BEGIN
	UPDATE challenge_labs SET participants_count = participants_count + (iif(new.role = 'student' AND new.status = 'approved', 1, 0)),
		mentors_count = mentors_count + (iif(new.role = 'educator' AND new.status = 'approved', 1, 0)),
		pending_count = pending_count + (iif(new.status = 'pending', 1, 0)) WHERE id = new.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_challenge_lab_participants_delete AFTER DELETE ON challenge_lab_participants
BEGIN
	UPDATE challenge_labs SET participants_count = participants_count - (iif(old.role = 'student' AND old.status = 'approved', 1, 0)),
		mentors_count = mentors_count - (iif(old.role = 'educator' AND old.status = 'approved', 1, 0)),
		pending_count = pending_count - (iif(old.status = 'pending', 1, 0)) WHERE id = old.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_challenge_lab_participants_update AFTER UPDATE OF lab_id, role, status ON challenge_lab_participants
WHEN old.lab_id IS NOT new.lab_id OR (iif(old.role = 'student' AND old.status = 'approved', 1, 0)) IS NOT (iif(new.role = 'student' AND new.status = 'approved', 1, 0)) OR (iif(old.role = 'educator' AND old.status = 'approved', 1, 0)) IS NOT (iif(new.role = 'educator' AND new.status = 'approved', 1, 0)) OR (iif(old.status = 'pending', 1, 0)) IS NOT (iif(new.status = 'pending', 1, 0))
BEGIN
	UPDATE challenge_labs SET participants_count = participants_count - (id IS old.lab_id) * (iif(old.role = 'student' AND old.status = 'approved', 1, 0)) + (id IS new.lab_id) * (iif(new.role = 'student' AND new.status = 'approved', 1, 0)),
		mentors_count = mentors_count - (id IS old.lab_id) * (iif(old.role = 'educator' AND old.status = 'approved', 1, 0)) + (id IS new.lab_id) * (iif(new.role = 'educator' AND new.status = 'approved', 1, 0)),
		pending_count = pending_count - (id IS old.lab_id) * (iif(old.status = 'pending', 1, 0)) + (id IS new.lab_id) * (iif(new.status = 'pending', 1, 0))
		WHERE id IN (old.lab_id, new.lab_id);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_lab_teams_insert AFTER INSERT ON lab_teams
BEGIN
	UPDATE challenge_labs SET teams_count = teams_count + 1 WHERE id = new.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_lab_teams_delete AFTER DELETE ON lab_teams
BEGIN
	UPDATE challenge_labs SET teams_count = teams_count - 1 WHERE id = old.lab_id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_counters_by_lab_teams_update AFTER UPDATE OF lab_id ON lab_teams
WHEN old.lab_id IS NOT new.lab_id
BEGIN
	UPDATE challenge_labs SET teams_count = teams_count - (id IS old.lab_id) + (id IS new.lab_id)
		WHERE id IN (old.lab_id, new.lab_id);
END;
--> statement-breakpoint
CREATE TRIGGER lab_search_insert AFTER INSERT ON challenge_labs
WHEN new.status = 'open' AND new.archived_at IS NULL AND new.is_sample = 0
BEGIN
	INSERT INTO lab_search (rowid, title, description)
		SELECT challenge_labs.seq, title, description FROM (SELECT * FROM challenge_labs WHERE status = 'open' AND archived_at IS NULL AND is_sample = 0) AS challenge_labs WHERE challenge_labs.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER lab_search_delete AFTER DELETE ON challenge_labs
WHEN old.status = 'open' AND old.archived_at IS NULL AND old.is_sample = 0
BEGIN
	DELETE FROM lab_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER lab_search_update AFTER UPDATE OF title, description, status, archived_at, is_sample ON challenge_labs
WHEN (old.title IS NOT new.title OR old.description IS NOT new.description OR old.status IS NOT new.status OR old.archived_at IS NOT new.archived_at OR old.is_sample IS NOT new.is_sample) AND (old.status = 'open' AND old.archived_at IS NULL AND old.is_sample = 0 OR new.status = 'open' AND new.archived_at IS NULL AND new.is_sample = 0)
BEGIN
	DELETE FROM lab_search WHERE rowid = old.seq AND old.status = 'open' AND old.archived_at IS NULL AND old.is_sample = 0;
	INSERT INTO lab_search (rowid, title, description)
		SELECT challenge_labs.seq, title, description FROM (SELECT * FROM challenge_labs WHERE status = 'open' AND archived_at IS NULL AND is_sample = 0) AS challenge_labs WHERE challenge_labs.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_lab_search_insert AFTER INSERT ON challenge_labs
BEGIN
	INSERT INTO managed_lab_search (rowid, title)
		SELECT challenge_labs.seq, title FROM challenge_labs WHERE challenge_labs.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_lab_search_delete AFTER DELETE ON challenge_labs
BEGIN
	DELETE FROM managed_lab_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_lab_search_update AFTER UPDATE OF title ON challenge_labs
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM managed_lab_search WHERE rowid = old.seq;
	INSERT INTO managed_lab_search (rowid, title)
		SELECT challenge_labs.seq, title FROM challenge_labs WHERE challenge_labs.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_search_insert AFTER INSERT ON learning_path_responses
BEGIN
	INSERT INTO learning_path_search (rowid, name, email)
		SELECT learning_path_responses.seq, name, email FROM learning_path_responses WHERE learning_path_responses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_search_delete AFTER DELETE ON learning_path_responses
BEGIN
	DELETE FROM learning_path_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_search_update AFTER UPDATE OF name, email ON learning_path_responses
WHEN old.name IS NOT new.name OR old.email IS NOT new.email
BEGIN
	DELETE FROM learning_path_search WHERE rowid = old.seq;
	INSERT INTO learning_path_search (rowid, name, email)
		SELECT learning_path_responses.seq, name, email FROM learning_path_responses WHERE learning_path_responses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_unfolded_insert AFTER INSERT ON challenge_labs
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'challenge_labs' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'challenge_labs', challenge_labs.seq FROM challenge_labs
		WHERE challenge_labs.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_unfolded_update AFTER UPDATE OF title, description, status, archived_at, is_sample ON challenge_labs
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.status IS NOT new.status OR old.archived_at IS NOT new.archived_at OR old.is_sample IS NOT new.is_sample
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'challenge_labs' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'challenge_labs', challenge_labs.seq FROM challenge_labs
		WHERE challenge_labs.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_unfolded_delete AFTER DELETE ON challenge_labs
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'challenge_labs' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_unfolded_insert AFTER INSERT ON learning_path_responses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'learning_path_responses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'learning_path_responses', learning_path_responses.seq FROM learning_path_responses
		WHERE learning_path_responses.seq = new.seq AND coalesce(name, '') || coalesce(email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_unfolded_update AFTER UPDATE OF name, email ON learning_path_responses
WHEN old.name IS NOT new.name OR old.email IS NOT new.email
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'learning_path_responses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'learning_path_responses', learning_path_responses.seq FROM learning_path_responses
		WHERE learning_path_responses.seq = new.seq AND coalesce(name, '') || coalesce(email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_unfolded_delete AFTER DELETE ON learning_path_responses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'learning_path_responses' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER lab_updates_picture_image_file_insert AFTER INSERT ON lab_updates
WHEN new.picture_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.picture_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER lab_updates_picture_image_file_delete AFTER DELETE ON lab_updates
WHEN old.picture_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.picture_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.picture_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER lab_updates_picture_image_file_update AFTER UPDATE OF picture_image ON lab_updates
WHEN old.picture_image IS NOT new.picture_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.picture_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.created_at END WHERE object_key = substr(old.picture_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_cover_image_file_insert AFTER INSERT ON challenge_labs
WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_cover_image_file_delete AFTER DELETE ON challenge_labs
WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.cover_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_cover_image_file_update AFTER UPDATE OF cover_image ON challenge_labs
WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_erase AFTER DELETE ON users
BEGIN
	DELETE FROM learning_path_responses WHERE email = old.email;
END;
