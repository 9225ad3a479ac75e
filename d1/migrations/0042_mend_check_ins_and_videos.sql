DROP TRIGGER event_registrations_recount;
--> statement-breakpoint
CREATE TRIGGER event_registrations_recount AFTER UPDATE OF status, takes_seat, checked_in_at ON event_registrations
	WHEN (old.status <> new.status OR old.takes_seat <> new.takes_seat OR old.checked_in_at IS NOT new.checked_in_at)
		AND NOT (new.checked_in_at IS NOT NULL AND (new.status NOT IN ('registered', 'cancelled')
			OR (new.registered_at IS NOT old.registered_at AND new.checked_in_at IS old.checked_in_at)))
BEGIN
	UPDATE events SET
		registrations_count = registrations_count - (old.status = 'registered') + (new.status = 'registered'),
		taken_count = taken_count - old.takes_seat + new.takes_seat,
		waitlist_count = waitlist_count - (old.status = 'waitlisted') + (new.status = 'waitlisted'),
		checked_in_count = checked_in_count - (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
			+ (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
		WHERE id = new.event_id;
END;
--> statement-breakpoint
-- A check-in is of the registration at which it was made: a cancellation keeps it for the undo, a seat that is taken anew has none,
-- by whatever statement. Counted here first, as triggers of one event have no order; what is reset is counted by the one above.
CREATE TRIGGER event_registrations_reset_check_in AFTER UPDATE OF status, takes_seat, registered_at, checked_in_at
	ON event_registrations
	WHEN new.checked_in_at IS NOT NULL AND (new.status NOT IN ('registered', 'cancelled')
		OR (new.registered_at IS NOT old.registered_at AND new.checked_in_at IS old.checked_in_at))
BEGIN
	UPDATE events SET
		registrations_count = registrations_count - (old.status = 'registered') + (new.status = 'registered'),
		taken_count = taken_count - old.takes_seat + new.takes_seat,
		waitlist_count = waitlist_count - (old.status = 'waitlisted') + (new.status = 'waitlisted'),
		checked_in_count = checked_in_count - (old.status = 'registered' AND old.checked_in_at IS NOT NULL)
			+ (new.status = 'registered' AND new.checked_in_at IS NOT NULL)
		WHERE id = new.event_id;
	UPDATE event_registrations SET checked_in_at = NULL, checked_in_by = NULL WHERE id = new.id;
END;
--> statement-breakpoint
-- A door may send a check-in for a day: one that is older than its registration by more was made at an earlier one.
UPDATE event_registrations SET checked_in_at = NULL, checked_in_by = NULL
	WHERE checked_in_at IS NOT NULL
		AND (status NOT IN ('registered', 'cancelled') OR checked_in_at < registered_at - 86400000);
--> statement-breakpoint
-- A lesson has a video by its kind alone; what was typed before another kind hid the field is no link of anybody.
UPDATE lesson_contents SET video_url = NULL
	WHERE video_url IS NOT NULL AND (video_url NOT LIKE 'https://%'
		OR lesson_id IN (SELECT id FROM lessons WHERE kind <> 'video'));
