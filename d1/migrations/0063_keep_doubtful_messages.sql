-- What filled in the field that people do not see is kept apart as `doubtful`, where it used to be dropped.
--
-- Both tables are made anew for their check alone. Nothing refers to them by a key, and dropping fires no triggers, so counters
-- and full-text tables, which go by `seq`, stay as they are. Their own triggers go and are made again below; those of `users`
-- go first, because a table cannot be renamed while a trigger names one that is not there.
DROP TRIGGER contact_messages_erase;--> statement-breakpoint
DROP TRIGGER feedback_submissions_erase;--> statement-breakpoint
CREATE TABLE `__new_contact_messages` (
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
	`team_mail_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`replied_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "contact_messages_status_is_known" CHECK(status IN ('new', 'answered', 'closed', 'doubtful')),
	CONSTRAINT "contact_messages_answered_have_a_reply" CHECK((status = 'answered') = (reply IS NOT NULL))
);
--> statement-breakpoint
INSERT INTO `__new_contact_messages`("seq", "id", "user_id", "name", "email", "subject", "message", "status", "submitted_at", "reply", "replied_at", "replied_by", "team_mail_id") SELECT "seq", "id", "user_id", "name", "email", "subject", "message", "status", "submitted_at", "reply", "replied_at", "replied_by", "team_mail_id" FROM `contact_messages`;--> statement-breakpoint
DROP TABLE `contact_messages`;--> statement-breakpoint
ALTER TABLE `__new_contact_messages` RENAME TO `contact_messages`;--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_id_unique` ON `contact_messages` (`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_date` ON `contact_messages` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_status` ON `contact_messages` (`status`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_user` ON `contact_messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_replier` ON `contact_messages` (`replied_by`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_team_mail` ON `contact_messages` (`team_mail_id`,`id`);--> statement-breakpoint
CREATE TABLE `__new_feedback_submissions` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text,
	`role` text NOT NULL,
	`feedback_text` text NOT NULL,
	`contact_requested` integer NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`submitted_at` integer NOT NULL,
	`reply` text,
	`replied_at` integer,
	`replied_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`replied_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "feedback_submissions_role_is_known" CHECK(role IN ('learner', 'educator', 'visitor', 'other')),
	CONSTRAINT "feedback_submissions_status_is_known" CHECK(status IN ('new', 'planned', 'done', 'doubtful')),
	CONSTRAINT "feedback_submissions_can_be_replied_to" CHECK(NOT contact_requested OR email IS NOT NULL),
	CONSTRAINT "feedback_submissions_replies_are_requested" CHECK(reply IS NULL OR contact_requested)
);
--> statement-breakpoint
INSERT INTO `__new_feedback_submissions`("seq", "id", "user_id", "name", "email", "role", "feedback_text", "contact_requested", "status", "submitted_at", "reply", "replied_at", "replied_by") SELECT "seq", "id", "user_id", "name", "email", "role", "feedback_text", "contact_requested", "status", "submitted_at", "reply", "replied_at", "replied_by" FROM `feedback_submissions`;--> statement-breakpoint
DROP TABLE `feedback_submissions`;--> statement-breakpoint
ALTER TABLE `__new_feedback_submissions` RENAME TO `feedback_submissions`;--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_submissions_id_unique` ON `feedback_submissions` (`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_date` ON `feedback_submissions` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_status` ON `feedback_submissions` (`status`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_role` ON `feedback_submissions` (`role`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_user` ON `feedback_submissions` (`user_id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_email` ON `feedback_submissions` (`email`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_replier` ON `feedback_submissions` (`replied_by`);
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
CREATE TRIGGER contact_messages_erase AFTER DELETE ON users
BEGIN
	DELETE FROM contact_messages WHERE email = old.email;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_insert AFTER INSERT ON feedback_submissions
BEGIN
	INSERT INTO feedback_search (rowid, name, email, feedback_text)
		VALUES (new.seq, new.name, new.email, new.feedback_text);
	INSERT INTO feedback_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_delete AFTER DELETE ON feedback_submissions
BEGIN
	DELETE FROM feedback_search WHERE rowid = old.seq;
	UPDATE feedback_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_recount AFTER UPDATE OF status ON feedback_submissions WHEN old.status <> new.status
BEGIN
	UPDATE feedback_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO feedback_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_erase AFTER DELETE ON users
BEGIN
	DELETE FROM feedback_submissions WHERE email = old.email;
END;
