DROP TRIGGER post_search_insert;
--> statement-breakpoint
DROP TRIGGER post_search_update;
--> statement-breakpoint
DROP TRIGGER blog_posts_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER blog_posts_unfolded_update;
--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `body_text` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- What stands between the tags of what is there.
UPDATE blog_posts SET body_text = (
	WITH RECURSIVE strip(rest, words) AS (
		SELECT blog_posts.content, ''
		UNION ALL
		SELECT substr(rest, instr(rest, '<') + instr(substr(rest, instr(rest, '<')), '>')),
			words || substr(rest, 1, instr(rest, '<') - 1)
				|| CASE WHEN substr(rest, instr(rest, '<'), 3) IN ('</p', '</h', '</l', '</t', '</b') THEN char(10) ELSE ' ' END
		FROM strip WHERE instr(rest, '<') > 0
	)
	SELECT trim(replace(replace(replace(replace(words || rest, '&#x3C;', '<'), '&#x26;', '&'), '&lt;', '<'), '&amp;', '&'))
	FROM strip WHERE instr(rest, '<') = 0
) WHERE content <> '';
--> statement-breakpoint
DROP TABLE post_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE post_search USING fts5(
	title, excerpt, body, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, title, excerpt, body_text FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'blog_posts', seq FROM blog_posts;
--> statement-breakpoint
CREATE TRIGGER post_search_insert AFTER INSERT ON blog_posts
WHEN new.published = 1
BEGIN
	INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, title, excerpt, body_text FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER post_search_update AFTER UPDATE OF title, excerpt, body_text, published ON blog_posts
WHEN (old.title IS NOT new.title OR old.excerpt IS NOT new.excerpt OR old.body_text IS NOT new.body_text OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM post_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO post_search (rowid, title, excerpt, body)
		SELECT blog_posts.seq, title, excerpt, body_text FROM (SELECT * FROM blog_posts WHERE published = 1) AS blog_posts WHERE blog_posts.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_insert AFTER INSERT ON blog_posts
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'blog_posts', blog_posts.seq FROM blog_posts
		WHERE blog_posts.seq = new.seq AND coalesce(title, '') || coalesce(excerpt, '') || coalesce(body_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_update AFTER UPDATE OF title, excerpt, body_text, published ON blog_posts
WHEN old.title IS NOT new.title OR old.excerpt IS NOT new.excerpt OR old.body_text IS NOT new.body_text OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'blog_posts', blog_posts.seq FROM blog_posts
		WHERE blog_posts.seq = new.seq AND coalesce(title, '') || coalesce(excerpt, '') || coalesce(body_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
