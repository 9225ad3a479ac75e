CREATE TABLE `fellowship_tracks` (
	`track` text NOT NULL,
	`round` integer NOT NULL,
	`is_open` integer NOT NULL,
	`opens_at` integer,
	`deadline` integer,
	`starts_on` text,
	`ends_on` text,
	`capacity` integer,
	`is_blind` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`track`, `round`),
	CONSTRAINT "fellowship_tracks_open_before_they_close" CHECK(opens_at IS NULL OR deadline IS NULL OR opens_at < deadline)
);
