CREATE TABLE `account_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_tokens_token_hash_unique` ON `account_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `account_tokens_by_user` ON `account_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `educator_application_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `educator_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`submitted_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `educator_applications_one_pending` ON `educator_applications` (`user_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `educator_applications_by_user` ON `educator_applications` (`user_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `educator_applications_by_date` ON `educator_applications` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `educator_applications_by_status` ON `educator_applications` (`status`,`submitted_at`,`id`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mail_requests` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_hash` text NOT NULL,
	`network_hash` text NOT NULL,
	`requested_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_requests_by_account` ON `mail_requests` (`account_hash`,`requested_at`);--> statement-breakpoint
CREATE INDEX `mail_requests_by_network` ON `mail_requests` (`network_hash`,`requested_at`);--> statement-breakpoint
CREATE INDEX `mail_requests_by_age` ON `mail_requests` (`requested_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`template` text NOT NULL,
	`to_address` text NOT NULL,
	`user_id` text,
	`token_id` text,
	`details` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`leased_at` integer,
	`sent_at` integer,
	`last_error` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_by_due` ON `outbox` (`due_at`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_by_lease` ON `outbox` (`leased_at`) WHERE state = 'leased';--> statement-breakpoint
CREATE INDEX `outbox_by_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE INDEX `outbox_by_state` ON `outbox` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_by_template` ON `outbox` (`template`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_by_date` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `outbox_counts` (
	`state` text NOT NULL,
	`template` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`state`, `template`)
);
--> statement-breakpoint
CREATE TABLE `user_identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_identities_by_user` ON `user_identities` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_owner` ON `sessions` (`user_id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `educator_status` text;