DROP TRIGGER users_erase_answers;
--> statement-breakpoint
CREATE TABLE `field_hand_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`enrollment_id` text NOT NULL,
	`student_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`educator_id` text,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`number` text NOT NULL,
	`unit` text NOT NULL,
	`file_id` text,
	`file_text` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`reply` text,
	`settled_at` integer,
	`in_portfolio_at` integer,
	`last_change` text,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`educator_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `field_hand_ins_open` ON `field_hand_ins` (`student_id`,`lesson_id`) WHERE state IN ('waiting', 'accepted');--> statement-breakpoint
CREATE INDEX `field_hand_ins_by_learner` ON `field_hand_ins` (`student_id`,`lesson_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `field_hand_ins_by_educator` ON `field_hand_ins` (`educator_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `field_hand_ins_by_educator_state` ON `field_hand_ins` (`educator_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `field_hand_ins_by_enrollment` ON `field_hand_ins` (`enrollment_id`);--> statement-breakpoint
CREATE INDEX `field_hand_ins_by_lesson` ON `field_hand_ins` (`lesson_id`);--> statement-breakpoint
CREATE INDEX `field_hand_ins_by_file` ON `field_hand_ins` (`file_id`) WHERE file_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `field_hand_ins_withdrawn` ON `field_hand_ins` (`settled_at`) WHERE state = 'withdrawn';--> statement-breakpoint
ALTER TABLE `lesson_drafts` ADD `hand_in` text;--> statement-breakpoint
ALTER TABLE `lesson_contents` ADD `hand_in` text;
--> statement-breakpoint
CREATE TRIGGER field_hand_ins_file_id_file_insert AFTER INSERT ON field_hand_ins
WHEN new.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER field_hand_ins_file_id_file_delete AFTER DELETE ON field_hand_ins
WHEN old.file_id IS NOT NULL
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE id = old.file_id AND uses > 0;
	DELETE FROM files WHERE id = old.file_id AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER field_hand_ins_file_id_file_update AFTER UPDATE OF file_id ON field_hand_ins
WHEN old.file_id IS NOT new.file_id
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE id = new.file_id AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.created_at END WHERE id = old.file_id AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER users_erase_answers BEFORE DELETE ON users
WHEN old.email_verified_at IS NOT NULL
BEGIN
	UPDATE idempotency_keys SET status = NULL, content_type = NULL, body = NULL, leased_at = 0
		WHERE body <> '' AND (instr(body, old.id)
			OR instr(body, old.email)
			OR EXISTS (SELECT 1 FROM profiles WHERE id = old.id AND (instr(body, first_name || ' ' || last_name)
      OR length(first_name) > 2 AND instr(body, '"' || first_name)))
			OR EXISTS (SELECT 1 FROM lab_teams WHERE created_by = old.id AND instr(body, json_quote(lab_teams.title)))
			OR EXISTS (SELECT 1 FROM account_tokens WHERE account_tokens.user_id = old.id AND instr(body, account_tokens.id))
			OR EXISTS (SELECT 1 FROM certificates WHERE certificates.user_id = old.id AND instr(body, certificates.id))
			OR EXISTS (SELECT 1 FROM challenge_lab_participants WHERE challenge_lab_participants.user_id = old.id AND instr(body, challenge_lab_participants.id))
			OR EXISTS (SELECT 1 FROM contact_messages WHERE contact_messages.user_id = old.id AND instr(body, contact_messages.id))
			OR EXISTS (SELECT 1 FROM course_messages WHERE course_messages.author_id = old.id AND instr(body, course_messages.id))
			OR EXISTS (SELECT 1 FROM educator_applications WHERE educator_applications.user_id = old.id AND instr(body, educator_applications.id))
			OR EXISTS (SELECT 1 FROM enrollments WHERE enrollments.student_id = old.id AND instr(body, enrollments.id))
			OR EXISTS (SELECT 1 FROM event_messages WHERE event_messages.author_id = old.id AND instr(body, event_messages.id))
			OR EXISTS (SELECT 1 FROM event_registrations WHERE event_registrations.user_id = old.id AND instr(body, event_registrations.id))
			OR EXISTS (SELECT 1 FROM feedback_submissions WHERE feedback_submissions.user_id = old.id AND instr(body, feedback_submissions.id))
			OR EXISTS (SELECT 1 FROM fellowship_interest WHERE fellowship_interest.user_id = old.id AND instr(body, fellowship_interest.id))
			OR EXISTS (SELECT 1 FROM field_hand_ins WHERE field_hand_ins.student_id = old.id AND instr(body, field_hand_ins.id))
			OR EXISTS (SELECT 1 FROM impact_confirmations WHERE impact_confirmations.user_id = old.id AND instr(body, impact_confirmations.id))
			OR EXISTS (SELECT 1 FROM impact_entries WHERE impact_entries.user_id = old.id AND instr(body, impact_entries.id))
			OR EXISTS (SELECT 1 FROM job_applications WHERE job_applications.user_id = old.id AND instr(body, job_applications.id))
			OR EXISTS (SELECT 1 FROM lab_team_requests WHERE lab_team_requests.user_id = old.id AND instr(body, lab_team_requests.id))
			OR EXISTS (SELECT 1 FROM lab_updates WHERE lab_updates.author_id = old.id AND instr(body, lab_updates.id))
			OR EXISTS (SELECT 1 FROM learning_path_responses WHERE learning_path_responses.user_id = old.id AND instr(body, learning_path_responses.id))
			OR EXISTS (SELECT 1 FROM lesson_answers WHERE lesson_answers.author_id = old.id AND instr(body, lesson_answers.id))
			OR EXISTS (SELECT 1 FROM lesson_check_tries WHERE lesson_check_tries.user_id = old.id AND instr(body, lesson_check_tries.id))
			OR EXISTS (SELECT 1 FROM lesson_question_follows WHERE lesson_question_follows.user_id = old.id AND instr(body, lesson_question_follows.id))
			OR EXISTS (SELECT 1 FROM lesson_questions WHERE lesson_questions.author_id = old.id AND instr(body, lesson_questions.id))
			OR EXISTS (SELECT 1 FROM mentorship_goals WHERE mentorship_goals.student_id = old.id AND instr(body, mentorship_goals.id))
			OR EXISTS (SELECT 1 FROM mentorship_requests WHERE mentorship_requests.student_id = old.id AND instr(body, mentorship_requests.id))
			OR EXISTS (SELECT 1 FROM mentorship_sessions WHERE mentorship_sessions.student_id = old.id AND instr(body, mentorship_sessions.id))
			OR EXISTS (SELECT 1 FROM notifications WHERE notifications.about_id = old.id AND instr(body, notifications.id))
			OR EXISTS (SELECT 1 FROM notifications WHERE notifications.user_id = old.id AND instr(body, notifications.id))
			OR EXISTS (SELECT 1 FROM outbox WHERE outbox.about_id = old.id AND instr(body, outbox.id))
			OR EXISTS (SELECT 1 FROM outbox WHERE outbox.user_id = old.id AND instr(body, outbox.id))
			OR EXISTS (SELECT 1 FROM profile_reports WHERE profile_reports.reporter_id = old.id AND instr(body, profile_reports.id))
			OR EXISTS (SELECT 1 FROM profiles WHERE profiles.id = old.id AND instr(body, profiles.id))
			OR EXISTS (SELECT 1 FROM reported_profiles WHERE reported_profiles.user_id = old.id AND instr(body, reported_profiles.id))
			OR EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = old.id AND instr(body, sessions.id)));
END;
--> statement-breakpoint
CREATE TRIGGER field_hand_ins_share_impact AFTER UPDATE OF in_portfolio_at ON field_hand_ins
WHEN new.in_portfolio_at IS NOT NULL AND old.in_portfolio_at IS NULL
BEGIN
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, instr(new.id, '_') + 1), new.student_id, lessons.title, 'course',
			'Field task of the course “' || courses.title || '”, accepted by its educator.'
				|| iif(new.number = '', '', char(10) || char(10) || 'Measured: ' || trim(new.number || ' ' || new.unit))
				|| iif(new.note = '', '', char(10) || char(10) || new.note),
			date(new.created_at / 1000 + 19800, 'unixepoch'), 'verified', 'field_task', new.id, new.in_portfolio_at, new.in_portfolio_at
		FROM enrollments JOIN courses ON courses.id = enrollments.course_id JOIN lessons ON lessons.id = new.lesson_id
		WHERE enrollments.id = new.enrollment_id AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.student_id AND source_kind = 'field_task' AND source_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_delete_field_task AFTER DELETE ON impact_entries WHEN old.source_kind = 'field_task'
BEGIN
	UPDATE field_hand_ins SET in_portfolio_at = NULL WHERE id = old.source_id;
END;
