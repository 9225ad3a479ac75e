CREATE TABLE `event_walk_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`sorted_name` text NOT NULL,
	`checked_in_at` integer NOT NULL,
	`checked_in_by` text,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`checked_in_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_walk_ins_by_event_email` ON `event_walk_ins` (`event_id`,`email`) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_event_name` ON `event_walk_ins` (`event_id`,`sorted_name`,`id`);--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_event_time` ON `event_walk_ins` (`event_id`,`checked_in_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_email` ON `event_walk_ins` (`email`);--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_checker` ON `event_walk_ins` (`checked_in_by`);--> statement-breakpoint
CREATE INDEX `event_walk_ins_by_time` ON `event_walk_ins` (`checked_in_at`);
--> statement-breakpoint
-- Somebody at the door has a seat like everybody who is registered, so the check of `events` refuses one that is not there.
CREATE TRIGGER event_walk_ins_insert AFTER INSERT ON event_walk_ins
BEGIN
	UPDATE events SET registrations_count = registrations_count + 1, taken_count = taken_count + 1,
		checked_in_count = checked_in_count + 1 WHERE id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_walk_ins_delete AFTER DELETE ON event_walk_ins
BEGIN
	UPDATE events SET registrations_count = registrations_count - 1, taken_count = taken_count - 1,
		checked_in_count = checked_in_count - 1 WHERE id = old.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_walk_ins_erase AFTER DELETE ON users
BEGIN
	DELETE FROM event_walk_ins WHERE email = old.email;
END;
