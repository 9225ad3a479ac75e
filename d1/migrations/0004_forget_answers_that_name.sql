DROP TRIGGER users_erase_answers;
--> statement-breakpoint
DROP TRIGGER lab_teams_delete_mails;
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
			OR EXISTS (SELECT 1 FROM lab_updates WHERE lab_updates.author_id = old.id AND instr(body, lab_updates.id))
			OR EXISTS (SELECT 1 FROM learning_path_responses WHERE learning_path_responses.user_id = old.id AND instr(body, learning_path_responses.id))
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
CREATE TRIGGER users_erase_answers_of_staff BEFORE DELETE ON users WHEN old.email_verified_at IS NULL
BEGIN
	UPDATE idempotency_keys SET status = NULL, content_type = NULL, body = NULL, leased_at = 0
		WHERE caller IN (SELECT user_id FROM user_entries WHERE role IN ('educator', 'admin'))
		AND (instr(body, old.id) OR instr(body, (SELECT first_name || ' ' || last_name FROM profiles WHERE id = old.id)));
END;
--> statement-breakpoint
CREATE TRIGGER users_erase_walks BEFORE DELETE ON users
BEGIN
	UPDATE counter_walks SET after = '' WHERE after = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_delete_mails AFTER DELETE ON lab_teams
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
	UPDATE idempotency_keys SET status = NULL, content_type = NULL, body = NULL, leased_at = 0 WHERE instr(body, old.id);
END;
--> statement-breakpoint
UPDATE blog_posts SET submitted_at = NULL WHERE submitted_at IS NOT NULL AND EXISTS (
	SELECT 1 FROM blog_drafts WHERE blog_drafts.post_id = blog_posts.id AND blog_drafts.updated_at > blog_posts.submitted_at);
