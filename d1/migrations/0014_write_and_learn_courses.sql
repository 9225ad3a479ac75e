CREATE TABLE `course_drafts` (
	`course_id` text PRIMARY KEY NOT NULL,
	`details` text NOT NULL,
	`outline` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lesson_drafts` (
	`lesson_id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`video_url` text,
	`bring` text DEFAULT '[]' NOT NULL,
	`checklist` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lesson_drafts_by_course` ON `lesson_drafts` (`course_id`,`lesson_id`);--> statement-breakpoint
CREATE TABLE `lesson_contents` (
	`lesson_id` text PRIMARY KEY NOT NULL,
	`html` text NOT NULL,
	`video_url` text,
	`bring` text DEFAULT '[]' NOT NULL,
	`checklist` text DEFAULT '[]' NOT NULL,
	`draft_version` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`enrollment_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`done_at` integer,
	`checked` text DEFAULT '[]' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`note_version` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`enrollment_id`, `lesson_id`),
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lesson_progress_by_lesson` ON `lesson_progress` (`lesson_id`);--> statement-breakpoint
DROP INDEX `lessons_by_module`;--> statement-breakpoint
ALTER TABLE `lessons` ADD `is_preview` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `lessons` ADD `removed_at` integer;--> statement-breakpoint
CREATE INDEX `lessons_of_module` ON `lessons` (`module_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_by_module` ON `lessons` (`module_id`,`position`) WHERE removed_at IS NULL;--> statement-breakpoint
DROP INDEX `modules_by_course`;--> statement-breakpoint
ALTER TABLE `modules` ADD `removed_at` integer;--> statement-breakpoint
CREATE INDEX `modules_of_course` ON `modules` (`course_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `modules_by_course` ON `modules` (`course_id`,`position`) WHERE removed_at IS NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `lesson_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `lesson_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `archived_at` integer;--> statement-breakpoint
ALTER TABLE `enrollments` ADD `completed_at` integer;--> statement-breakpoint
ALTER TABLE `enrollments` ADD `last_lesson_id` text REFERENCES lessons(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `enrollments` ADD `last_opened_at` integer;--> statement-breakpoint
CREATE INDEX `enrollments_by_last_lesson` ON `enrollments` (`last_lesson_id`) WHERE last_lesson_id IS NOT NULL;
--> statement-breakpoint
UPDATE courses SET
	lesson_count = (SELECT count(*) FROM modules JOIN lessons ON lessons.module_id = modules.id WHERE modules.course_id = courses.id),
	lesson_minutes = (SELECT coalesce(sum(lessons.duration_minutes), 0)
		FROM modules JOIN lessons ON lessons.module_id = modules.id WHERE modules.course_id = courses.id);
--> statement-breakpoint
INSERT INTO lesson_contents (lesson_id, html, draft_version) SELECT id, '', 1 FROM lessons;
--> statement-breakpoint
INSERT INTO lesson_drafts (lesson_id, course_id, updated_at)
SELECT lessons.id, courses.id, courses.updated_at
FROM lessons JOIN modules ON modules.id = lessons.module_id JOIN courses ON courses.id = modules.course_id;
--> statement-breakpoint
INSERT INTO course_drafts (course_id, details, outline, updated_at)
SELECT
	courses.id,
	json_object(
		'title', title, 'description', description, 'category', category,
		'moreCategories', json((SELECT json_group_array(value) FROM json_each(courses.categories) WHERE value <> category)),
		'level', level, 'price', price, 'duration', duration, 'coverImage', cover_image, 'courseUrl', course_url,
		'objectives', json(objectives), 'requirements', json(requirements)
	),
	(SELECT json_group_array(json_object(
		'id', part.id, 'title', part.title, 'summary', part.summary, 'duration', part.duration,
		'lessons', json((SELECT json_group_array(json_object(
			'id', lesson.id, 'title', lesson.title, 'kind', lesson.kind,
			'durationMinutes', lesson.duration_minutes, 'isPreview', json('false')
		)) FROM (SELECT * FROM lessons WHERE module_id = part.id ORDER BY position) AS lesson))
	)) FROM (SELECT * FROM modules WHERE course_id = courses.id ORDER BY position) AS part),
	updated_at
FROM courses;
