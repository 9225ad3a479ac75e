ALTER TABLE `profiles` ADD `shows_luma_profile` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `shows_whatsapp_group` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- A photo is a file as long as a profile shows it. What an erased person had goes with their files.
CREATE TRIGGER profiles_use_avatar AFTER INSERT ON profiles WHEN new.avatar_url LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr(new.avatar_url, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER profiles_change_avatar AFTER UPDATE OF avatar_url ON profiles
	WHEN old.avatar_url IS NOT new.avatar_url
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL
		WHERE object_key = substr(new.avatar_url, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END
		WHERE object_key = substr(old.avatar_url, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_drop_avatar AFTER DELETE ON profiles WHEN old.avatar_url LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END
		WHERE object_key = substr(old.avatar_url, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.avatar_url, 8) AND owner_id IS NULL AND uses = 0;
END;
