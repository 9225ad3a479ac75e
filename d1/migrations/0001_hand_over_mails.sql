DROP INDEX `outbox_by_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `is_handed_over` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `is_bulk` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_by_due` ON `outbox` (`is_bulk`,`due_at`) WHERE state = 'pending';--> statement-breakpoint
UPDATE `outbox` SET `is_bulk` = 1 WHERE state = 'pending' AND template IN ('newsletter_issue', 'notification_digest', 'event_reminder', 'event_message');
