ALTER TABLE `lesson_drafts` ADD `words` integer;--> statement-breakpoint
ALTER TABLE `lesson_drafts` ADD `reading_minutes` integer;--> statement-breakpoint
UPDATE `lesson_drafts` SET `words` = `counted`.`words`, `reading_minutes` = max(1, (`counted`.`words` + 199) / 200)
	FROM (SELECT `lesson_id`, length(`text`) - length(replace(`text`, ' ', '')) + 1 AS `words`
		FROM (SELECT `lesson_id`, trim(replace(replace(replace(`body`, char(10), ' '), '  ', ' '), '  ', ' ')) AS `text` FROM `lesson_drafts`)
		WHERE `text` <> '') AS `counted`
	WHERE `counted`.`lesson_id` = `lesson_drafts`.`lesson_id`;
--> statement-breakpoint
UPDATE `lessons` SET `duration_minutes` = `draft`.`reading_minutes`, `kind` = iif(`draft`.`words` < 250, 'note', 'reading')
	FROM `lesson_drafts` AS `draft` WHERE `draft`.`lesson_id` = `lessons`.`id` AND `lessons`.`kind` = 'reading' AND `draft`.`words` IS NOT NULL;
--> statement-breakpoint
UPDATE `courses` SET `lesson_minutes` = `counted`.`minutes`
	FROM (SELECT `modules`.`course_id`, sum(`lessons`.`duration_minutes`) AS `minutes` FROM `modules` JOIN `lessons` ON `lessons`.`module_id` = `modules`.`id`
		WHERE `modules`.`removed_at` IS NULL AND `lessons`.`removed_at` IS NULL GROUP BY `modules`.`course_id`) AS `counted`
	WHERE `counted`.`course_id` = `courses`.`id` AND `courses`.`published_at` IS NOT NULL;
