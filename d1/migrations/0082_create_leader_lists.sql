CREATE TABLE `leader_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`leaders` text NOT NULL,
	`updated_at` integer NOT NULL
);
