ALTER TABLE `files` ADD `small_key` text;--> statement-breakpoint
-- A small rendition is used by its picture, from when that is begun: nothing sweeps it while the picture's address names it.
CREATE TRIGGER files_use_small AFTER INSERT ON files WHEN new.small_key IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = new.small_key;
END;
--> statement-breakpoint
CREATE TRIGGER files_drop_small AFTER DELETE ON files WHEN old.small_key IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END
		WHERE object_key = old.small_key AND uses > 0;
	DELETE FROM files WHERE object_key = old.small_key AND owner_id IS NULL AND uses = 0;
END;
