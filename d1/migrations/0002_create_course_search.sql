-- Full-text search and counters of published courses. Triggers keep them, whoever writes; `INSERT OR REPLACE` on courses
-- would pass the delete triggers by and must not be used.
--
-- Contentless tables: a search needs only the row's number, and a delete needs no old text to match.
-- `trigram` finds words anywhere in a word (from three characters on), `unicode61` finds beginnings of title words.
CREATE VIRTUAL TABLE course_search USING fts5(
	title, description, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE course_title_search USING fts5(
	title, content='', contentless_delete=1, tokenize='unicode61', prefix='1 2'
);
--> statement-breakpoint
CREATE TRIGGER courses_insert_published AFTER INSERT ON courses WHEN new.published = 1
BEGIN
	INSERT INTO course_search (rowid, title, description) VALUES (new.seq, new.title, new.description);
	INSERT INTO course_title_search (rowid, title) VALUES (new.seq, new.title);
	INSERT INTO course_counts (category, level, is_free, count) VALUES (new.category, new.level, new.price = 0, 1)
		ON CONFLICT (category, level, is_free) DO UPDATE SET count = count + 1;
	UPDATE profiles SET published_course_count = published_course_count + 1 WHERE id = new.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_delete_published AFTER DELETE ON courses WHEN old.published = 1
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq;
	DELETE FROM course_title_search WHERE rowid = old.seq;
	UPDATE course_counts SET count = count - 1
		WHERE category = old.category AND level = old.level AND is_free = (old.price = 0);
	UPDATE profiles SET published_course_count = published_course_count - 1 WHERE id = old.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_reindex_text AFTER UPDATE OF title, description, published ON courses WHEN old.published = 1
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq;
	DELETE FROM course_title_search WHERE rowid = old.seq;
	INSERT INTO course_search (rowid, title, description)
		SELECT new.seq, new.title, new.description WHERE new.published = 1;
	INSERT INTO course_title_search (rowid, title) SELECT new.seq, new.title WHERE new.published = 1;
END;
--> statement-breakpoint
CREATE TRIGGER courses_index_text AFTER UPDATE OF published ON courses WHEN old.published = 0 AND new.published = 1
BEGIN
	INSERT INTO course_search (rowid, title, description) VALUES (new.seq, new.title, new.description);
	INSERT INTO course_title_search (rowid, title) VALUES (new.seq, new.title);
END;
--> statement-breakpoint
CREATE TRIGGER courses_uncount AFTER UPDATE OF published, category, level, price, educator_id ON courses
WHEN old.published = 1
BEGIN
	UPDATE course_counts SET count = count - 1
		WHERE category = old.category AND level = old.level AND is_free = (old.price = 0);
	UPDATE profiles SET published_course_count = published_course_count - 1 WHERE id = old.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_count AFTER UPDATE OF published, category, level, price, educator_id ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_counts (category, level, is_free, count) VALUES (new.category, new.level, new.price = 0, 1)
		ON CONFLICT (category, level, is_free) DO UPDATE SET count = count + 1;
	UPDATE profiles SET published_course_count = published_course_count + 1 WHERE id = new.educator_id;
END;
