CREATE TABLE `newsletter_deliveries` (
	`issue_id` text NOT NULL,
	`subscriber_id` text NOT NULL,
	`mail_id` text NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`queued_at` integer NOT NULL,
	PRIMARY KEY(`issue_id`, `subscriber_id`),
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscriber_id`) REFERENCES `newsletter_subscribers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_deliveries_mail_id_unique` ON `newsletter_deliveries` (`mail_id`);--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_by_subscriber` ON `newsletter_deliveries` (`subscriber_id`,`queued_at`);--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_queued` ON `newsletter_deliveries` (`issue_id`) WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_by_date` ON `newsletter_deliveries` (`queued_at`);--> statement-breakpoint
CREATE TABLE `newsletter_issues` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`slug` text,
	`title` text DEFAULT '' NOT NULL,
	`preview` text DEFAULT '' NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`audience` text DEFAULT 'all' NOT NULL,
	`frequency` text DEFAULT 'monthly' NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`rendered` text,
	`rendered_version` integer DEFAULT 0 NOT NULL,
	`author_id` text,
	`created_at` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`touched_at` integer NOT NULL,
	`scheduled_at` integer,
	`started_at` integer,
	`finished_at` integer,
	`written_until` integer,
	`recipients_count` integer DEFAULT 0 NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`withheld_count` integer DEFAULT 0 NOT NULL,
	`unsubscribed_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "newsletter_issues_state_is_known" CHECK(state IN ('draft', 'scheduled', 'sending', 'paused', 'sent')),
	CONSTRAINT "newsletter_issues_shown_are_whole" CHECK(started_at IS NULL OR (slug IS NOT NULL AND rendered IS NOT NULL AND rendered_version = version)),
	CONSTRAINT "newsletter_issues_scheduled_have_a_time" CHECK((state = 'scheduled') = (scheduled_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_id_unique` ON `newsletter_issues` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_slug_unique` ON `newsletter_issues` (`slug`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_by_touch` ON `newsletter_issues` (`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_by_state` ON `newsletter_issues` (`state`,`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_by_author` ON `newsletter_issues` (`author_id`,`touched_at`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_scheduled` ON `newsletter_issues` (`scheduled_at`) WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX `newsletter_issues_being_sent` ON `newsletter_issues` (`started_at`) WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX `newsletter_issues_archive` ON `newsletter_issues` (`started_at`,`id`) WHERE started_at IS NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE newsletter_issue_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO newsletter_issue_search (rowid, title)
		SELECT newsletter_issues.seq, title FROM newsletter_issues WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'newsletter_issues', seq FROM newsletter_issues;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_search_insert AFTER INSERT ON newsletter_issues
BEGIN
	INSERT INTO newsletter_issue_search (rowid, title)
		SELECT newsletter_issues.seq, title FROM newsletter_issues WHERE newsletter_issues.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_search_delete AFTER DELETE ON newsletter_issues
BEGIN
	DELETE FROM newsletter_issue_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issue_search_update AFTER UPDATE OF title ON newsletter_issues
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM newsletter_issue_search WHERE rowid = old.seq;
	INSERT INTO newsletter_issue_search (rowid, title)
		SELECT newsletter_issues.seq, title FROM newsletter_issues WHERE newsletter_issues.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issues_unfolded_insert AFTER INSERT ON newsletter_issues
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_issues' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'newsletter_issues', newsletter_issues.seq FROM newsletter_issues
		WHERE newsletter_issues.seq = new.seq AND coalesce(title, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issues_unfolded_update AFTER UPDATE OF title ON newsletter_issues
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_issues' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'newsletter_issues', newsletter_issues.seq FROM newsletter_issues
		WHERE newsletter_issues.seq = new.seq AND coalesce(title, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issues_unfolded_delete AFTER DELETE ON newsletter_issues
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_issues' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_deliveries_follow AFTER UPDATE OF state ON outbox
WHEN new.template = 'newsletter_issue' AND new.state <> old.state
BEGIN
	UPDATE newsletter_deliveries SET state = CASE new.state WHEN 'sent' THEN 'sent' WHEN 'dead' THEN 'failed'
		WHEN 'unknown' THEN 'failed' ELSE 'queued' END WHERE mail_id = new.id;
	UPDATE outbox SET due_at = 4102444800000 WHERE id = new.id AND new.state = 'pending' AND EXISTS (
		SELECT 1 FROM newsletter_deliveries AS delivery JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
			WHERE delivery.mail_id = new.id AND issue.state = 'paused');
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_deliveries_count_insert AFTER INSERT ON newsletter_deliveries
BEGIN
	UPDATE newsletter_issues SET recipients_count = recipients_count + 1 WHERE id = new.issue_id;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_deliveries_count_update AFTER UPDATE OF state ON newsletter_deliveries WHEN new.state <> old.state
BEGIN
	UPDATE newsletter_issues SET sent_count = sent_count + (new.state = 'sent') - (old.state = 'sent'),
		failed_count = failed_count + (new.state = 'failed') - (old.state = 'failed'),
		withheld_count = withheld_count + (new.state = 'withheld') - (old.state = 'withheld')
		WHERE id = new.issue_id;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_deliveries_count_delete AFTER DELETE ON newsletter_deliveries WHEN old.state = 'queued'
BEGIN
	UPDATE newsletter_issues SET withheld_count = withheld_count + 1 WHERE id = old.issue_id;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_withhold AFTER UPDATE OF status, topics, frequency ON newsletter_subscribers
WHEN old.status = 'confirmed'
BEGIN
	DELETE FROM outbox WHERE urgency IN (2, 3, 4) AND id IN (
		SELECT delivery.mail_id FROM newsletter_deliveries AS delivery
			JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
			WHERE delivery.subscriber_id = new.id AND delivery.state IN ('queued', 'failed') AND (new.status <> 'confirmed'
				OR issue.audience <> 'all' AND instr(new.topics, '"' || issue.audience || '"') = 0
				OR issue.frequency = 'weekly' AND new.frequency <> 'weekly'));
	UPDATE newsletter_deliveries SET state = 'withheld' WHERE subscriber_id = new.id AND state = 'queued'
		AND NOT EXISTS (SELECT 1 FROM outbox WHERE id = newsletter_deliveries.mail_id);
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_leave AFTER UPDATE OF status ON newsletter_subscribers
WHEN old.status = 'confirmed' AND new.status = 'unsubscribed'
BEGIN
	UPDATE newsletter_issues SET unsubscribed_count = unsubscribed_count + 1 WHERE id = (
		SELECT issue_id FROM newsletter_deliveries WHERE subscriber_id = new.id AND state = 'sent'
			ORDER BY queued_at DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_delete_mails BEFORE DELETE ON newsletter_subscribers
BEGIN
	DELETE FROM outbox WHERE urgency IN (2, 3, 4) AND id IN (
		SELECT mail_id FROM newsletter_deliveries WHERE subscriber_id = old.id AND state IN ('queued', 'failed'));
END;
