CREATE TABLE `counter_walks` (
	`counter` text PRIMARY KEY NOT NULL,
	`after` text NOT NULL
);
