DROP TRIGGER users_erase_answers;
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `spent_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`spent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_challenges_by_time` ON `spent_challenges` (`spent_at`);
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
			OR EXISTS (SELECT 1 FROM minor_mentors WHERE minor_mentors.id = old.id AND instr(body, minor_mentors.id))
			OR EXISTS (SELECT 1 FROM notifications WHERE notifications.about_id = old.id AND instr(body, notifications.id))
			OR EXISTS (SELECT 1 FROM notifications WHERE notifications.user_id = old.id AND instr(body, notifications.id))
			OR EXISTS (SELECT 1 FROM outbox WHERE outbox.about_id = old.id AND instr(body, outbox.id))
			OR EXISTS (SELECT 1 FROM outbox WHERE outbox.user_id = old.id AND instr(body, outbox.id))
			OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = old.id AND instr(body, passkeys.id))
			OR EXISTS (SELECT 1 FROM privacy_requests WHERE privacy_requests.user_id = old.id AND instr(body, privacy_requests.id))
			OR EXISTS (SELECT 1 FROM profile_reports WHERE profile_reports.reporter_id = old.id AND instr(body, profile_reports.id))
			OR EXISTS (SELECT 1 FROM profiles WHERE profiles.id = old.id AND instr(body, profiles.id))
			OR EXISTS (SELECT 1 FROM reported_profiles WHERE reported_profiles.user_id = old.id AND instr(body, reported_profiles.id))
			OR EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = old.id AND instr(body, sessions.id))
			OR EXISTS (SELECT 1 FROM sign_in_tickets WHERE sign_in_tickets.user_id = old.id AND instr(body, sign_in_tickets.id)));
END;
