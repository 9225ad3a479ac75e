-- A cover is a file as long as a course or its draft shows it: `/media/` and the key of its object. What a deleted course had is
-- swept at once, what was replaced a day later.
CREATE TRIGGER courses_use_cover AFTER INSERT ON courses WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER courses_change_cover AFTER UPDATE OF cover_image ON courses
	WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END
		WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER courses_drop_cover AFTER DELETE ON courses WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END
		WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER course_drafts_use_cover AFTER INSERT ON course_drafts WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr((new.details ->> 'coverImage'), 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER course_drafts_change_cover AFTER UPDATE OF details ON course_drafts
	WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr((new.details ->> 'coverImage'), 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END
		WHERE object_key = substr((old.details ->> 'coverImage'), 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER course_drafts_drop_cover AFTER DELETE ON course_drafts WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END
		WHERE object_key = substr((old.details ->> 'coverImage'), 8) AND uses > 0;
END;
