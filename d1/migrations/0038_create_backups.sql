CREATE TABLE `backups` (
	`day` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`migration` text NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`after` text DEFAULT '' NOT NULL,
	`part` integer DEFAULT 0 NOT NULL,
	`rows_at_once` integer NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`leased_until` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`error` text
);
