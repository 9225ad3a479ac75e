CREATE TABLE `event_days` (
	`event_id` text NOT NULL,
	`day` text NOT NULL,
	`tab` text NOT NULL,
	`type` text NOT NULL,
	`starts_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `day`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_days_listed` ON `event_days` (`tab`,`type`,`day`,`starts_at`,`event_id`);--> statement-breakpoint
DROP INDEX `events_by_tab_end`;--> statement-breakpoint
DROP INDEX `events_by_tab_start`;--> statement-breakpoint
DROP INDEX `events_by_tab_type_start`;--> statement-breakpoint
CREATE INDEX `events_by_tab_type_over_start` ON `events` (CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END,`type`,`is_over`,`starts_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `profiles_with_calendar` ON `profiles` (`first_name`,`id`) WHERE role = 'educator' AND public_profile = 1
      AND visibility_status = 'public' AND shows_luma_profile = 1 AND luma_profile_url IS NOT NULL;
--> statement-breakpoint
-- Days in IST, which is five and a half hours ahead; an event lasts thirty days at most.
CREATE TRIGGER events_insert_days AFTER INSERT ON events WHEN new.published = 1
BEGIN
	INSERT INTO event_days (event_id, day, tab, type, starts_at)
		SELECT new.id, date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days'),
			CASE WHEN new.category = 'info' THEN 'info' ELSE 'product' END, new.type, new.starts_at
		FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]')
		WHERE new.published = 1 AND date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days')
			<= date((new.ends_at - 1) / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER events_move_days AFTER UPDATE OF starts_at, ends_at, category, type, published ON events
	WHEN old.published <> new.published OR (new.published = 1 AND (old.starts_at <> new.starts_at
		OR old.ends_at <> new.ends_at OR old.category <> new.category OR old.type <> new.type))
BEGIN
	DELETE FROM event_days WHERE event_id = old.id;
	INSERT INTO event_days (event_id, day, tab, type, starts_at)
		SELECT new.id, date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days'),
			CASE WHEN new.category = 'info' THEN 'info' ELSE 'product' END, new.type, new.starts_at
		FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]')
		WHERE new.published = 1 AND date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days')
			<= date((new.ends_at - 1) / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
INSERT INTO event_days (event_id, day, tab, type, starts_at)
	SELECT events.id, date(events.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days'),
		CASE WHEN events.category = 'info' THEN 'info' ELSE 'product' END, events.type, events.starts_at
	FROM events, json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]')
	WHERE events.published = 1 AND date(events.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days')
		<= date((events.ends_at - 1) / 1000 + 19800, 'unixepoch');
