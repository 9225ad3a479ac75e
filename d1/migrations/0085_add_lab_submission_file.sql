ALTER TABLE `lab_submissions` ADD `file_id` text REFERENCES files(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `lab_submissions_by_file` ON `lab_submissions` (`file_id`) WHERE file_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_file_id_file_insert AFTER INSERT ON lab_submissions
WHEN new.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_file_id_file_delete AFTER DELETE ON lab_submissions
WHEN old.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.file_id AND uses > 0;
	DELETE FROM files WHERE id = old.file_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_file_id_file_update AFTER UPDATE OF file_id ON lab_submissions
WHEN old.file_id IS NOT new.file_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.submitted_at END WHERE id = old.file_id AND uses > 0;
END;
