DROP TRIGGER users_erase_answers;
--> statement-breakpoint
CREATE TABLE `privacy_request_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `privacy_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`filer` text NOT NULL,
	`state` text NOT NULL,
	`text` text,
	`nominee_name` text,
	`nominee_email` text,
	`submitted_at` integer NOT NULL,
	`due_at` integer,
	`closed_at` integer,
	`reply` text,
	`replied_at` integer,
	`replied_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`replied_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "privacy_requests_closed_have_a_date" CHECK((state IN ('waiting', 'scheduled')) = (closed_at IS NULL)),
	CONSTRAINT "privacy_requests_open_have_a_due_date" CHECK(closed_at IS NOT NULL OR due_at IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX `privacy_requests_by_date` ON `privacy_requests` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `privacy_requests_by_state` ON `privacy_requests` (`state`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `privacy_requests_by_kind` ON `privacy_requests` (`kind`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `privacy_requests_by_state_and_kind` ON `privacy_requests` (`state`,`kind`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `privacy_requests_by_user` ON `privacy_requests` (`user_id`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `privacy_requests_by_nominee` ON `privacy_requests` (`nominee_email`);--> statement-breakpoint
CREATE INDEX `privacy_requests_by_replier` ON `privacy_requests` (`replied_by`);--> statement-breakpoint
CREATE INDEX `privacy_requests_by_close` ON `privacy_requests` (`closed_at`);--> statement-breakpoint
CREATE TABLE `breach_people` (
	`id` text PRIMARY KEY NOT NULL,
	`breach_id` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`first_name` text,
	`what` text NOT NULL,
	`found_at` integer NOT NULL,
	FOREIGN KEY (`breach_id`) REFERENCES `breaches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `breach_people_once` ON `breach_people` (`breach_id`,`email`);--> statement-breakpoint
CREATE INDEX `breach_people_by_breach` ON `breach_people` (`breach_id`,`found_at`,`id`);--> statement-breakpoint
CREATE INDEX `breach_people_by_date` ON `breach_people` (`found_at`,`id`);--> statement-breakpoint
CREATE INDEX `breach_people_by_user` ON `breach_people` (`user_id`);--> statement-breakpoint
CREATE INDEX `breach_people_by_email` ON `breach_people` (`email`);--> statement-breakpoint
CREATE TABLE `breaches` (
	`id` text PRIMARY KEY NOT NULL,
	`is_drill` integer NOT NULL,
	`state` text DEFAULT 'searching' NOT NULL,
	`tables` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`nature` text NOT NULL,
	`consequences` text NOT NULL,
	`measures` text NOT NULL,
	`advice` text NOT NULL,
	`searched_columns` integer DEFAULT 0 NOT NULL,
	`searched_place` integer DEFAULT 0 NOT NULL,
	`people_count` integer DEFAULT 0 NOT NULL,
	`letters` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`opened_by` text,
	`told_at` integer,
	FOREIGN KEY (`opened_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `breaches_by_date` ON `breaches` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `breaches_by_opener` ON `breaches` (`opened_by`);
--> statement-breakpoint
CREATE TRIGGER privacy_request_counts_insert AFTER INSERT ON privacy_requests
BEGIN
	INSERT INTO privacy_request_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER privacy_request_counts_delete AFTER DELETE ON privacy_requests
BEGIN
	UPDATE privacy_request_counts SET count = count - 1 WHERE state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER privacy_request_counts_update AFTER UPDATE OF state ON privacy_requests
WHEN old.state IS NOT new.state
BEGIN
	UPDATE privacy_request_counts SET count = count - 1 WHERE state = old.state;
	INSERT INTO privacy_request_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER breaches_counters_by_breach_people_insert AFTER INSERT ON breach_people
BEGIN
	UPDATE breaches SET people_count = people_count + 1 WHERE id = new.breach_id;
END;
--> statement-breakpoint
CREATE TRIGGER breaches_counters_by_breach_people_delete AFTER DELETE ON breach_people
BEGIN
	UPDATE breaches SET people_count = people_count - 1 WHERE id = old.breach_id;
END;
--> statement-breakpoint
CREATE TRIGGER breaches_counters_by_breach_people_update AFTER UPDATE OF breach_id ON breach_people
WHEN old.breach_id IS NOT new.breach_id
BEGIN
	UPDATE breaches SET people_count = people_count - (id IS old.breach_id) + (id IS new.breach_id)
		WHERE id IN (old.breach_id, new.breach_id);
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
			OR EXISTS (SELECT 1 FROM api_tokens WHERE api_tokens.maker_id = old.id AND instr(body, api_tokens.id))
			OR EXISTS (SELECT 1 FROM breach_people WHERE breach_people.user_id = old.id AND instr(body, breach_people.id))
			OR EXISTS (SELECT 1 FROM certificates WHERE certificates.user_id = old.id AND instr(body, certificates.id))
			OR EXISTS (SELECT 1 FROM challenge_lab_participants WHERE challenge_lab_participants.user_id = old.id AND instr(body, challenge_lab_participants.id))
			OR EXISTS (SELECT 1 FROM consents WHERE consents.user_id = old.id AND instr(body, consents.id))
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
			OR EXISTS (SELECT 1 FROM privacy_requests WHERE privacy_requests.user_id = old.id AND instr(body, privacy_requests.id))
			OR EXISTS (SELECT 1 FROM profile_reports WHERE profile_reports.reporter_id = old.id AND instr(body, profile_reports.id))
			OR EXISTS (SELECT 1 FROM profiles WHERE profiles.id = old.id AND instr(body, profiles.id))
			OR EXISTS (SELECT 1 FROM reported_profiles WHERE reported_profiles.user_id = old.id AND instr(body, reported_profiles.id))
			OR EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = old.id AND instr(body, sessions.id))
			OR EXISTS (SELECT 1 FROM sign_in_tickets WHERE sign_in_tickets.user_id = old.id AND instr(body, sign_in_tickets.id)));
END;
--> statement-breakpoint
CREATE TRIGGER breach_people_erase AFTER DELETE ON users
BEGIN
	DELETE FROM breach_people WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER privacy_requests_erase AFTER DELETE ON users
BEGIN
	DELETE FROM privacy_requests WHERE nominee_email = old.email AND old.email_verified_at IS NOT NULL;
END;
