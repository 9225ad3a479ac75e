DROP INDEX `job_applications_once`;--> statement-breakpoint
ALTER TABLE `job_applications` ADD `proven_at` integer;--> statement-breakpoint
ALTER TABLE `job_applications` ADD `answer_mail_id` text;--> statement-breakpoint
UPDATE `job_applications` SET `proven_at` = `created_at` WHERE `stage` <> 'doubtful';--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_once` ON `job_applications` (`email`,`position_id`) WHERE stage NOT IN ('withdrawn', 'doubtful') AND proven_at IS NOT NULL;