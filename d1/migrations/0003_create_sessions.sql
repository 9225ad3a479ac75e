CREATE TABLE `audit_counts` (
	`action` text NOT NULL,
	`outcome` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`action`, `outcome`)
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`actor_role` text,
	`action` text NOT NULL,
	`outcome` text NOT NULL,
	`subject_type` text,
	`subject_id` text,
	`detail` text NOT NULL,
	`request_id` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_date` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_outcome` ON `audit_log` (`outcome`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `draft_counts` (
	`only` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `login_attempts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_hash` text NOT NULL,
	`network_hash` text NOT NULL,
	`attempted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_attempts_by_account` ON `login_attempts` (`account_hash`,`attempted_at`);--> statement-breakpoint
CREATE INDEX `login_attempts_by_network` ON `login_attempts` (`network_hash`,`attempted_at`);--> statement-breakpoint
CREATE INDEX `login_attempts_by_both` ON `login_attempts` (`account_hash`,`network_hash`,`attempted_at`);--> statement-breakpoint
CREATE INDEX `login_attempts_by_age` ON `login_attempts` (`attempted_at`);--> statement-breakpoint
CREATE TABLE `user_counts` (
	`role` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `session_counts` (
	`ends_in_hour` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`family_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`previous_token_hash` text,
	`rotated_at` integer,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`idle_expires_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`user_agent` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sessions_idle_ends_first" CHECK(idle_expires_at <= expires_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_family_hash_unique` ON `sessions` (`family_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`last_seen_at`) WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`idle_expires_at`) WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE TABLE `visitor_denials` (
	`day` text NOT NULL,
	`operation` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `operation`)
);
--> statement-breakpoint
ALTER TABLE `users` ADD `password_hash` text;