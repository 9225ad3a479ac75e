CREATE TABLE `throttled_acts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_hash` text NOT NULL,
	`network_hash` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttled_acts_by_account` ON `throttled_acts` (`account_hash`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_acts_by_network` ON `throttled_acts` (`network_hash`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_acts_by_both` ON `throttled_acts` (`account_hash`,`network_hash`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_acts_by_age` ON `throttled_acts` (`at`);