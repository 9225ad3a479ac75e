CREATE TABLE `impact_evidence` (
	`file_id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`place` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `impact_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `impact_evidence_by_entry` ON `impact_evidence` (`entry_id`,`place`);--> statement-breakpoint
CREATE INDEX `impact_evidence_by_user` ON `impact_evidence` (`user_id`);
--> statement-breakpoint
CREATE TRIGGER impact_evidence_file_id_file_insert AFTER INSERT ON impact_evidence
WHEN new.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER impact_evidence_file_id_file_delete AFTER DELETE ON impact_evidence
WHEN old.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.file_id AND uses > 0;
	DELETE FROM files WHERE id = old.file_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER impact_evidence_file_id_file_update AFTER UPDATE OF file_id ON impact_evidence
WHEN old.file_id IS NOT new.file_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.added_at END WHERE id = old.file_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_hide_impact AFTER UPDATE OF date_of_birth ON profiles
WHEN new.date_of_birth IS NOT old.date_of_birth
	AND (new.date_of_birth IS NULL OR new.date_of_birth > date('now', '+330 minutes', '-18 years'))
BEGIN
	UPDATE impact_entries SET is_public = 0 WHERE user_id = new.id AND is_public = 1;
END;
