DROP TRIGGER user_entries_insert_listing;
--> statement-breakpoint
DROP TRIGGER user_entries_update_listing;
--> statement-breakpoint
DROP TRIGGER profiles_update_listing;
--> statement-breakpoint
CREATE TABLE `profile_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`reported_id` text NOT NULL,
	`reporter_id` text,
	`email` text,
	`reason` text NOT NULL,
	`text` text,
	`is_doubtful` integer DEFAULT false NOT NULL,
	`submitted_at` integer NOT NULL,
	`decision_key` text,
	FOREIGN KEY (`reported_id`) REFERENCES `reported_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "profile_reports_reason_is_known" CHECK(reason IN ('impersonation', 'harassment', 'offensive', 'spam', 'minor', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profile_reports_by_reporter` ON `profile_reports` (`reporter_id`,`reported_id`);--> statement-breakpoint
CREATE INDEX `profile_reports_by_reported` ON `profile_reports` (`reported_id`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `profile_reports_by_email` ON `profile_reports` (`email`);--> statement-breakpoint
CREATE INDEX `profile_reports_by_date` ON `profile_reports` (`submitted_at`);--> statement-breakpoint
CREATE TABLE `reported_profile_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reported_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`times` integer NOT NULL,
	`latest_reason` text NOT NULL,
	`last_reported_at` integer NOT NULL,
	`status_before` text,
	`decided_at` integer,
	`decided_by` text,
	`message` text,
	`decision_key` text,
	`reply` text,
	`replied_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reported_profiles_status_is_known" CHECK(status IN ('waiting', 'replied', 'warned', 'hidden', 'suspended', 'dismissed', 'doubtful')),
	CONSTRAINT "reported_profiles_hidden_say_why" CHECK(status NOT IN ('hidden', 'replied') OR message IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reported_profiles_user_id_unique` ON `reported_profiles` (`user_id`);--> statement-breakpoint
CREATE INDEX `reported_profiles_by_date` ON `reported_profiles` (`last_reported_at`,`id`);--> statement-breakpoint
CREATE INDEX `reported_profiles_by_status` ON `reported_profiles` (`status`,`last_reported_at`,`id`);--> statement-breakpoint
CREATE INDEX `reported_profiles_by_decider` ON `reported_profiles` (`decided_by`);
--> statement-breakpoint
CREATE TRIGGER reported_profile_counts_insert AFTER INSERT ON reported_profiles
BEGIN
	INSERT INTO reported_profile_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reported_profile_counts_delete AFTER DELETE ON reported_profiles
BEGIN
	UPDATE reported_profile_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER reported_profile_counts_update AFTER UPDATE OF status ON reported_profiles
WHEN old.status IS NOT new.status
BEGIN
	UPDATE reported_profile_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO reported_profile_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER profile_reports_erase AFTER DELETE ON users
BEGIN
	DELETE FROM profile_reports WHERE email = old.email;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_insert_listing AFTER INSERT ON user_entries
BEGIN
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.user_id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'))
		AND NOT EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = profiles.id AND status IN ('hidden', 'replied'));
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_update_listing AFTER UPDATE OF state ON user_entries WHEN old.state <> new.state
BEGIN
	DELETE FROM listed_people WHERE user_id = new.user_id;
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.user_id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'))
		AND NOT EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = profiles.id AND status IN ('hidden', 'replied'));
END;
--> statement-breakpoint
CREATE TRIGGER profiles_update_listing AFTER UPDATE OF role, public_profile, is_discoverable, date_of_birth, first_name, last_name, location, designation, subjects_of_interest, languages_spoken ON profiles
WHEN old.role IS NOT new.role OR old.public_profile IS NOT new.public_profile OR old.is_discoverable IS NOT new.is_discoverable OR old.date_of_birth IS NOT new.date_of_birth OR old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name OR old.location IS NOT new.location OR old.designation IS NOT new.designation OR old.subjects_of_interest IS NOT new.subjects_of_interest OR old.languages_spoken IS NOT new.languages_spoken
BEGIN
	DELETE FROM listed_people WHERE user_id = new.id;
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'))
		AND NOT EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = profiles.id AND status IN ('hidden', 'replied'));
END;
--> statement-breakpoint
CREATE TRIGGER reported_profiles_update_listing AFTER UPDATE OF status ON reported_profiles
WHEN (old.status IN ('hidden', 'replied')) <> (new.status IN ('hidden', 'replied'))
BEGIN
	DELETE FROM listed_people WHERE user_id = new.user_id;
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.user_id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'))
		AND NOT EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = profiles.id AND status IN ('hidden', 'replied'));
END;
