CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`kind` text NOT NULL,
	`state` text DEFAULT 'unfinished' NOT NULL,
	`object_key` text,
	`size` integer NOT NULL,
	`type` text,
	`width` integer,
	`height` integer,
	`uses` integer DEFAULT 0 NOT NULL,
	`unused_at` integer,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "files_stored_have_an_object" CHECK(state = 'unfinished' OR (object_key IS NOT NULL AND type IS NOT NULL)),
	CONSTRAINT "files_unused_have_a_time" CHECK(uses > 0 OR unused_at IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_object_key_unique` ON `files` (`object_key`);--> statement-breakpoint
CREATE INDEX `files_by_owner` ON `files` (`owner_id`,`kind`);--> statement-breakpoint
CREATE INDEX `files_unused_by_owner` ON `files` (`owner_id`) WHERE unused_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `files_unfinished` ON `files` (`created_at`) WHERE state = 'unfinished';--> statement-breakpoint
CREATE INDEX `files_unused` ON `files` (`unused_at`) WHERE state = 'stored' AND unused_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `removed_objects` (
	`object_key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `removed_objects_by_due` ON `removed_objects` (`due_at`);--> statement-breakpoint
-- Half an hour: a file may be 15 minutes on its way, and what is deleted must not be written afterwards.
CREATE TRIGGER files_resend AFTER UPDATE OF object_key ON files
	WHEN old.object_key IS NOT NULL AND old.object_key IS NOT new.object_key
BEGIN
	INSERT INTO removed_objects (object_key, due_at) VALUES (old.object_key, old.sent_at + 1800000)
		ON CONFLICT (object_key) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER files_delete AFTER DELETE ON files WHEN old.object_key IS NOT NULL
BEGIN
	INSERT INTO removed_objects (object_key, due_at) VALUES (old.object_key, old.sent_at + 1800000)
		ON CONFLICT (object_key) DO NOTHING;
END;
--> statement-breakpoint
-- What an erased person has uploaded stays only while something that stays uses it.
CREATE TRIGGER files_erase AFTER UPDATE OF owner_id ON files WHEN new.owner_id IS NULL AND new.uses = 0
BEGIN
	DELETE FROM files WHERE id = new.id;
END;
