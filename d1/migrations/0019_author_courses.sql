ALTER TABLE `courses` ADD `completed_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `progress_total` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `touched_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `courses_current_by_educator` ON `courses` (`educator_id`,`touched_at`,`id`) WHERE archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `courses_archived_by_educator` ON `courses` (`educator_id`,`touched_at`,`id`) WHERE archived_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `courses_deleted` ON `courses` (`archived_at`) WHERE archived_at IS NOT NULL AND enrollment_count = 0;--> statement-breakpoint
CREATE INDEX `enrollments_by_course_status` ON `enrollments` (`course_id`,CASE WHEN "completed" THEN 'completed' WHEN "progress" > 0 THEN 'in_progress' ELSE 'not_started' END,`created_at`,`id`);
--> statement-breakpoint
UPDATE courses SET
	touched_at = updated_at,
	completed_count = (SELECT count(*) FROM enrollments WHERE course_id = courses.id AND completed = 1),
	progress_total = (SELECT coalesce(sum(progress), 0) FROM enrollments WHERE course_id = courses.id);
--> statement-breakpoint
CREATE TRIGGER enrollments_insert_progress AFTER INSERT ON enrollments WHEN new.completed = 1 OR new.progress > 0
BEGIN
	UPDATE courses SET completed_count = completed_count + new.completed, progress_total = progress_total + new.progress
		WHERE id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_delete_progress AFTER DELETE ON enrollments WHEN old.completed = 1 OR old.progress > 0
BEGIN
	UPDATE courses SET completed_count = completed_count - old.completed, progress_total = progress_total - old.progress
		WHERE id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_change_progress AFTER UPDATE OF progress, completed, course_id ON enrollments
WHEN old.progress <> new.progress OR old.completed <> new.completed OR old.course_id <> new.course_id
BEGIN
	UPDATE courses SET completed_count = completed_count - old.completed, progress_total = progress_total - old.progress
		WHERE id = old.course_id;
	UPDATE courses SET completed_count = completed_count + new.completed, progress_total = progress_total + new.progress
		WHERE id = new.course_id;
END;
--> statement-breakpoint
DROP TRIGGER drafts_insert_count;
--> statement-breakpoint
DROP TRIGGER drafts_delete_count;
--> statement-breakpoint
DROP TRIGGER drafts_recount;
--> statement-breakpoint
CREATE TRIGGER drafts_insert_count AFTER INSERT ON courses WHEN new.published = 0 AND new.archived_at IS NULL
BEGIN
	INSERT INTO draft_counts (only, count) VALUES (1, 1) ON CONFLICT (only) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_delete_count AFTER DELETE ON courses WHEN old.published = 0 AND old.archived_at IS NULL
BEGIN
	UPDATE draft_counts SET count = count - 1;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_recount AFTER UPDATE OF published, archived_at ON courses
WHEN (old.published = 0 AND old.archived_at IS NULL) <> (new.published = 0 AND new.archived_at IS NULL)
BEGIN
	INSERT INTO draft_counts (only, count)
		VALUES (1, (new.published = 0 AND new.archived_at IS NULL) - (old.published = 0 AND old.archived_at IS NULL))
		ON CONFLICT (only) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
UPDATE draft_counts SET count = (SELECT count(*) FROM courses WHERE published = 0 AND archived_at IS NULL);
