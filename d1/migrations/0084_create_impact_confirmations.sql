CREATE TABLE `impact_confirmations` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`asked_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`entry_id`) REFERENCES `impact_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "impact_confirmations_state_is_known" CHECK(state IN ('asked', 'confirmed', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `impact_confirmations_one_asked` ON `impact_confirmations` (`entry_id`) WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX `impact_confirmations_by_entry` ON `impact_confirmations` (`entry_id`);--> statement-breakpoint
CREATE INDEX `impact_confirmations_by_user` ON `impact_confirmations` (`user_id`,`email`,`state`);--> statement-breakpoint
CREATE INDEX `impact_confirmations_by_email` ON `impact_confirmations` (`email`);--> statement-breakpoint
CREATE INDEX `impact_confirmations_by_date` ON `impact_confirmations` (`asked_at`);
--> statement-breakpoint
CREATE TRIGGER impact_confirmations_erase AFTER DELETE ON users
BEGIN
	DELETE FROM impact_confirmations WHERE email = old.email;
END;
