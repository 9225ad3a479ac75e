-- A poster is a file as long as an event or its draft shows it: `/media/` and the key of its object. The poster of an event that
-- has gone is swept at once, what was replaced a day later.
CREATE TRIGGER events_use_poster AFTER INSERT ON events WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER events_change_poster AFTER UPDATE OF cover_image ON events
	WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.touched_at END
		WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER events_drop_poster AFTER DELETE ON events WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END
		WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER event_drafts_use_poster AFTER INSERT ON event_drafts WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr((new.details ->> 'coverImage'), 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER event_drafts_change_poster AFTER UPDATE OF details ON event_drafts
	WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr((new.details ->> 'coverImage'), 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END
		WHERE object_key = substr((old.details ->> 'coverImage'), 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER event_drafts_drop_poster AFTER DELETE ON event_drafts WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END
		WHERE object_key = substr((old.details ->> 'coverImage'), 8) AND uses > 0;
END;
