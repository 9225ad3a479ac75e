ALTER TABLE `contact_messages` ADD `team_mail_id` text;--> statement-breakpoint
CREATE INDEX `contact_messages_by_team_mail` ON `contact_messages` (`team_mail_id`,`id`);--> statement-breakpoint
ALTER TABLE `throttled_acts` ADD `block_hash` text;--> statement-breakpoint
ALTER TABLE `throttled_acts` ADD `act` text;--> statement-breakpoint
CREATE INDEX `throttled_acts_by_site` ON `throttled_acts` (`site_hash`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_acts_by_block` ON `throttled_acts` (`block_hash`,`at`) WHERE block_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `throttled_acts_by_act` ON `throttled_acts` (`act`,`at`) WHERE act IS NOT NULL;--> statement-breakpoint
-- Emails to the team that have not left yet say from now on what they tell of.
UPDATE contact_messages SET team_mail_id = outbox.id FROM outbox
WHERE outbox.template = 'contact_message' AND outbox.state <> 'sent'
	AND outbox.details ->> 'path' = '/dashboard/contact-messages?message=' || contact_messages.id;
