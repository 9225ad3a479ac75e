CREATE TABLE `mutation_budgets` (
	`caller_hash` text PRIMARY KEY NOT NULL,
	`window_at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mutation_budgets_by_age` ON `mutation_budgets` (`window_at`);--> statement-breakpoint
CREATE TABLE `user_denials` (
	`user_id` text NOT NULL,
	`operation` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `operation`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_denials_by_day` ON `user_denials` (`day`);--> statement-breakpoint
ALTER TABLE `known_devices` ADD `last_seen_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `known_devices_by_age` ON `known_devices` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `account_tokens_by_end` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `users_unproven` ON `users` (`updated_at`) WHERE email_verified_at IS NULL;--> statement-breakpoint
-- Known until now: as if seen when first.
UPDATE known_devices SET last_seen_at = first_seen_at;
