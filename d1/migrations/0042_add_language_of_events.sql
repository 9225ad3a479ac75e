DROP TRIGGER event_search_insert;
--> statement-breakpoint
DROP TRIGGER event_search_update;
--> statement-breakpoint
DROP TRIGGER event_title_search_insert;
--> statement-breakpoint
DROP TRIGGER event_title_search_update;
--> statement-breakpoint
DROP TRIGGER events_unfolded_update;
--> statement-breakpoint
DROP TRIGGER events_insert_days;
--> statement-breakpoint
DROP TRIGGER events_move_days;
--> statement-breakpoint
DROP INDEX `events_by_tab_type_end`;--> statement-breakpoint
DROP INDEX `events_by_tab_type_over_start`;--> statement-breakpoint
ALTER TABLE `events` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX `events_by_tab_type_language_end` ON `events` (CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END,`type`,`language`,`ends_at`,`id`) WHERE published = 1;--> statement-breakpoint
CREATE INDEX `events_by_tab_type_language_over_start` ON `events` (CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END,`type`,`language`,`is_over`,`starts_at`,`id`) WHERE published = 1;--> statement-breakpoint
DROP INDEX `event_days_listed`;--> statement-breakpoint
ALTER TABLE `event_days` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX `event_days_listed` ON `event_days` (`tab`,`type`,`language`,`day`,`starts_at`,`event_id`);
--> statement-breakpoint
CREATE TRIGGER event_search_insert AFTER INSERT ON events
WHEN new.published = 1
BEGIN
	INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), ''), events.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_search_update AFTER UPDATE OF title, id, description, published ON events
WHEN (old.title IS NOT new.title OR old.id IS NOT new.id OR old.description IS NOT new.description OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM event_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), ''), events.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_title_search_insert AFTER INSERT ON events
WHEN new.published = 1
BEGIN
	INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_title_search_update AFTER UPDATE OF title, id, published ON events
WHEN (old.title IS NOT new.title OR old.id IS NOT new.id OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM event_title_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER events_unfolded_update AFTER UPDATE OF title, id, description, published ON events
WHEN old.title IS NOT new.title OR old.id IS NOT new.id OR old.description IS NOT new.description OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('events', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER events_delete_translations AFTER DELETE ON events
BEGIN
	DELETE FROM translations WHERE root_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER translations_search_event_insert AFTER INSERT ON translations
WHEN new.kind = 'event' AND new.is_ready = 1
BEGIN
	DELETE FROM event_search WHERE rowid IN (SELECT seq FROM events WHERE id = new.item_id);
	INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), ''), events.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.id = new.item_id;
	DELETE FROM event_title_search WHERE rowid IN (SELECT seq FROM events WHERE id = new.item_id);
	INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.id = new.item_id;
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq IN (SELECT seq FROM events WHERE id = new.item_id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'events', seq FROM (SELECT seq FROM events WHERE id = new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER translations_search_event_update AFTER UPDATE OF title, summary, body, is_ready ON translations
WHEN new.kind = 'event' AND (old.is_ready = 1 OR new.is_ready = 1)
BEGIN
	DELETE FROM event_search WHERE rowid IN (SELECT seq FROM events WHERE id = new.item_id);
	INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), ''), events.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.id = new.item_id;
	DELETE FROM event_title_search WHERE rowid IN (SELECT seq FROM events WHERE id = new.item_id);
	INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.id = new.item_id;
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq IN (SELECT seq FROM events WHERE id = new.item_id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'events', seq FROM (SELECT seq FROM events WHERE id = new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER translations_search_event_delete AFTER DELETE ON translations
WHEN old.kind = 'event' AND old.is_ready = 1
BEGIN
	DELETE FROM event_search WHERE rowid IN (SELECT seq FROM events WHERE id = old.item_id);
	INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), ''), events.description || coalesce((SELECT ' ' || group_concat(translations.body, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.id = old.item_id;
	DELETE FROM event_title_search WHERE rowid IN (SELECT seq FROM events WHERE id = old.item_id);
	INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, events.title || coalesce((SELECT ' ' || group_concat(translations.title, ' ') FROM translations
			WHERE translations.kind = 'event' AND translations.item_id = events.id AND translations.is_ready = 1), '') FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.id = old.item_id;
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq IN (SELECT seq FROM events WHERE id = old.item_id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'events', seq FROM (SELECT seq FROM events WHERE id = old.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER events_insert_days AFTER INSERT ON events WHEN new.published = 1
BEGIN
	INSERT INTO event_days (event_id, day, tab, type, language, starts_at)
		SELECT new.id, date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days'),
			CASE WHEN new.category = 'info' THEN 'info' ELSE 'product' END, new.type, new.language, new.starts_at
		FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]')
		WHERE new.published = 1 AND date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days')
			<= date((new.ends_at - 1) / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER events_move_days AFTER UPDATE OF starts_at, ends_at, category, type, language, published ON events
	WHEN old.published <> new.published OR (new.published = 1 AND (old.starts_at <> new.starts_at
		OR old.ends_at <> new.ends_at OR old.category <> new.category OR old.type <> new.type OR old.language <> new.language))
BEGIN
	DELETE FROM event_days WHERE event_id = old.id;
	INSERT INTO event_days (event_id, day, tab, type, language, starts_at)
		SELECT new.id, date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days'),
			CASE WHEN new.category = 'info' THEN 'info' ELSE 'product' END, new.type, new.language, new.starts_at
		FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]')
		WHERE new.published = 1 AND date(new.starts_at / 1000 + 19800, 'unixepoch', '+' || value || ' days')
			<= date((new.ends_at - 1) / 1000 + 19800, 'unixepoch');
END;
