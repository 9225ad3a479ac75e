DROP TRIGGER field_hand_ins_share_impact;
--> statement-breakpoint
DROP TRIGGER impact_entries_delete_field_task;
--> statement-breakpoint
ALTER TABLE `field_hand_ins` ADD `answered_by` text REFERENCES profiles(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `field_hand_ins_by_answerer` ON `field_hand_ins` (`answered_by`) WHERE answered_by IS NOT NULL;
--> statement-breakpoint
UPDATE field_hand_ins SET answered_by = educator_id WHERE state IN ('again', 'accepted');
--> statement-breakpoint
UPDATE impact_entries SET source_id = (SELECT lesson_id FROM field_hand_ins WHERE field_hand_ins.id = impact_entries.source_id)
	WHERE source_kind = 'field_task' AND source_id IN (SELECT id FROM field_hand_ins);
--> statement-breakpoint
CREATE TRIGGER field_hand_ins_share_impact AFTER UPDATE OF in_portfolio_at ON field_hand_ins
WHEN new.in_portfolio_at IS NOT NULL AND old.in_portfolio_at IS NULL
BEGIN
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, instr(new.id, '_') + 1), new.student_id, lessons.title, 'course',
			'Field task of the course “' || courses.title || '”, accepted by its educator.',
			date(new.created_at / 1000 + 19800, 'unixepoch'), 'verified', 'field_task', new.lesson_id, new.in_portfolio_at, new.in_portfolio_at
		FROM enrollments JOIN courses ON courses.id = enrollments.course_id JOIN lessons ON lessons.id = new.lesson_id
		WHERE enrollments.id = new.enrollment_id AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.student_id AND source_kind = 'field_task' AND source_id = new.lesson_id);
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_delete_field_task AFTER DELETE ON impact_entries WHEN old.source_kind = 'field_task'
BEGIN
	UPDATE field_hand_ins SET in_portfolio_at = NULL
		WHERE student_id = old.user_id AND lesson_id = old.source_id AND in_portfolio_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER field_hand_ins_delete_mails AFTER DELETE ON field_hand_ins
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER field_hand_ins_update_telling AFTER UPDATE OF state ON field_hand_ins
WHEN old.state = 'waiting' AND new.state <> 'waiting'
BEGIN
	DELETE FROM outbox WHERE template = 'field_task_handed_in' AND state = 'pending' AND attempts = 0
		AND about_id = (SELECT modules.course_id FROM lessons JOIN modules ON modules.id = lessons.module_id
			WHERE lessons.id = old.lesson_id)
		AND NOT EXISTS (SELECT 1 FROM field_hand_ins AS other JOIN lessons ON lessons.id = other.lesson_id
			JOIN modules ON modules.id = lessons.module_id
			WHERE other.educator_id = old.educator_id AND other.state = 'waiting' AND modules.course_id = outbox.about_id);
END;
--> statement-breakpoint
CREATE TRIGGER field_hand_ins_delete_telling AFTER DELETE ON field_hand_ins WHEN old.state = 'waiting'
BEGIN
	DELETE FROM outbox WHERE template = 'field_task_handed_in' AND state = 'pending' AND attempts = 0
		AND about_id = (SELECT modules.course_id FROM lessons JOIN modules ON modules.id = lessons.module_id
			WHERE lessons.id = old.lesson_id)
		AND NOT EXISTS (SELECT 1 FROM field_hand_ins AS other JOIN lessons ON lessons.id = other.lesson_id
			JOIN modules ON modules.id = lessons.module_id
			WHERE other.educator_id = old.educator_id AND other.state = 'waiting' AND modules.course_id = outbox.about_id);
END;
--> statement-breakpoint
CREATE TRIGGER field_hand_ins_forget_reply AFTER UPDATE OF answered_by ON field_hand_ins
WHEN old.answered_by IS NOT NULL AND new.answered_by IS NULL AND new.reply IS NOT NULL
BEGIN
	UPDATE field_hand_ins SET reply = NULL WHERE id = new.id;
END;
