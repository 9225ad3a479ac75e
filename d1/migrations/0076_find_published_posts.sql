DROP TRIGGER blog_posts_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER blog_posts_unfolded_update;
--> statement-breakpoint
CREATE VIRTUAL TABLE post_search USING fts5(
	title, excerpt, headings, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO post_search (rowid, title, excerpt, headings)
		SELECT blog_posts.seq, title, excerpt, (SELECT coalesce(group_concat(each.value ->> '$.text', ' '), '') FROM json_each(headings) AS each) FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'blog_posts', seq FROM blog_posts;
--> statement-breakpoint
CREATE TRIGGER post_search_insert AFTER INSERT ON blog_posts
WHEN new.published = 1
BEGIN
	INSERT INTO post_search (rowid, title, excerpt, headings)
		SELECT blog_posts.seq, title, excerpt, (SELECT coalesce(group_concat(each.value ->> '$.text', ' '), '') FROM json_each(headings) AS each) FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER post_search_delete AFTER DELETE ON blog_posts
WHEN old.published = 1
BEGIN
	DELETE FROM post_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER post_search_update AFTER UPDATE OF title, excerpt, headings, published ON blog_posts
WHEN (old.title IS NOT new.title OR old.excerpt IS NOT new.excerpt OR old.headings IS NOT new.headings OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM post_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO post_search (rowid, title, excerpt, headings)
		SELECT blog_posts.seq, title, excerpt, (SELECT coalesce(group_concat(each.value ->> '$.text', ' '), '') FROM json_each(headings) AS each) FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_insert AFTER INSERT ON blog_posts
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'blog_posts', blog_posts.seq FROM blog_posts
		WHERE blog_posts.seq = new.seq AND coalesce(title, '') || coalesce(excerpt, '') || coalesce((SELECT coalesce(group_concat(each.value ->> '$.text', ' '), '') FROM json_each(headings) AS each), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_update AFTER UPDATE OF title, excerpt, headings, published ON blog_posts
WHEN old.title IS NOT new.title OR old.excerpt IS NOT new.excerpt OR old.headings IS NOT new.headings OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'blog_posts', blog_posts.seq FROM blog_posts
		WHERE blog_posts.seq = new.seq AND coalesce(title, '') || coalesce(excerpt, '') || coalesce((SELECT coalesce(group_concat(each.value ->> '$.text', ' '), '') FROM json_each(headings) AS each), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
