DROP INDEX `throttled_acts_by_both`;--> statement-breakpoint
ALTER TABLE `throttled_acts` ADD `site_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `throttled_acts_by_both` ON `throttled_acts` (`account_hash`,`site_hash`,`at`);