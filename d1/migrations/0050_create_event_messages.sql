CREATE TABLE `event_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`author_id` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`audience` text NOT NULL,
	`takes_replies` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`recipients_count` integer DEFAULT 0 NOT NULL,
	`written_until` text,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_messages_by_event` ON `event_messages` (`event_id`,`sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_messages_by_author` ON `event_messages` (`author_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `event_messages_unfinished` ON `event_messages` (`sent_at`) WHERE written_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_registrations_by_event` ON `event_registrations` (`event_id`,`id`);
--> statement-breakpoint
-- An email that has not left has nothing to say any more.
CREATE TRIGGER event_messages_withdraw AFTER DELETE ON event_messages
BEGIN
	DELETE FROM outbox WHERE template = 'event_message' AND urgency = 2 AND details ->> 'messageId' = old.id;
END;
