DROP INDEX `lab_updates_newest`;--> statement-breakpoint
ALTER TABLE `lab_updates` ADD `reply_to` text REFERENCES lab_updates(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE `lab_updates` ADD `replies_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `lab_updates_by_first` ON `lab_updates` (`reply_to`,`created_at`) WHERE reply_to IS NOT NULL;--> statement-breakpoint
CREATE INDEX `lab_updates_newest` ON `lab_updates` (`lab_id`,`reply_to`,`created_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER lab_updates_counters_by_lab_updates_insert AFTER INSERT ON lab_updates
BEGIN
	UPDATE lab_updates SET replies_count = replies_count + 1 WHERE id = new.reply_to;
END;
--> statement-breakpoint
CREATE TRIGGER lab_updates_counters_by_lab_updates_delete AFTER DELETE ON lab_updates
BEGIN
	UPDATE lab_updates SET replies_count = replies_count - 1 WHERE id = old.reply_to;
END;
--> statement-breakpoint
CREATE TRIGGER lab_updates_counters_by_lab_updates_update AFTER UPDATE OF reply_to ON lab_updates
WHEN old.reply_to IS NOT new.reply_to
BEGIN
	UPDATE lab_updates SET replies_count = replies_count - (id IS old.reply_to) + (id IS new.reply_to)
		WHERE id IN (old.reply_to, new.reply_to);
END;
