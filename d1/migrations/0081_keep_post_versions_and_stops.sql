CREATE TABLE `blog_post_pictures` (
	`post_id` text NOT NULL,
	`picture_image` text NOT NULL,
	`added_at` integer NOT NULL,
	`left_at` integer,
	PRIMARY KEY(`post_id`, `picture_image`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_pictures_left` ON `blog_post_pictures` (`left_at`) WHERE left_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `blog_post_versions` (
	`post_id` text NOT NULL,
	`version` integer NOT NULL,
	`details` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `version`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_versions_by_date` ON `blog_post_versions` (`saved_at`);--> statement-breakpoint
CREATE TABLE `newsletter_stops` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`stopped_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER blog_post_versions_details_file_insert AFTER INSERT ON blog_post_versions
WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_versions_details_file_delete AFTER DELETE ON blog_post_versions
WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.details ->> 'coverImage', 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_versions_details_file_update AFTER UPDATE OF details ON blog_post_versions
WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.saved_at END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_pictures_picture_image_file_insert AFTER INSERT ON blog_post_pictures
WHEN new.picture_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.picture_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_pictures_picture_image_file_delete AFTER DELETE ON blog_post_pictures
WHEN old.picture_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.picture_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.picture_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_post_pictures_picture_image_file_update AFTER UPDATE OF picture_image ON blog_post_pictures
WHEN old.picture_image IS NOT new.picture_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.picture_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.added_at END WHERE object_key = substr(old.picture_image, 8) AND uses > 0;
END;
