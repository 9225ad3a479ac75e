DROP TRIGGER outbox_erase;
--> statement-breakpoint
DROP TRIGGER outbox_insert_notification;
--> statement-breakpoint
DROP INDEX `impact_confirmations_by_date`;--> statement-breakpoint
CREATE INDEX `impact_confirmations_by_date` ON `impact_confirmations` (`asked_at`) WHERE state <> 'confirmed';--> statement-breakpoint
ALTER TABLE `notifications` ADD `about_id` text;--> statement-breakpoint
CREATE INDEX `notifications_by_about` ON `notifications` (`about_id`) WHERE about_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `about_id` text;--> statement-breakpoint
CREATE INDEX `outbox_by_about` ON `outbox` (`about_id`) WHERE about_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER notifications_erase AFTER DELETE ON users
BEGIN
	DELETE FROM notifications WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_erase AFTER DELETE ON users
BEGIN
	DELETE FROM outbox WHERE to_address = old.email AND old.email_verified_at IS NOT NULL;
	DELETE FROM outbox WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_insert_notification AFTER INSERT ON outbox WHEN new.kind IS NOT NULL AND new.user_id IS NOT NULL
BEGIN
	INSERT INTO notifications (id, user_id, kind, template, details, about_id, at, mail_id, number)
		SELECT 'ntf' || substr(new.id, 4), new.user_id, new.kind, new.template, new.details, new.about_id, new.due_at, new.id,
			1 + coalesce((SELECT max(number) FROM notifications WHERE user_id = new.user_id), 0)
		WHERE NOT EXISTS (SELECT 1 FROM notification_preferences
			WHERE user_id = new.user_id AND kind = new.kind AND choice = 'off');
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_delete_mails AFTER DELETE ON lab_teams
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER impact_confirmations_delete_mails AFTER DELETE ON impact_confirmations
BEGIN
	DELETE FROM outbox WHERE about_id = old.id;
	DELETE FROM notifications WHERE about_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER impact_confirmations_delete_name AFTER DELETE ON impact_confirmations WHEN old.state = 'confirmed'
BEGIN
	UPDATE impact_entries SET confirmation = 'a former member' WHERE id = old.entry_id AND mark = 'confirmed'
		AND NOT EXISTS (SELECT 1 FROM impact_confirmations AS later WHERE later.entry_id = old.entry_id
			AND later.state = 'confirmed' AND later.answered_at > old.answered_at);
END;
--> statement-breakpoint
CREATE TRIGGER lab_links_delete_of_nobody AFTER UPDATE OF added_by ON lab_links
WHEN old.added_by IS NOT NULL AND new.added_by IS NULL
BEGIN
	DELETE FROM lab_links WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_forget_feedback AFTER UPDATE OF feedback_by ON lab_submissions
WHEN old.feedback_by IS NOT NULL AND new.feedback_by IS NULL AND new.feedback IS NOT NULL
BEGIN
	UPDATE lab_submissions SET feedback = NULL, feedback_at = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER challenge_lab_participants_erase_team AFTER DELETE ON challenge_lab_participants
WHEN old.team_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = old.user_id)
BEGIN
	DELETE FROM lab_teams WHERE id = old.team_id
		AND NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = old.team_id);
END;
--> statement-breakpoint
CREATE TRIGGER lab_submissions_erase_team AFTER UPDATE OF submitted_by ON lab_submissions
WHEN old.submitted_by IS NOT NULL AND new.submitted_by IS NULL
BEGIN
	DELETE FROM lab_teams WHERE id = new.team_id
		AND NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = new.team_id)
		AND NOT EXISTS (SELECT 1 FROM lab_submissions WHERE team_id = new.team_id AND submitted_by IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER lab_teams_erase_empty AFTER UPDATE OF created_by ON lab_teams
WHEN old.created_by IS NOT NULL AND new.created_by IS NULL
BEGIN
	DELETE FROM lab_teams WHERE id = new.id
		AND NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = new.id)
		AND NOT EXISTS (SELECT 1 FROM lab_submissions WHERE team_id = new.id AND submitted_by IS NOT NULL);
END;
--> statement-breakpoint
UPDATE outbox SET about_id = (SELECT iif(outbox.user_id = request.student_id, request.mentor_id, iif(outbox.template = 'mentorship_escalated' OR outbox.user_id = request.mentor_id, iif(outbox.template = 'mentorship_escalated', request.mentor_id, request.student_id), NULL))
	FROM mentorship_requests AS request WHERE request.id = outbox.details ->> 'requestId') WHERE template LIKE 'mentorship_%';
--> statement-breakpoint
UPDATE outbox SET details = json_remove(details, '$.learnerName') WHERE template = 'mentorship_escalated';
--> statement-breakpoint
UPDATE outbox SET details = json_set(details, '$.mentorName', '') WHERE template LIKE 'mentorship_%' AND about_id IS NULL
	AND EXISTS (SELECT 1 FROM mentorship_requests WHERE student_id = outbox.user_id);
--> statement-breakpoint
DELETE FROM outbox WHERE template LIKE 'mentorship_%' AND about_id IS NULL
	AND NOT EXISTS (SELECT 1 FROM mentorship_requests WHERE id = outbox.details ->> 'requestId' AND student_id = outbox.user_id);
--> statement-breakpoint
UPDATE outbox SET about_id = (SELECT id FROM lab_teams WHERE lab_id = outbox.details ->> 'labId' AND title = outbox.details ->> 'team')
	WHERE template = 'lab_stage_handed_in';
--> statement-breakpoint
UPDATE outbox SET about_id = (SELECT feedback_by FROM lab_submissions WHERE lab_id = outbox.details ->> 'labId' AND feedback = outbox.details ->> 'feedback')
	WHERE template = 'lab_feedback_given';
--> statement-breakpoint
UPDATE outbox SET about_id = coalesce((SELECT id FROM impact_confirmations WHERE id = outbox.details ->> 'confirmationId'),
	(SELECT id FROM impact_confirmations WHERE entry_id = outbox.details ->> 'entryId'
		AND state = iif(outbox.template = 'impact_confirmation_given', 'confirmed', 'refused') ORDER BY answered_at DESC LIMIT 1))
	WHERE template IN ('impact_confirmation_asked', 'impact_confirmation_given', 'impact_confirmation_declined');
--> statement-breakpoint
DELETE FROM outbox WHERE about_id IS NULL AND template IN ('lab_stage_handed_in', 'lab_feedback_given',
	'impact_confirmation_asked', 'impact_confirmation_given', 'impact_confirmation_declined');
--> statement-breakpoint
UPDATE notifications SET about_id = (SELECT iif(notifications.user_id = request.student_id, request.mentor_id, iif(notifications.template = 'mentorship_escalated' OR notifications.user_id = request.mentor_id, iif(notifications.template = 'mentorship_escalated', request.mentor_id, request.student_id), NULL))
	FROM mentorship_requests AS request WHERE request.id = notifications.details ->> 'requestId') WHERE template LIKE 'mentorship_%';
--> statement-breakpoint
UPDATE notifications SET details = json_remove(details, '$.learnerName') WHERE template = 'mentorship_escalated';
--> statement-breakpoint
UPDATE notifications SET details = json_set(details, '$.mentorName', '') WHERE template LIKE 'mentorship_%' AND about_id IS NULL
	AND EXISTS (SELECT 1 FROM mentorship_requests WHERE student_id = notifications.user_id);
--> statement-breakpoint
DELETE FROM notifications WHERE template LIKE 'mentorship_%' AND about_id IS NULL
	AND NOT EXISTS (SELECT 1 FROM mentorship_requests WHERE id = notifications.details ->> 'requestId' AND student_id = notifications.user_id);
--> statement-breakpoint
UPDATE notifications SET about_id = (SELECT id FROM lab_teams WHERE lab_id = notifications.details ->> 'labId' AND title = notifications.details ->> 'team')
	WHERE template = 'lab_stage_handed_in';
--> statement-breakpoint
UPDATE notifications SET about_id = (SELECT feedback_by FROM lab_submissions WHERE lab_id = notifications.details ->> 'labId' AND feedback = notifications.details ->> 'feedback')
	WHERE template = 'lab_feedback_given';
--> statement-breakpoint
UPDATE notifications SET about_id = coalesce((SELECT id FROM impact_confirmations WHERE id = notifications.details ->> 'confirmationId'),
	(SELECT id FROM impact_confirmations WHERE entry_id = notifications.details ->> 'entryId'
		AND state = iif(notifications.template = 'impact_confirmation_given', 'confirmed', 'refused') ORDER BY answered_at DESC LIMIT 1))
	WHERE template IN ('impact_confirmation_asked', 'impact_confirmation_given', 'impact_confirmation_declined');
--> statement-breakpoint
DELETE FROM notifications WHERE about_id IS NULL AND template IN ('lab_stage_handed_in', 'lab_feedback_given',
	'impact_confirmation_asked', 'impact_confirmation_given', 'impact_confirmation_declined');
--> statement-breakpoint
UPDATE impact_entries SET confirmation = 'a former member' WHERE mark = 'confirmed' AND NOT EXISTS (
	SELECT 1 FROM impact_confirmations WHERE entry_id = impact_entries.id AND state = 'confirmed');
--> statement-breakpoint
DELETE FROM lab_links WHERE added_by IS NULL;
--> statement-breakpoint
UPDATE lab_submissions SET feedback = NULL, feedback_at = NULL WHERE feedback_by IS NULL AND feedback IS NOT NULL;
--> statement-breakpoint
DELETE FROM lab_teams WHERE NOT EXISTS (SELECT 1 FROM challenge_lab_participants WHERE team_id = lab_teams.id)
	AND NOT EXISTS (SELECT 1 FROM lab_submissions WHERE team_id = lab_teams.id AND submitted_by IS NOT NULL)
	AND created_by IS NULL;
--> statement-breakpoint
UPDATE challenge_lab_participants SET external_link = NULL WHERE external_link IS NOT NULL AND role = 'student'
	AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = challenge_lab_participants.user_id AND date_of_birth <= date('now', '-18 years'));
