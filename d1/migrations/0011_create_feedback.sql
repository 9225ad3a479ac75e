CREATE TABLE `feedback_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `feedback_submissions` (
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
	CONSTRAINT "feedback_submissions_status_is_known" CHECK(status IN ('new', 'planned', 'done')),
	CONSTRAINT "feedback_submissions_can_be_replied_to" CHECK(NOT contact_requested OR email IS NOT NULL),
	CONSTRAINT "feedback_submissions_replies_are_requested" CHECK(reply IS NULL OR contact_requested)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_submissions_id_unique` ON `feedback_submissions` (`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_date` ON `feedback_submissions` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_status` ON `feedback_submissions` (`status`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_role` ON `feedback_submissions` (`role`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_user` ON `feedback_submissions` (`user_id`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_email` ON `feedback_submissions` (`email`);--> statement-breakpoint
CREATE INDEX `feedback_submissions_by_replier` ON `feedback_submissions` (`replied_by`);
--> statement-breakpoint
CREATE VIRTUAL TABLE feedback_search USING fts5(
	name, email, feedback_text, content='', contentless_delete=1, tokenize='trigram'
);
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
-- What somebody wrote while signed out goes with their account too.
CREATE TRIGGER feedback_submissions_erase AFTER DELETE ON users
BEGIN
	DELETE FROM feedback_submissions WHERE email = old.email;
END;
