DROP TRIGGER users_erase_answers;
--> statement-breakpoint
CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`version` integer NOT NULL,
	`language` text NOT NULL,
	`words` text NOT NULL,
	`given_at` integer NOT NULL,
	`giver` text NOT NULL,
	`withdrawn_at` integer,
	`withdrawer` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_one_open` ON `consents` (`user_id`,`purpose`) WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX `consents_by_user` ON `consents` (`user_id`,`given_at`,`id`);--> statement-breakpoint
CREATE INDEX `consents_by_withdrawal` ON `consents` (`withdrawn_at`) WHERE withdrawn_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `guardians` (
	`child_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`link_key` text NOT NULL,
	`linked_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`answered_at` integer,
	`proof` text,
	`proven_at` integer,
	`told_of_age_at` integer,
	FOREIGN KEY (`child_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guardians_state_is_known" CHECK(state IN ('asked', 'agreed', 'refused', 'withdrawn')),
	CONSTRAINT "guardians_agree_once_proven" CHECK(state <> 'agreed' OR proven_at IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guardians_link_key_unique` ON `guardians` (`link_key`);--> statement-breakpoint
CREATE INDEX `guardians_by_email` ON `guardians` (`email`);
--> statement-breakpoint
CREATE TRIGGER impact_pages_impact_page_consent_insert AFTER INSERT ON impact_pages
WHEN new.is_public = 1
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.user_id, 'impact_page', 1, 'en',
			'Anyone with the link sees your public entries, with your name, picture, bio and place.', new.updated_at, 'self' WHERE new.is_public = 1 ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER impact_pages_impact_page_consent_update AFTER UPDATE OF is_public ON impact_pages
WHEN (old.is_public = 1) IS NOT (new.is_public = 1)
BEGIN
	UPDATE consents SET withdrawn_at = new.updated_at, withdrawer = 'self'
		WHERE user_id = new.user_id AND purpose = 'impact_page' AND withdrawn_at IS NULL AND NOT (new.is_public = 1);
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.user_id, 'impact_page', 1, 'en',
			'Anyone with the link sees your public entries, with your name, picture, bio and place.', new.updated_at, 'self' WHERE new.is_public = 1 ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_account_consent_insert AFTER INSERT ON profiles
WHEN new.onboarding_completed = 1 AND (new.date_of_birth IS NULL
		OR new.date_of_birth <= date(new.updated_at / 1000, 'unixepoch', '+330 minutes', '-18 years'))
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'account', 1, 'en',
			'Kere keeps your name, email, date of birth, courses and results, so that you can learn here.', new.updated_at, 'self' WHERE new.onboarding_completed = 1 AND (new.date_of_birth IS NULL
		OR new.date_of_birth <= date(new.updated_at / 1000, 'unixepoch', '+330 minutes', '-18 years')) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_account_consent_update AFTER UPDATE OF onboarding_completed ON profiles
WHEN (old.onboarding_completed = 1 AND (old.date_of_birth IS NULL
		OR old.date_of_birth <= date(old.updated_at / 1000, 'unixepoch', '+330 minutes', '-18 years'))) IS NOT (new.onboarding_completed = 1 AND (new.date_of_birth IS NULL
		OR new.date_of_birth <= date(new.updated_at / 1000, 'unixepoch', '+330 minutes', '-18 years')))
BEGIN
	UPDATE consents SET withdrawn_at = new.updated_at, withdrawer = 'self'
		WHERE user_id = new.id AND purpose = 'account' AND withdrawn_at IS NULL AND NOT (new.onboarding_completed = 1 AND (new.date_of_birth IS NULL
		OR new.date_of_birth <= date(new.updated_at / 1000, 'unixepoch', '+330 minutes', '-18 years')));
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'account', 1, 'en',
			'Kere keeps your name, email, date of birth, courses and results, so that you can learn here.', new.updated_at, 'self' WHERE new.onboarding_completed = 1 AND (new.date_of_birth IS NULL
		OR new.date_of_birth <= date(new.updated_at / 1000, 'unixepoch', '+330 minutes', '-18 years')) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_learner_hub_consent_insert AFTER INSERT ON profiles
WHEN new.is_discoverable = 1 AND new.role = 'student'
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'learner_hub', 1, 'en',
			'Other people see your name, photo, bio, year of study, institute, organization, location, subjects and languages. Never your email.', new.updated_at, 'self' WHERE new.is_discoverable = 1 AND new.role = 'student' ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_learner_hub_consent_update AFTER UPDATE OF is_discoverable, role ON profiles
WHEN (old.is_discoverable = 1 AND old.role = 'student') IS NOT (new.is_discoverable = 1 AND new.role = 'student')
BEGIN
	UPDATE consents SET withdrawn_at = new.updated_at, withdrawer = 'self'
		WHERE user_id = new.id AND purpose = 'learner_hub' AND withdrawn_at IS NULL AND NOT (new.is_discoverable = 1 AND new.role = 'student');
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'learner_hub', 1, 'en',
			'Other people see your name, photo, bio, year of study, institute, organization, location, subjects and languages. Never your email.', new.updated_at, 'self' WHERE new.is_discoverable = 1 AND new.role = 'student' ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_directory_consent_insert AFTER INSERT ON profiles
WHEN new.public_profile = 1
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'directory', 1, 'en',
			'The public directory shows only your name, photo, bio, designation, organization, subjects, location and languages.', new.updated_at, 'self' WHERE new.public_profile = 1 ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_directory_consent_update AFTER UPDATE OF public_profile ON profiles
WHEN (old.public_profile = 1) IS NOT (new.public_profile = 1)
BEGIN
	UPDATE consents SET withdrawn_at = new.updated_at, withdrawer = 'self'
		WHERE user_id = new.id AND purpose = 'directory' AND withdrawn_at IS NULL AND NOT (new.public_profile = 1);
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'directory', 1, 'en',
			'The public directory shows only your name, photo, bio, designation, organization, subjects, location and languages.', new.updated_at, 'self' WHERE new.public_profile = 1 ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_calendar_link_consent_insert AFTER INSERT ON profiles
WHEN new.shows_luma_profile = 1
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'calendar_link', 1, 'en',
			'Adds the link to your event calendar while your profile is public.', new.updated_at, 'self' WHERE new.shows_luma_profile = 1 ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_calendar_link_consent_update AFTER UPDATE OF shows_luma_profile ON profiles
WHEN (old.shows_luma_profile = 1) IS NOT (new.shows_luma_profile = 1)
BEGIN
	UPDATE consents SET withdrawn_at = new.updated_at, withdrawer = 'self'
		WHERE user_id = new.id AND purpose = 'calendar_link' AND withdrawn_at IS NULL AND NOT (new.shows_luma_profile = 1);
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'calendar_link', 1, 'en',
			'Adds the link to your event calendar while your profile is public.', new.updated_at, 'self' WHERE new.shows_luma_profile = 1 ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_group_link_consent_insert AFTER INSERT ON profiles
WHEN new.shows_whatsapp_group = 1
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'group_link', 1, 'en',
			'Adds the link to your group while your profile is public. Anyone who opens it can ask to join.', new.updated_at, 'self' WHERE new.shows_whatsapp_group = 1 ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_group_link_consent_update AFTER UPDATE OF shows_whatsapp_group ON profiles
WHEN (old.shows_whatsapp_group = 1) IS NOT (new.shows_whatsapp_group = 1)
BEGIN
	UPDATE consents SET withdrawn_at = new.updated_at, withdrawer = 'self'
		WHERE user_id = new.id AND purpose = 'group_link' AND withdrawn_at IS NULL AND NOT (new.shows_whatsapp_group = 1);
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.id, 'group_link', 1, 'en',
			'Adds the link to your group while your profile is public. Anyone who opens it can ask to join.', new.updated_at, 'self' WHERE new.shows_whatsapp_group = 1 ON CONFLICT DO NOTHING;
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
			OR EXISTS (SELECT 1 FROM profile_reports WHERE profile_reports.reporter_id = old.id AND instr(body, profile_reports.id))
			OR EXISTS (SELECT 1 FROM profiles WHERE profiles.id = old.id AND instr(body, profiles.id))
			OR EXISTS (SELECT 1 FROM reported_profiles WHERE reported_profiles.user_id = old.id AND instr(body, reported_profiles.id))
			OR EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = old.id AND instr(body, sessions.id))
			OR EXISTS (SELECT 1 FROM sign_in_tickets WHERE sign_in_tickets.user_id = old.id AND instr(body, sign_in_tickets.id)));
END;
--> statement-breakpoint
CREATE TRIGGER guardians_erase AFTER DELETE ON users
BEGIN
	DELETE FROM guardians WHERE email = old.email AND old.email_verified_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER consents_refuse_update BEFORE UPDATE ON consents
WHEN NOT (
	new.id = old.id AND new.user_id = old.user_id AND new.purpose = old.purpose AND new.version = old.version
	AND new.language = old.language AND new.words = old.words AND new.given_at = old.given_at
	AND new.giver = old.giver AND old.withdrawn_at IS NULL
)
BEGIN
	SELECT RAISE(ABORT, 'a consent can only be withdrawn, once');
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_insert_consent AFTER INSERT ON newsletter_subscribers WHEN new.status = 'confirmed'
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), users.id, 'newsletter', 1, 'en',
			'We email you the newsletter. Every issue has a link to unsubscribe.', subscriber.confirmed_at, 'self'
			FROM users JOIN newsletter_subscribers AS subscriber ON subscriber.email = users.email
			WHERE subscriber.id = new.id AND users.email_verified_at IS NOT NULL AND subscriber.status = 'confirmed'
			AND subscriber.confirmed_at IS NOT NULL ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_update_consent AFTER UPDATE OF status ON newsletter_subscribers
WHEN old.status <> new.status
BEGIN
	UPDATE consents SET withdrawn_at = coalesce(new.unsubscribed_at, unixepoch() * 1000), withdrawer = 'self'
		WHERE user_id = (SELECT id FROM users WHERE email = new.email) AND purpose = 'newsletter'
		AND withdrawn_at IS NULL AND new.status <> 'confirmed';
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), users.id, 'newsletter', 1, 'en',
			'We email you the newsletter. Every issue has a link to unsubscribe.', subscriber.confirmed_at, 'self'
			FROM users JOIN newsletter_subscribers AS subscriber ON subscriber.email = users.email
			WHERE subscriber.id = new.id AND users.email_verified_at IS NOT NULL AND subscriber.status = 'confirmed'
			AND subscriber.confirmed_at IS NOT NULL ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_delete_consent AFTER DELETE ON newsletter_subscribers WHEN old.status = 'confirmed'
BEGIN
	UPDATE consents SET withdrawn_at = unixepoch() * 1000, withdrawer = 'self'
		WHERE user_id = (SELECT id FROM users WHERE email = old.email) AND purpose = 'newsletter' AND withdrawn_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER users_insert_newsletter_consent AFTER INSERT ON users WHEN new.email_verified_at IS NOT NULL
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), users.id, 'newsletter', 1, 'en',
			'We email you the newsletter. Every issue has a link to unsubscribe.', subscriber.confirmed_at, 'self'
			FROM users JOIN newsletter_subscribers AS subscriber ON subscriber.email = users.email
			WHERE users.id = new.id AND users.email_verified_at IS NOT NULL AND subscriber.status = 'confirmed'
			AND subscriber.confirmed_at IS NOT NULL ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_verify_newsletter_consent AFTER UPDATE OF email_verified_at ON users
WHEN old.email_verified_at IS NULL AND new.email_verified_at IS NOT NULL
BEGIN
	INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), users.id, 'newsletter', 1, 'en',
			'We email you the newsletter. Every issue has a link to unsubscribe.', subscriber.confirmed_at, 'self'
			FROM users JOIN newsletter_subscribers AS subscriber ON subscriber.email = users.email
			WHERE users.id = new.id AND users.email_verified_at IS NOT NULL AND subscriber.status = 'confirmed'
			AND subscriber.confirmed_at IS NOT NULL ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- What people had switched on before the ledger is entered with version 0: the words of that time were not kept.
INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
	SELECT 'cns_' || lower(hex(randomblob(13))), id, 'account', 0, 'en', 'You agreed before we kept the words.', created_at, 'self' FROM profiles WHERE onboarding_completed = 1
		AND (date_of_birth IS NULL OR date_of_birth <= date('now', '+330 minutes', '-18 years'));
--> statement-breakpoint
INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
	SELECT 'cns_' || lower(hex(randomblob(13))), id, 'learner_hub', 0, 'en', 'You agreed before we kept the words.', updated_at, 'self' FROM profiles WHERE is_discoverable = 1 AND role = 'student';
--> statement-breakpoint
INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
	SELECT 'cns_' || lower(hex(randomblob(13))), id, 'directory', 0, 'en', 'You agreed before we kept the words.', updated_at, 'self' FROM profiles WHERE public_profile = 1;
--> statement-breakpoint
INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
	SELECT 'cns_' || lower(hex(randomblob(13))), id, 'calendar_link', 0, 'en', 'You agreed before we kept the words.', updated_at, 'self' FROM profiles WHERE shows_luma_profile = 1;
--> statement-breakpoint
INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
	SELECT 'cns_' || lower(hex(randomblob(13))), id, 'group_link', 0, 'en', 'You agreed before we kept the words.', updated_at, 'self' FROM profiles WHERE shows_whatsapp_group = 1;
--> statement-breakpoint
INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
	SELECT 'cns_' || lower(hex(randomblob(13))), user_id, 'impact_page', 0, 'en', 'You agreed before we kept the words.', updated_at, 'self' FROM impact_pages WHERE is_public = 1;
--> statement-breakpoint
INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
	SELECT 'cns_' || lower(hex(randomblob(13))), users.id, 'newsletter', 0, 'en', 'You agreed before we kept the words.', subscriber.confirmed_at, 'self' FROM users
		JOIN newsletter_subscribers AS subscriber ON subscriber.email = users.email
		WHERE users.email_verified_at IS NOT NULL AND subscriber.status = 'confirmed' AND subscriber.confirmed_at IS NOT NULL;
