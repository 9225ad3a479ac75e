DROP TRIGGER users_erase_answers;
--> statement-breakpoint
CREATE TABLE `lesson_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`author_id` text NOT NULL,
	`is_educator` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`hidden_at` integer,
	`endorsed_at` integer,
	`last_change` text,
	FOREIGN KEY (`question_id`) REFERENCES `lesson_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lesson_answers_by_question` ON `lesson_answers` (`question_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lesson_answers_by_author` ON `lesson_answers` (`author_id`,`question_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lesson_answers_endorsed` ON `lesson_answers` (`question_id`) WHERE endorsed_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `lesson_question_follows` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `lesson_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lesson_question_follows_by_question` ON `lesson_question_follows` (`question_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `lesson_question_follows_by_user` ON `lesson_question_follows` (`user_id`);--> statement-breakpoint
CREATE TABLE `lesson_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`educator_id` text,
	`author_id` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`hidden_at` integer,
	`answered_at` integer,
	`answers_count` integer DEFAULT 0 NOT NULL,
	`settled_count` integer DEFAULT 0 NOT NULL,
	`state` text GENERATED ALWAYS AS (CASE WHEN settled_count > 0 THEN 'done' WHEN answers_count > 0 THEN 'learners' ELSE 'waiting' END) VIRTUAL NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`educator_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lesson_questions_by_lesson` ON `lesson_questions` (`lesson_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lesson_questions_by_course` ON `lesson_questions` (`course_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lesson_questions_by_educator` ON `lesson_questions` (`educator_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lesson_questions_by_educator_state` ON `lesson_questions` (`educator_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lesson_questions_by_author` ON `lesson_questions` (`author_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `lesson_questions_answered` ON `lesson_questions` (`course_id`,`answered_at`) WHERE answered_at IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER lesson_questions_counters_by_lesson_answers_insert AFTER INSERT ON lesson_answers
BEGIN
	UPDATE lesson_questions SET answers_count = answers_count + (iif(new.hidden_at IS NULL, 1, 0)),
		settled_count = settled_count + (iif((new.is_educator = 1 OR new.endorsed_at IS NOT NULL) AND new.hidden_at IS NULL, 1, 0)) WHERE id = new.question_id;
END;
--> statement-breakpoint
CREATE TRIGGER lesson_questions_counters_by_lesson_answers_delete AFTER DELETE ON lesson_answers
BEGIN
	UPDATE lesson_questions SET answers_count = answers_count - (iif(old.hidden_at IS NULL, 1, 0)),
		settled_count = settled_count - (iif((old.is_educator = 1 OR old.endorsed_at IS NOT NULL) AND old.hidden_at IS NULL, 1, 0)) WHERE id = old.question_id;
END;
--> statement-breakpoint
CREATE TRIGGER lesson_questions_counters_by_lesson_answers_update AFTER UPDATE OF question_id, hidden_at, is_educator, endorsed_at ON lesson_answers
WHEN old.question_id IS NOT new.question_id OR (iif(old.hidden_at IS NULL, 1, 0)) IS NOT (iif(new.hidden_at IS NULL, 1, 0)) OR (iif((old.is_educator = 1 OR old.endorsed_at IS NOT NULL) AND old.hidden_at IS NULL, 1, 0)) IS NOT (iif((new.is_educator = 1 OR new.endorsed_at IS NOT NULL) AND new.hidden_at IS NULL, 1, 0))
BEGIN
	UPDATE lesson_questions SET answers_count = answers_count - (id IS old.question_id) * (iif(old.hidden_at IS NULL, 1, 0)) + (id IS new.question_id) * (iif(new.hidden_at IS NULL, 1, 0)),
		settled_count = settled_count - (id IS old.question_id) * (iif((old.is_educator = 1 OR old.endorsed_at IS NOT NULL) AND old.hidden_at IS NULL, 1, 0)) + (id IS new.question_id) * (iif((new.is_educator = 1 OR new.endorsed_at IS NOT NULL) AND new.hidden_at IS NULL, 1, 0))
		WHERE id IN (old.question_id, new.question_id);
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
CREATE TRIGGER lesson_questions_delete_mails AFTER DELETE ON lesson_questions
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER lesson_answers_delete_mails AFTER DELETE ON lesson_answers
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;
