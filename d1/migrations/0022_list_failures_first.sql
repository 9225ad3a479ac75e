DROP INDEX `outbox_by_state`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `urgency` integer GENERATED ALWAYS AS (CASE state WHEN 'dead' THEN 4 WHEN 'unknown' THEN 3 WHEN 'pending' THEN 2 WHEN 'leased' THEN 1 WHEN 'sent' THEN 0 END) VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_by_urgency` ON `outbox` (`urgency`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_by_template_urgency` ON `outbox` (`template`,`urgency`,`created_at`,`id`);