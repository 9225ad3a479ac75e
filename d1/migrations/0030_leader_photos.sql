CREATE TABLE `leader_photos` (
	`place` integer PRIMARY KEY NOT NULL,
	`photo` text,
	`added_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER leader_photos_photo_file_insert AFTER INSERT ON leader_photos
WHEN new.photo LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.photo, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER leader_photos_photo_file_delete AFTER DELETE ON leader_photos
WHEN old.photo LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.photo, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.photo, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER leader_photos_photo_file_update AFTER UPDATE OF photo ON leader_photos
WHEN old.photo IS NOT new.photo
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.photo, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.added_at END WHERE object_key = substr(old.photo, 8) AND uses > 0;
END;
--> statement-breakpoint
-- The contract asks each leader for a photo, and lists that were saved before have none.
UPDATE leader_lists SET leaders = (SELECT json_group_array(json_set(value, '$.photo', NULL)) FROM json_each(leaders));
