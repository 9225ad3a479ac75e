ALTER TABLE `educator_applications` ADD `last_change` text;--> statement-breakpoint
ALTER TABLE `fellowship_interest` ADD `last_change` text;
--> statement-breakpoint
UPDATE `educator_applications` SET `last_change` = (SELECT `id` FROM `outbox` WHERE `user_id` = `educator_applications`.`user_id`
	AND `state` = 'pending' AND `attempts` = 0 AND `details` ->> 'applicationId' = `educator_applications`.`id` ORDER BY `id` DESC LIMIT 1);
--> statement-breakpoint
UPDATE `fellowship_interest` SET `last_change` = (SELECT `id` FROM `outbox` WHERE `user_id` = `fellowship_interest`.`user_id`
	AND `template` = 'fellowship_' || `fellowship_interest`.`status` AND `state` = 'pending' AND `attempts` = 0
	AND `details` ->> 'applicationId' = `fellowship_interest`.`id` ORDER BY `id` DESC LIMIT 1);
--> statement-breakpoint
UPDATE `orders` SET `last_change` = `held`.`id` FROM (SELECT `id`, `details` ->> 'changeId' AS `change` FROM `outbox`
	WHERE `state` = 'pending' AND `attempts` = 0) AS `held` WHERE `orders`.`last_change` = `held`.`change`;
--> statement-breakpoint
UPDATE `event_registrations` SET `last_change` = `held`.`id` FROM (SELECT `id`, `details` ->> 'changeId' AS `change` FROM `outbox`
	WHERE `template` = 'registration_cancelled' AND `state` = 'pending' AND `attempts` = 0) AS `held`
	WHERE `event_registrations`.`last_change` = `held`.`change`;
--> statement-breakpoint
UPDATE `challenge_lab_participants` SET `last_change` = `held`.`id` FROM (SELECT `id`, `details` ->> 'participantId' AS `participant`
	FROM `outbox` WHERE `template` IN ('lab_approved', 'lab_rejected') AND `state` = 'pending' AND `attempts` = 0) AS `held`
	WHERE `challenge_lab_participants`.`id` = `held`.`participant`;
--> statement-breakpoint
UPDATE `mentorship_requests` SET `last_change` = `held`.`id` FROM (SELECT `id`, `details` ->> 'requestId' AS `request` FROM `outbox`
	WHERE `template` IN ('mentorship_withdrawn', 'mentorship_rejected', 'mentorship_assigned') AND `state` = 'pending' AND `attempts` = 0)
	AS `held` WHERE `mentorship_requests`.`id` = `held`.`request`;
