CREATE TABLE `course_standing_counts` (
	`standing` text NOT NULL,
	`category` text NOT NULL,
	`is_free` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`standing`, `category`, `is_free`)
);
--> statement-breakpoint
CREATE INDEX `courses_by_creation` ON `courses` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `courses_by_standing` ON `courses` (CASE WHEN "archived_at" IS NOT NULL THEN 'archived' WHEN "published" THEN 'published' ELSE 'draft' END,`category`,("price" = 0),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `courses_featured_by_creation` ON `courses` (`created_at`,`id`) WHERE featured = 1;
--> statement-breakpoint
-- Titles of all courses, for admins; readers search what is published in `course_search`. A contentless table, as there.
CREATE VIRTUAL TABLE all_course_search USING fts5(
	title, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE TRIGGER all_courses_insert AFTER INSERT ON courses
BEGIN
	INSERT INTO all_course_search (rowid, title) VALUES (new.seq, new.title);
	INSERT INTO course_standing_counts (standing, category, is_free, count) VALUES (
		CASE WHEN new.archived_at IS NOT NULL THEN 'archived' WHEN new.published THEN 'published' ELSE 'draft' END,
		new.category, new.price = 0, 1
	) ON CONFLICT (standing, category, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER all_courses_delete AFTER DELETE ON courses
BEGIN
	DELETE FROM all_course_search WHERE rowid = old.seq;
	UPDATE course_standing_counts SET count = count - 1 WHERE category = old.category AND is_free = (old.price = 0)
		AND standing = CASE WHEN old.archived_at IS NOT NULL THEN 'archived' WHEN old.published THEN 'published' ELSE 'draft' END;
END;
--> statement-breakpoint
CREATE TRIGGER all_courses_reindex AFTER UPDATE OF title ON courses WHEN old.title <> new.title
BEGIN
	DELETE FROM all_course_search WHERE rowid = old.seq;
	INSERT INTO all_course_search (rowid, title) VALUES (new.seq, new.title);
END;
--> statement-breakpoint
CREATE TRIGGER all_courses_recount AFTER UPDATE OF published, archived_at, category, price ON courses
WHEN old.published <> new.published OR (old.archived_at IS NULL) <> (new.archived_at IS NULL)
	OR old.category <> new.category OR (old.price = 0) <> (new.price = 0)
BEGIN
	UPDATE course_standing_counts SET count = count - 1 WHERE category = old.category AND is_free = (old.price = 0)
		AND standing = CASE WHEN old.archived_at IS NOT NULL THEN 'archived' WHEN old.published THEN 'published' ELSE 'draft' END;
	INSERT INTO course_standing_counts (standing, category, is_free, count) VALUES (
		CASE WHEN new.archived_at IS NOT NULL THEN 'archived' WHEN new.published THEN 'published' ELSE 'draft' END,
		new.category, new.price = 0, 1
	) ON CONFLICT (standing, category, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO all_course_search (rowid, title) SELECT seq, title FROM courses;
--> statement-breakpoint
-- A draft's price was known to its own writing alone.
UPDATE courses SET price = coalesce((SELECT details ->> 'price' FROM course_drafts WHERE course_id = courses.id), price)
	WHERE published_at IS NULL;
--> statement-breakpoint
DELETE FROM course_standing_counts;
--> statement-breakpoint
INSERT INTO course_standing_counts (standing, category, is_free, count)
	SELECT CASE WHEN archived_at IS NOT NULL THEN 'archived' WHEN published THEN 'published' ELSE 'draft' END AS standing,
		category, price = 0 AS is_free, count(*) FROM courses GROUP BY 1, 2, 3;
