CREATE TABLE `blog_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_name_unique` ON `blog_categories` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_slug_unique` ON `blog_categories` (`slug`);--> statement-breakpoint
CREATE TABLE `blog_drafts` (
	`post_id` text PRIMARY KEY NOT NULL,
	`details` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `blog_post_categories` (
	`category_id` text NOT NULL,
	`published_at` integer NOT NULL,
	`post_id` text NOT NULL,
	PRIMARY KEY(`category_id`, `published_at`, `post_id`),
	FOREIGN KEY (`category_id`) REFERENCES `blog_categories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_categories_by_post` ON `blog_post_categories` (`post_id`);--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`headings` text DEFAULT '[]' NOT NULL,
	`reading_minutes` integer DEFAULT 1 NOT NULL,
	`cover_image` text,
	`cover_drawing` integer DEFAULT 0 NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`author_id` text,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`first_published_at` integer,
	`scheduled_at` integer,
	`submitted_at` integer,
	`submission_note` text DEFAULT '' NOT NULL,
	`review_note` text,
	`deleted_at` integer,
	`copied_version` integer DEFAULT 0 NOT NULL,
	`last_change` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`touched_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "blog_posts_published_have_a_time" CHECK(published = (published_at IS NOT NULL)),
	CONSTRAINT "blog_posts_shown_are_not_deleted" CHECK(deleted_at IS NULL OR (published = 0 AND scheduled_at IS NULL AND submitted_at IS NULL)),
	CONSTRAINT "blog_posts_scheduled_are_not_published" CHECK(scheduled_at IS NULL OR published = 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_id_unique` ON `blog_posts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_posts_newest` ON `blog_posts` (`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `blog_posts_by_author_newest` ON `blog_posts` (`author_id`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `blog_posts_by_author` ON `blog_posts` (`author_id`,`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `blog_posts_by_standing` ON `blog_posts` (CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "submitted_at" IS NOT NULL THEN 'review' WHEN "scheduled_at" IS NOT NULL THEN 'scheduled' WHEN "published" THEN 'published' ELSE 'draft' END,`touched_at`,`id`);--> statement-breakpoint
CREATE INDEX `blog_posts_by_touch` ON `blog_posts` (`touched_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `blog_posts_scheduled` ON `blog_posts` (`scheduled_at`) WHERE scheduled_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `blog_posts_deleted` ON `blog_posts` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `blog_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_slugs_by_post` ON `blog_slugs` (`post_id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE managed_post_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO managed_post_search (rowid, title)
		SELECT blog_posts.seq, title FROM blog_posts WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'blog_posts', seq FROM blog_posts;
--> statement-breakpoint
CREATE TRIGGER managed_post_search_insert AFTER INSERT ON blog_posts
BEGIN
	INSERT INTO managed_post_search (rowid, title)
		SELECT blog_posts.seq, title FROM blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_post_search_delete AFTER DELETE ON blog_posts
BEGIN
	DELETE FROM managed_post_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_post_search_update AFTER UPDATE OF title ON blog_posts
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM managed_post_search WHERE rowid = old.seq;
	INSERT INTO managed_post_search (rowid, title)
		SELECT blog_posts.seq, title FROM blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_insert AFTER INSERT ON blog_posts
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'blog_posts', blog_posts.seq FROM blog_posts
		WHERE blog_posts.seq = new.seq AND coalesce(title, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_update AFTER UPDATE OF title ON blog_posts
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'blog_posts', blog_posts.seq FROM blog_posts
		WHERE blog_posts.seq = new.seq AND coalesce(title, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_delete AFTER DELETE ON blog_posts
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_cover_image_file_insert AFTER INSERT ON blog_posts
WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_cover_image_file_delete AFTER DELETE ON blog_posts
WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.cover_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_cover_image_file_update AFTER UPDATE OF cover_image ON blog_posts
WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.touched_at END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_drafts_details_file_insert AFTER INSERT ON blog_drafts
WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER blog_drafts_details_file_delete AFTER DELETE ON blog_drafts
WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.details ->> 'coverImage', 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER blog_drafts_details_file_update AFTER UPDATE OF details ON blog_drafts
WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
END;
