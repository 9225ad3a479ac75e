DROP TRIGGER users_erase_answers;
--> statement-breakpoint
CREATE TABLE `course_activity_counts` (
	`course_id` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`course_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `course_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`author_id` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`lesson_id` text,
	`silence` text,
	`active_from` integer NOT NULL,
	`active_before` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`recipients_count` integer DEFAULT 0 NOT NULL,
	`written_at` integer DEFAULT 0 NOT NULL,
	`written_until` text,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_messages_by_course` ON `course_messages` (`course_id`,`sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_messages_by_author` ON `course_messages` (`author_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `course_messages_by_lesson` ON `course_messages` (`lesson_id`) WHERE lesson_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `course_messages_unfinished` ON `course_messages` (`sent_at`) WHERE written_until IS NOT NULL;--> statement-breakpoint
CREATE TABLE `course_stop_counts` (
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`course_id`, `lesson_id`)
);
--> statement-breakpoint
CREATE INDEX `course_stop_counts_by_count` ON `course_stop_counts` (`course_id`,`count`,`lesson_id`);--> statement-breakpoint
CREATE TABLE `lesson_question_counts` (
	`lesson_id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lesson_step_counts` (
	`lesson_id` text NOT NULL,
	`step` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`lesson_id`, `step`)
);
--> statement-breakpoint
DROP INDEX `lesson_progress_by_lesson`;--> statement-breakpoint
ALTER TABLE `lesson_progress` ADD `opened_at` integer;--> statement-breakpoint
CREATE INDEX `lesson_progress_done_by_lesson` ON `lesson_progress` (`lesson_id`,`enrollment_id`) WHERE done_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `lesson_progress_by_lesson` ON `lesson_progress` (`lesson_id`,`enrollment_id`);--> statement-breakpoint
CREATE INDEX `enrollments_learning_by_activity` ON `enrollments` (`course_id`,`updated_at`,`id`) WHERE completed = 0;--> statement-breakpoint
CREATE INDEX `enrollments_learning_by_lesson` ON `enrollments` (`course_id`,`last_lesson_id`,`updated_at`,`id`) WHERE completed = 0;
--> statement-breakpoint
CREATE TRIGGER lesson_step_counts_insert AFTER INSERT ON lesson_progress
BEGIN
	INSERT INTO lesson_step_counts (lesson_id, step, count) VALUES (new.lesson_id, CASE WHEN new.done_at IS NULL THEN 'opened' WHEN new.opened_at IS NULL OR new.done_at < new.opened_at THEN 'done'
  WHEN new.done_at - new.opened_at < 3600000 THEN 'hour' WHEN new.done_at - new.opened_at < 86400000 THEN 'day'
  WHEN new.done_at - new.opened_at < 604800000 THEN 'week' ELSE 'longer' END, 1)
		ON CONFLICT (lesson_id, step) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER lesson_step_counts_delete AFTER DELETE ON lesson_progress
BEGIN
	UPDATE lesson_step_counts SET count = count - 1 WHERE lesson_id = old.lesson_id AND step = (CASE WHEN old.done_at IS NULL THEN 'opened' WHEN old.opened_at IS NULL OR old.done_at < old.opened_at THEN 'done'
  WHEN old.done_at - old.opened_at < 3600000 THEN 'hour' WHEN old.done_at - old.opened_at < 86400000 THEN 'day'
  WHEN old.done_at - old.opened_at < 604800000 THEN 'week' ELSE 'longer' END);
END;
--> statement-breakpoint
CREATE TRIGGER lesson_step_counts_update AFTER UPDATE OF lesson_id, done_at, opened_at ON lesson_progress
WHEN old.lesson_id IS NOT new.lesson_id OR (CASE WHEN old.done_at IS NULL THEN 'opened' WHEN old.opened_at IS NULL OR old.done_at < old.opened_at THEN 'done'
  WHEN old.done_at - old.opened_at < 3600000 THEN 'hour' WHEN old.done_at - old.opened_at < 86400000 THEN 'day'
  WHEN old.done_at - old.opened_at < 604800000 THEN 'week' ELSE 'longer' END) IS NOT (CASE WHEN new.done_at IS NULL THEN 'opened' WHEN new.opened_at IS NULL OR new.done_at < new.opened_at THEN 'done'
  WHEN new.done_at - new.opened_at < 3600000 THEN 'hour' WHEN new.done_at - new.opened_at < 86400000 THEN 'day'
  WHEN new.done_at - new.opened_at < 604800000 THEN 'week' ELSE 'longer' END)
BEGIN
	UPDATE lesson_step_counts SET count = count - 1 WHERE lesson_id = old.lesson_id AND step = (CASE WHEN old.done_at IS NULL THEN 'opened' WHEN old.opened_at IS NULL OR old.done_at < old.opened_at THEN 'done'
  WHEN old.done_at - old.opened_at < 3600000 THEN 'hour' WHEN old.done_at - old.opened_at < 86400000 THEN 'day'
  WHEN old.done_at - old.opened_at < 604800000 THEN 'week' ELSE 'longer' END);
	INSERT INTO lesson_step_counts (lesson_id, step, count) VALUES (new.lesson_id, CASE WHEN new.done_at IS NULL THEN 'opened' WHEN new.opened_at IS NULL OR new.done_at < new.opened_at THEN 'done'
  WHEN new.done_at - new.opened_at < 3600000 THEN 'hour' WHEN new.done_at - new.opened_at < 86400000 THEN 'day'
  WHEN new.done_at - new.opened_at < 604800000 THEN 'week' ELSE 'longer' END, 1)
		ON CONFLICT (lesson_id, step) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_stop_counts_insert AFTER INSERT ON enrollments
WHEN new.completed = 0
BEGIN
	INSERT INTO course_stop_counts (course_id, lesson_id, count) VALUES (new.course_id, coalesce(new.last_lesson_id, ''), 1)
		ON CONFLICT (course_id, lesson_id) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_stop_counts_delete AFTER DELETE ON enrollments
WHEN old.completed = 0
BEGIN
	UPDATE course_stop_counts SET count = count - 1 WHERE course_id = old.course_id AND lesson_id = (coalesce(old.last_lesson_id, ''));
END;
--> statement-breakpoint
CREATE TRIGGER course_stop_counts_update AFTER UPDATE OF course_id, last_lesson_id, completed ON enrollments
WHEN old.course_id IS NOT new.course_id OR (coalesce(old.last_lesson_id, '')) IS NOT (coalesce(new.last_lesson_id, '')) OR (old.completed = 0) IS NOT (new.completed = 0)
BEGIN
	UPDATE course_stop_counts SET count = count - 1 WHERE course_id = old.course_id AND lesson_id = (coalesce(old.last_lesson_id, '')) AND (old.completed = 0);
	INSERT INTO course_stop_counts (course_id, lesson_id, count) SELECT new.course_id, coalesce(new.last_lesson_id, ''), 1 WHERE new.completed = 0
		ON CONFLICT (course_id, lesson_id) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_activity_counts_insert AFTER INSERT ON enrollments
WHEN new.completed = 0
BEGIN
	INSERT INTO course_activity_counts (course_id, day, count) VALUES (new.course_id, date(new.updated_at / 1000 + 19800, 'unixepoch'), 1)
		ON CONFLICT (course_id, day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_activity_counts_delete AFTER DELETE ON enrollments
WHEN old.completed = 0
BEGIN
	UPDATE course_activity_counts SET count = count - 1 WHERE course_id = old.course_id AND day = (date(old.updated_at / 1000 + 19800, 'unixepoch'));
END;
--> statement-breakpoint
CREATE TRIGGER course_activity_counts_update AFTER UPDATE OF course_id, updated_at, completed ON enrollments
WHEN old.course_id IS NOT new.course_id OR (date(old.updated_at / 1000 + 19800, 'unixepoch')) IS NOT (date(new.updated_at / 1000 + 19800, 'unixepoch')) OR (old.completed = 0) IS NOT (new.completed = 0)
BEGIN
	UPDATE course_activity_counts SET count = count - 1 WHERE course_id = old.course_id AND day = (date(old.updated_at / 1000 + 19800, 'unixepoch')) AND (old.completed = 0);
	INSERT INTO course_activity_counts (course_id, day, count) SELECT new.course_id, date(new.updated_at / 1000 + 19800, 'unixepoch'), 1 WHERE new.completed = 0
		ON CONFLICT (course_id, day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER lesson_question_counts_insert AFTER INSERT ON lesson_questions
WHEN new.hidden_at IS NULL
BEGIN
	INSERT INTO lesson_question_counts (lesson_id, count) VALUES (new.lesson_id, 1)
		ON CONFLICT (lesson_id) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER lesson_question_counts_delete AFTER DELETE ON lesson_questions
WHEN old.hidden_at IS NULL
BEGIN
	UPDATE lesson_question_counts SET count = count - 1 WHERE lesson_id = old.lesson_id;
END;
--> statement-breakpoint
CREATE TRIGGER lesson_question_counts_update AFTER UPDATE OF lesson_id, hidden_at ON lesson_questions
WHEN old.lesson_id IS NOT new.lesson_id OR (old.hidden_at IS NULL) IS NOT (new.hidden_at IS NULL)
BEGIN
	UPDATE lesson_question_counts SET count = count - 1 WHERE lesson_id = old.lesson_id AND (old.hidden_at IS NULL);
	INSERT INTO lesson_question_counts (lesson_id, count) SELECT new.lesson_id, 1 WHERE new.hidden_at IS NULL
		ON CONFLICT (lesson_id) DO UPDATE SET count = count + 1;
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
-- Lessons that were opened last and nothing else: the others have a row already.
INSERT INTO lesson_progress (enrollment_id, lesson_id, updated_at)
	SELECT id, last_lesson_id, coalesce(last_opened_at, updated_at) FROM enrollments WHERE last_lesson_id IS NOT NULL
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO lesson_step_counts (lesson_id, step, count)
	SELECT lesson_id, iif(done_at IS NULL, 'opened', 'done'), count(*) FROM lesson_progress WHERE TRUE GROUP BY 1, 2
	ON CONFLICT (lesson_id, step) DO UPDATE SET count = excluded.count;
--> statement-breakpoint
INSERT INTO course_stop_counts (course_id, lesson_id, count)
	SELECT course_id, coalesce(last_lesson_id, ''), count(*) FROM enrollments WHERE completed = 0 GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO course_activity_counts (course_id, day, count)
	SELECT course_id, date(updated_at / 1000 + 19800, 'unixepoch'), count(*) FROM enrollments WHERE completed = 0 GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO lesson_question_counts (lesson_id, count)
	SELECT lesson_id, count(*) FROM lesson_questions WHERE hidden_at IS NULL GROUP BY 1;
