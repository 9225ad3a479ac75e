CREATE TABLE `profile_blocks` (
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_blocks_by_blocked` ON `profile_blocks` (`blocked_id`,`blocker_id`);--> statement-breakpoint
CREATE INDEX `profile_blocks_by_date` ON `profile_blocks` (`blocker_id`,`created_at`);