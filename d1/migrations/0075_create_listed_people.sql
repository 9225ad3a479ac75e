CREATE TABLE `listed_people` (
	`seq` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`sort_name` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listed_people_user_id_unique` ON `listed_people` (`user_id`);--> statement-breakpoint
CREATE INDEX `listed_people_by_name` ON `listed_people` (`kind`,`sort_name`,`user_id`);--> statement-breakpoint
CREATE TABLE `listed_people_counts` (
	`kind` text NOT NULL,
	`facet` text NOT NULL,
	`value` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `facet`, `value`)
);
--> statement-breakpoint
CREATE INDEX `listed_people_counts_by_count` ON `listed_people_counts` (`kind`,`facet`,`count`);--> statement-breakpoint
CREATE TABLE `listed_people_facets` (
	`kind` text NOT NULL,
	`facet` text NOT NULL,
	`value` text NOT NULL,
	`sort_name` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`kind`, `facet`, `value`, `sort_name`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listed_people_facets_by_user` ON `listed_people_facets` (`user_id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE listed_people_search USING fts5(
	name, about, content='', contentless_delete=1, tokenize='trigram'
);
--> statement-breakpoint
INSERT INTO listed_people_search (rowid, name, about)
		SELECT listed_people.seq, profiles.first_name || ' ' || profiles.last_name, coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id WHERE TRUE;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'listed_people', seq FROM listed_people;
--> statement-breakpoint
CREATE TRIGGER listed_people_counts_insert AFTER INSERT ON listed_people_facets
BEGIN
	INSERT INTO listed_people_counts (kind, facet, value, count) VALUES (new.kind, new.facet, new.value, 1)
		ON CONFLICT (kind, facet, value) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_counts_delete AFTER DELETE ON listed_people_facets
BEGIN
	UPDATE listed_people_counts SET count = count - 1 WHERE kind = old.kind AND facet = old.facet AND value = old.value;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_counts_update AFTER UPDATE OF kind, facet, value ON listed_people_facets
WHEN old.kind IS NOT new.kind OR old.facet IS NOT new.facet OR old.value IS NOT new.value
BEGIN
	UPDATE listed_people_counts SET count = count - 1 WHERE kind = old.kind AND facet = old.facet AND value = old.value;
	INSERT INTO listed_people_counts (kind, facet, value, count) VALUES (new.kind, new.facet, new.value, 1)
		ON CONFLICT (kind, facet, value) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_search_insert AFTER INSERT ON listed_people
BEGIN
	INSERT INTO listed_people_search (rowid, name, about)
		SELECT listed_people.seq, profiles.first_name || ' ' || profiles.last_name, coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id WHERE listed_people.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_search_delete AFTER DELETE ON listed_people
BEGIN
	DELETE FROM listed_people_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_search_update AFTER UPDATE OF user_id ON listed_people
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM listed_people_search WHERE rowid = old.seq;
	INSERT INTO listed_people_search (rowid, name, about)
		SELECT listed_people.seq, profiles.first_name || ' ' || profiles.last_name, coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id WHERE listed_people.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_search_update_by_profiles AFTER UPDATE OF first_name, last_name, bio, organization_affiliation, role, institute_name, designation ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name OR old.bio IS NOT new.bio OR old.organization_affiliation IS NOT new.organization_affiliation OR old.role IS NOT new.role OR old.institute_name IS NOT new.institute_name OR old.designation IS NOT new.designation
BEGIN
	DELETE FROM listed_people_search WHERE rowid IN (SELECT seq FROM listed_people WHERE user_id = new.id);
	INSERT INTO listed_people_search (rowid, name, about)
		SELECT listed_people.seq, profiles.first_name || ' ' || profiles.last_name, coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id WHERE listed_people.user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_insert AFTER INSERT ON listed_people
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'listed_people', listed_people.seq FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id
		WHERE listed_people.seq = new.seq AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_update AFTER UPDATE OF user_id ON listed_people
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'listed_people', listed_people.seq FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id
		WHERE listed_people.seq = new.seq AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_delete AFTER DELETE ON listed_people
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name, bio, organization_affiliation, role, institute_name, designation ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name OR old.bio IS NOT new.bio OR old.organization_affiliation IS NOT new.organization_affiliation OR old.role IS NOT new.role OR old.institute_name IS NOT new.institute_name OR old.designation IS NOT new.designation
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq IN (SELECT seq FROM listed_people WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'listed_people', listed_people.seq FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id
		WHERE listed_people.user_id = new.id AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_insert_listing AFTER INSERT ON user_entries
BEGIN
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.user_id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'));
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_update_listing AFTER UPDATE OF state ON user_entries WHEN old.state <> new.state
BEGIN
	DELETE FROM listed_people WHERE user_id = new.user_id;
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.user_id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'));
END;
--> statement-breakpoint
CREATE TRIGGER profiles_update_listing AFTER UPDATE OF role, public_profile, is_discoverable, date_of_birth, first_name, last_name, location, designation, subjects_of_interest, languages_spoken ON profiles
WHEN old.role IS NOT new.role OR old.public_profile IS NOT new.public_profile OR old.is_discoverable IS NOT new.is_discoverable OR old.date_of_birth IS NOT new.date_of_birth OR old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name OR old.location IS NOT new.location OR old.designation IS NOT new.designation OR old.subjects_of_interest IS NOT new.subjects_of_interest OR old.languages_spoken IS NOT new.languages_spoken
BEGIN
	DELETE FROM listed_people WHERE user_id = new.id;
	INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE profiles.id = new.id
		AND (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'));
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_delete_facets AFTER DELETE ON listed_people
BEGIN
	DELETE FROM listed_people_facets WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_insert_facets AFTER INSERT ON listed_people
BEGIN
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		VALUES (new.kind, 'everyone', '', new.sort_name, new.user_id);
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		SELECT new.kind, 'location', trim(location), new.sort_name, new.user_id FROM profiles
		WHERE id = new.user_id AND trim(coalesce(location, '')) <> '';
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		SELECT new.kind, 'designation', trim(designation), new.sort_name, new.user_id FROM profiles
		WHERE id = new.user_id AND new.kind = 'educator' AND trim(coalesce(designation, '')) <> '';
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		SELECT DISTINCT new.kind, 'subject', each.value, new.sort_name, new.user_id
		FROM profiles CROSS JOIN json_each(profiles.subjects_of_interest) AS each WHERE profiles.id = new.user_id;
	INSERT INTO listed_people_facets (kind, facet, value, sort_name, user_id)
		SELECT DISTINCT new.kind, 'language', each.value, new.sort_name, new.user_id
		FROM profiles CROSS JOIN json_each(profiles.languages_spoken) AS each WHERE profiles.id = new.user_id;
END;
--> statement-breakpoint
INSERT INTO listed_people (user_id, kind, sort_name)
		SELECT profiles.id, iif(profiles.role = 'educator', 'educator', 'learner'), lower(profiles.first_name || ' ' || profiles.last_name)
		FROM profiles WHERE (profiles.role = 'educator' AND profiles.public_profile = 1 OR profiles.role = 'student' AND profiles.is_discoverable = 1)
		AND profiles.date_of_birth <= date('now', '-18 years')
		AND EXISTS (SELECT 1 FROM user_entries WHERE user_id = profiles.id AND state NOT IN ('suspended', 'deleting'));
--> statement-breakpoint
CREATE TRIGGER listed_people_counts_forget AFTER UPDATE OF count ON listed_people_counts WHEN new.count = 0
BEGIN
	DELETE FROM listed_people_counts WHERE kind = new.kind AND facet = new.facet AND value = new.value;
END;
