CREATE TABLE `unfolded_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unfolded_texts_by_row` ON `unfolded_texts` (`source`,`seq`);
--> statement-breakpoint
-- The triggers of the search tables write a text as it is, found at once in any case. One that is more than ASCII is folded
-- after it by the API, which knows the letters that SQLite does not.
CREATE TRIGGER courses_unfold AFTER INSERT ON courses
WHEN new.title || new.description GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('courses', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfold_again AFTER UPDATE OF title, description, published ON courses
WHEN (old.title <> new.title OR old.description <> new.description OR old.published <> new.published)
	AND old.title || old.description || new.title || new.description GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('courses', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER events_unfold AFTER INSERT ON events
WHEN new.title || new.description GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('events', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER events_unfold_again AFTER UPDATE OF title, description, published ON events
WHEN (old.title <> new.title OR old.description <> new.description OR old.published <> new.published)
	AND old.title || old.description || new.title || new.description GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('events', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_unfold AFTER INSERT ON contact_messages
WHEN new.name || new.email || new.subject || new.message GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('contact_messages', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_unfold AFTER INSERT ON feedback_submissions
WHEN new.name || coalesce(new.email, '') || new.feedback_text GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('feedback_submissions', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfold AFTER INSERT ON user_entries
WHEN (SELECT first_name || last_name FROM profiles WHERE id = new.user_id) GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('user_entries', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER profiles_unfold AFTER UPDATE OF first_name, last_name ON profiles
WHEN (old.first_name <> new.first_name OR old.last_name <> new.last_name)
	AND old.first_name || old.last_name || new.first_name || new.last_name GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'user_entries', seq FROM (SELECT seq FROM user_entries WHERE user_id = new.id);
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'orders', seq FROM (SELECT seq FROM orders WHERE buyer_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER users_unfold AFTER UPDATE OF email ON users
WHEN old.email <> new.email AND (SELECT first_name || last_name FROM profiles WHERE id = new.id) GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'user_entries', seq FROM (SELECT seq FROM user_entries WHERE user_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfold AFTER INSERT ON orders
WHEN new.title || coalesce((SELECT first_name || last_name FROM profiles WHERE id = new.buyer_id), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*'
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('orders', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfold_again AFTER UPDATE OF buyer_id, payment_reference ON orders
WHEN old.buyer_id IS NOT new.buyer_id OR old.payment_reference IS NOT new.payment_reference
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('orders', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER courses_fold_no_more AFTER DELETE ON courses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER events_fold_no_more AFTER DELETE ON events
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_fold_no_more AFTER DELETE ON contact_messages
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_fold_no_more AFTER DELETE ON feedback_submissions
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_fold_no_more AFTER DELETE ON user_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER orders_fold_no_more AFTER DELETE ON orders
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = old.seq;
END;
--> statement-breakpoint
-- As the other tables have it: a text that is written once more as it is stays folded.
DROP TRIGGER courses_reindex_text;
--> statement-breakpoint
CREATE TRIGGER courses_reindex_text AFTER UPDATE OF title, description, published ON courses
WHEN old.published = 1
	AND (old.title <> new.title OR old.description <> new.description OR old.published <> new.published)
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq;
	DELETE FROM course_title_search WHERE rowid = old.seq;
	INSERT INTO course_search (rowid, title, description)
		SELECT new.seq, new.title, new.description WHERE new.published = 1;
	INSERT INTO course_title_search (rowid, title) SELECT new.seq, new.title WHERE new.published = 1;
END;
--> statement-breakpoint
-- What is there already is folded like what comes.
INSERT INTO unfolded_texts (source, seq) SELECT 'courses', seq FROM courses WHERE title || description GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT INTO unfolded_texts (source, seq) SELECT 'events', seq FROM events WHERE title || description GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT INTO unfolded_texts (source, seq) SELECT 'contact_messages', seq FROM contact_messages
	WHERE name || email || subject || message GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT INTO unfolded_texts (source, seq) SELECT 'feedback_submissions', seq FROM feedback_submissions
	WHERE name || coalesce(email, '') || feedback_text GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT INTO unfolded_texts (source, seq) SELECT 'user_entries', user_entries.seq FROM user_entries
	JOIN profiles ON profiles.id = user_entries.user_id WHERE first_name || last_name GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT INTO unfolded_texts (source, seq) SELECT 'orders', orders.seq FROM orders
	LEFT JOIN profiles ON profiles.id = orders.buyer_id
	WHERE orders.title || coalesce(first_name || last_name, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
