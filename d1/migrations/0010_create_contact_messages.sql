CREATE TABLE `contact_message_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`submitted_at` integer NOT NULL,
	`reply` text,
	`replied_at` integer,
	`replied_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`replied_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "contact_messages_status_is_known" CHECK(status IN ('new', 'answered', 'closed')),
	CONSTRAINT "contact_messages_answered_have_a_reply" CHECK((status = 'answered') = (reply IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_id_unique` ON `contact_messages` (`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_date` ON `contact_messages` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_status` ON `contact_messages` (`status`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_user` ON `contact_messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_replier` ON `contact_messages` (`replied_by`);--> statement-breakpoint
CREATE VIRTUAL TABLE contact_message_search USING fts5(
	name, email, subject, message, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE TRIGGER contact_messages_insert AFTER INSERT ON contact_messages
BEGIN
	INSERT INTO contact_message_search (rowid, name, email, subject, message)
		VALUES (new.seq, new.name, new.email, new.subject, new.message);
	INSERT INTO contact_message_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_delete AFTER DELETE ON contact_messages
BEGIN
	DELETE FROM contact_message_search WHERE rowid = old.seq;
	UPDATE contact_message_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_recount AFTER UPDATE OF status ON contact_messages WHEN old.status <> new.status
BEGIN
	UPDATE contact_message_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO contact_message_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- What somebody wrote while signed out goes with their account too.
CREATE TRIGGER contact_messages_erase AFTER DELETE ON users
BEGIN
	DELETE FROM contact_messages WHERE email = old.email;
END;
