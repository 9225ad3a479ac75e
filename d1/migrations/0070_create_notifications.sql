CREATE TABLE `notification_preferences` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`choice` text NOT NULL,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`template` text NOT NULL,
	`details` text NOT NULL,
	`at` integer NOT NULL,
	`read_at` integer,
	`mail_id` text,
	`digest_since` integer,
	`number` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`at`,`id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_by_number` ON `notifications` (`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `notifications_by_moment` ON `notifications` (`at`);--> statement-breakpoint
CREATE INDEX `notifications_by_mail` ON `notifications` (`mail_id`);--> statement-breakpoint
CREATE INDEX `notifications_by_digest` ON `notifications` (`digest_since`,`id`) WHERE digest_since IS NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `kind` text;
--> statement-breakpoint
CREATE TRIGGER outbox_insert_notification AFTER INSERT ON outbox WHEN new.kind IS NOT NULL AND new.user_id IS NOT NULL
BEGIN
	INSERT INTO notifications (id, user_id, kind, template, details, at, mail_id, number)
		SELECT 'ntf' || substr(new.id, 4), new.user_id, new.kind, new.template, new.details, new.due_at, new.id,
			1 + coalesce((SELECT max(number) FROM notifications WHERE user_id = new.user_id), 0)
		WHERE NOT EXISTS (SELECT 1 FROM notification_preferences
			WHERE user_id = new.user_id AND kind = new.kind AND choice = 'off');
END;
--> statement-breakpoint
CREATE TRIGGER notifications_insert_bound AFTER INSERT ON notifications
BEGIN
	DELETE FROM notifications WHERE user_id = new.user_id AND number <= new.number - 1000;
END;
