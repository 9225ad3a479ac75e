CREATE TABLE `event_mailings` (
	`change` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`manager_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`manager_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_mailings_by_event` ON `event_mailings` (`event_id`,`at`);--> statement-breakpoint
CREATE INDEX `event_mailings_by_manager` ON `event_mailings` (`manager_id`,`at`);--> statement-breakpoint
CREATE INDEX `event_mailings_by_age` ON `event_mailings` (`at`);