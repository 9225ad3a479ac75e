DROP TRIGGER course_counts_insert;
--> statement-breakpoint
DROP TRIGGER course_counts_delete;
--> statement-breakpoint
DROP TRIGGER course_counts_update;
--> statement-breakpoint
DROP TRIGGER course_search_insert;
--> statement-breakpoint
DROP TRIGGER course_search_update;
--> statement-breakpoint
DROP TRIGGER course_title_search_insert;
--> statement-breakpoint
DROP TRIGGER course_title_search_update;
--> statement-breakpoint
DROP TRIGGER post_search_insert;
--> statement-breakpoint
DROP TRIGGER post_search_update;
--> statement-breakpoint
DROP TRIGGER courses_unfolded_update;
--> statement-breakpoint
DROP TRIGGER blog_posts_unfolded_update;
--> statement-breakpoint
CREATE TABLE `translations` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`root_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`html` text NOT NULL,
	`is_ready` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `translations_by_item` ON `translations` (`kind`,`item_id`,`language`);--> statement-breakpoint
CREATE INDEX `translations_by_root` ON `translations` (`root_id`,`language`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_course_counts` (
	`category` text NOT NULL,
	`level` text NOT NULL,
	`is_free` integer NOT NULL,
	`language` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`category`, `level`, `is_free`, `language`)
);
--> statement-breakpoint
INSERT INTO `__new_course_counts`("category", "level", "is_free", "language", "count") SELECT "category", "level", "is_free", 'en', "count" FROM `course_counts`;--> statement-breakpoint
DROP TABLE `course_counts`;--> statement-breakpoint
ALTER TABLE `__new_course_counts` RENAME TO `course_counts`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
ALTER TABLE `courses` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX `courses_by_language_date` ON `courses` (`language`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_language_price` ON `courses` (`language`,`price`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_language_category_date` ON `courses` (`language`,`category`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_language_category_price` ON `courses` (`language`,`category`,`price`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_language_level_date` ON `courses` (`language`,`level`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_language_level_price` ON `courses` (`language`,`level`,`price`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_language_category_level_date` ON `courses` (`language`,`category`,`level`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `courses_by_language_category_level_price` ON `courses` (`language`,`category`,`level`,`price`,`published_at`,`id`) WHERE published = 1;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX `blog_posts_by_language_newest` ON `blog_posts` (`language`,`published_at`,`id`) WHERE published = 1;
--> statement-breakpoint
CREATE TRIGGER course_counts_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_counts (category, level, is_free, language, count) VALUES (new.category, new.level, new.price = 0, new.language, 1)
		ON CONFLICT (category, level, is_free, language) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_counts_delete AFTER DELETE ON courses
WHEN old.published = 1
BEGIN
	UPDATE course_counts SET count = count - 1 WHERE category = old.category AND level = old.level AND is_free = (old.price = 0) AND language = old.language;
END;
--> statement-breakpoint
CREATE TRIGGER course_counts_update AFTER UPDATE OF category, level, price, language, published ON courses
WHEN old.category IS NOT new.category OR old.level IS NOT new.level OR (old.price = 0) IS NOT (new.price = 0) OR old.language IS NOT new.language OR (old.published = 1) IS NOT (new.published = 1)
BEGIN
	UPDATE course_counts SET count = count - 1 WHERE category = old.category AND level = old.level AND is_free = (old.price = 0) AND language = old.language AND (old.published = 1);
	INSERT INTO course_counts (category, level, is_free, language, count) SELECT new.category, new.level, new.price = 0, new.language, 1 WHERE new.published = 1
		ON CONFLICT (category, level, is_free, language) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_search_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), ''), courses.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_search_update AFTER UPDATE OF title, id, description, published ON courses
WHEN (old.title IS NOT new.title OR old.id IS NOT new.id OR old.description IS NOT new.description OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), ''), courses.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_title_search_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_title_search_update AFTER UPDATE OF title, id, published ON courses
WHEN (old.title IS NOT new.title OR old.id IS NOT new.id OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM course_title_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER post_search_insert AFTER INSERT ON blog_posts
WHEN new.published = 1
BEGIN
	INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, blog_posts.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.excerpt || coalesce((SELECT ' ' || group_concat(translations.summary, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.body_text || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), '') FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER post_search_update AFTER UPDATE OF title, id, excerpt, body_text, published ON blog_posts
WHEN (old.title IS NOT new.title OR old.id IS NOT new.id OR old.excerpt IS NOT new.excerpt OR old.body_text IS NOT new.body_text OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM post_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, blog_posts.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.excerpt || coalesce((SELECT ' ' || group_concat(translations.summary, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.body_text || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), '') FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfolded_update AFTER UPDATE OF title, id, description, published ON courses
WHEN old.title IS NOT new.title OR old.id IS NOT new.id OR old.description IS NOT new.description OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('courses', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_update AFTER UPDATE OF title, id, excerpt, body_text, published ON blog_posts
WHEN old.title IS NOT new.title OR old.id IS NOT new.id OR old.excerpt IS NOT new.excerpt OR old.body_text IS NOT new.body_text OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('blog_posts', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER lesson_drafts_delete_translations AFTER DELETE ON lesson_drafts
BEGIN
	DELETE FROM translations WHERE kind = 'lesson' AND item_id = old.lesson_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_delete_translations AFTER DELETE ON courses
BEGIN
	DELETE FROM translations WHERE root_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER translations_search_course_insert AFTER INSERT ON translations
WHEN new.kind = 'course' AND new.is_ready = 1
BEGIN
	DELETE FROM course_search WHERE rowid IN (SELECT seq FROM courses WHERE id = new.item_id);
	INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), ''), courses.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.id = new.item_id;
	DELETE FROM course_title_search WHERE rowid IN (SELECT seq FROM courses WHERE id = new.item_id);
	INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.id = new.item_id;
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq IN (SELECT seq FROM courses WHERE id = new.item_id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'courses', seq FROM (SELECT seq FROM courses WHERE id = new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER translations_search_course_update AFTER UPDATE OF title, summary, body, is_ready ON translations
WHEN new.kind = 'course' AND (old.is_ready = 1 OR new.is_ready = 1)
BEGIN
	DELETE FROM course_search WHERE rowid IN (SELECT seq FROM courses WHERE id = new.item_id);
	INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), ''), courses.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.id = new.item_id;
	DELETE FROM course_title_search WHERE rowid IN (SELECT seq FROM courses WHERE id = new.item_id);
	INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.id = new.item_id;
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq IN (SELECT seq FROM courses WHERE id = new.item_id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'courses', seq FROM (SELECT seq FROM courses WHERE id = new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER translations_search_course_delete AFTER DELETE ON translations
WHEN old.kind = 'course' AND old.is_ready = 1
BEGIN
	DELETE FROM course_search WHERE rowid IN (SELECT seq FROM courses WHERE id = old.item_id);
	INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), ''), courses.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.id = old.item_id;
	DELETE FROM course_title_search WHERE rowid IN (SELECT seq FROM courses WHERE id = old.item_id);
	INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, courses.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'course' AND translations.item_id = courses.id AND translations.is_ready = 1), '') FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.id = old.item_id;
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq IN (SELECT seq FROM courses WHERE id = old.item_id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'courses', seq FROM (SELECT seq FROM courses WHERE id = old.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issues_delete_translations AFTER DELETE ON newsletter_issues
BEGIN
	DELETE FROM translations WHERE root_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_translations AFTER DELETE ON blog_posts
BEGIN
	DELETE FROM translations WHERE root_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER translations_search_post_insert AFTER INSERT ON translations
WHEN new.kind = 'post' AND new.is_ready = 1
BEGIN
	DELETE FROM post_search WHERE rowid IN (SELECT seq FROM blog_posts WHERE id = new.item_id);
	INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, blog_posts.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.excerpt || coalesce((SELECT ' ' || group_concat(translations.summary, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.body_text || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), '') FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.id = new.item_id;
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq IN (SELECT seq FROM blog_posts WHERE id = new.item_id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'blog_posts', seq FROM (SELECT seq FROM blog_posts WHERE id = new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER translations_search_post_update AFTER UPDATE OF title, summary, body, is_ready ON translations
WHEN new.kind = 'post' AND (old.is_ready = 1 OR new.is_ready = 1)
BEGIN
	DELETE FROM post_search WHERE rowid IN (SELECT seq FROM blog_posts WHERE id = new.item_id);
	INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, blog_posts.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.excerpt || coalesce((SELECT ' ' || group_concat(translations.summary, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.body_text || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), '') FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.id = new.item_id;
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq IN (SELECT seq FROM blog_posts WHERE id = new.item_id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'blog_posts', seq FROM (SELECT seq FROM blog_posts WHERE id = new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER translations_search_post_delete AFTER DELETE ON translations
WHEN old.kind = 'post' AND old.is_ready = 1
BEGIN
	DELETE FROM post_search WHERE rowid IN (SELECT seq FROM blog_posts WHERE id = old.item_id);
	INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, blog_posts.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.excerpt || coalesce((SELECT ' ' || group_concat(translations.summary, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), ''), blog_posts.body_text || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'post' AND translations.item_id = blog_posts.id AND translations.is_ready = 1), '') FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.id = old.item_id;
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq IN (SELECT seq FROM blog_posts WHERE id = old.item_id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'blog_posts', seq FROM (SELECT seq FROM blog_posts WHERE id = old.item_id);
END;
