CREATE TABLE `suspensions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`suspended_at` integer NOT NULL,
	`suspended_by` text,
	`reason` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`suspended_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `suspensions_by_admin` ON `suspensions` (`suspended_by`) WHERE suspended_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `user_entries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_entries_state_is_known" CHECK(state IN ('active', 'unconfirmed', 'suspended', 'deleting'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_entries_user_id_unique` ON `user_entries` (`user_id`);--> statement-breakpoint
CREATE INDEX `user_entries_by_date` ON `user_entries` (`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `user_entries_by_role` ON `user_entries` (`role`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `user_entries_by_state` ON `user_entries` (`state`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `user_entries_by_role_state` ON `user_entries` (`role`,`state`,`created_at`,`user_id`);--> statement-breakpoint
CREATE TABLE `user_entry_counts` (
	`role` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`role`, `state`)
);
--> statement-breakpoint
ALTER TABLE `deletion_requests` ADD `requested_by` text DEFAULT 'owner' NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(
	name, email, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO user_entries (user_id, role, state, created_at)
	SELECT users.id, profiles.role, CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = users.id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = users.id) THEN 'suspended'
		WHEN users.email_verified_at IS NULL THEN 'unconfirmed' ELSE 'active' END, users.created_at
	FROM users JOIN profiles ON profiles.id = users.id ORDER BY users.created_at, users.id;
--> statement-breakpoint
INSERT INTO user_search (rowid, name, email)
	SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email
	FROM user_entries JOIN users ON users.id = user_entries.user_id JOIN profiles ON profiles.id = users.id;
--> statement-breakpoint
INSERT INTO user_entry_counts (role, state, count)
	SELECT role, state, count(*) FROM user_entries GROUP BY role, state;
--> statement-breakpoint
CREATE TRIGGER user_entries_insert AFTER INSERT ON user_entries
BEGIN
	INSERT INTO user_search (rowid, name, email)
		SELECT new.seq, profiles.first_name || ' ' || profiles.last_name, users.email
		FROM users JOIN profiles ON profiles.id = users.id WHERE users.id = new.user_id;
	INSERT INTO user_entry_counts (role, state, count) VALUES (new.role, new.state, 1)
		ON CONFLICT (role, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_delete AFTER DELETE ON user_entries
BEGIN
	DELETE FROM user_search WHERE rowid = old.seq;
	UPDATE user_entry_counts SET count = count - 1 WHERE role = old.role AND state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_recount AFTER UPDATE OF role, state ON user_entries
WHEN old.role <> new.role OR old.state <> new.state
BEGIN
	UPDATE user_entry_counts SET count = count - 1 WHERE role = old.role AND state = old.state;
	INSERT INTO user_entry_counts (role, state, count) VALUES (new.role, new.state, 1)
		ON CONFLICT (role, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_insert_entry AFTER INSERT ON profiles
BEGIN
	INSERT INTO user_entries (user_id, role, state, created_at)
		SELECT id, new.role, CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.id) IS NULL THEN 'unconfirmed' ELSE 'active' END, created_at
		FROM users WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_update_entry AFTER UPDATE OF role ON profiles WHEN old.role <> new.role
BEGIN
	UPDATE user_entries SET role = new.role WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_rename_entry AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name <> new.first_name OR old.last_name <> new.last_name
BEGIN
	DELETE FROM user_search WHERE rowid = (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email
		FROM user_entries JOIN users ON users.id = user_entries.user_id JOIN profiles ON profiles.id = users.id
		WHERE user_entries.user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_readdress_entry AFTER UPDATE OF email ON users WHEN old.email <> new.email
BEGIN
	DELETE FROM user_search WHERE rowid = (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email
		FROM user_entries JOIN users ON users.id = user_entries.user_id JOIN profiles ON profiles.id = users.id
		WHERE user_entries.user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_confirm_entry AFTER UPDATE OF email_verified_at ON users
WHEN (old.email_verified_at IS NULL) <> (new.email_verified_at IS NULL)
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER suspensions_insert_entry AFTER INSERT ON suspensions
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER suspensions_delete_entry AFTER DELETE ON suspensions
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = old.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = old.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = old.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER deletion_requests_insert_entry AFTER INSERT ON deletion_requests
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = new.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = new.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = new.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER deletion_requests_delete_entry AFTER DELETE ON deletion_requests
BEGIN
	UPDATE user_entries SET state = CASE WHEN EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = old.user_id) THEN 'deleting'
		WHEN EXISTS (SELECT 1 FROM suspensions WHERE user_id = old.user_id) THEN 'suspended'
		WHEN (SELECT email_verified_at FROM users WHERE id = old.user_id) IS NULL THEN 'unconfirmed' ELSE 'active' END
		WHERE user_id = old.user_id;
END;
