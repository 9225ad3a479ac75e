DROP INDEX `fellowship_interest_by_date`;--> statement-breakpoint
DROP INDEX `fellowship_interest_by_status`;--> statement-breakpoint
DROP INDEX `fellowship_interest_by_track`;--> statement-breakpoint
DROP INDEX `fellowship_interest_by_track_and_status`;--> statement-breakpoint
ALTER TABLE `fellowship_interest` ADD `listed_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_date` ON `fellowship_interest` (`listed_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_status` ON `fellowship_interest` (`status`,`listed_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_track` ON `fellowship_interest` (`track`,`listed_at`,`id`);--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_track_and_status` ON `fellowship_interest` (`track`,`status`,`listed_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_insert_listed AFTER INSERT ON fellowship_interest
BEGIN
	UPDATE fellowship_interest SET listed_at = created_at - CASE WHEN EXISTS (
		SELECT 1 FROM fellowship_tracks WHERE track = new.track AND round = new.round AND is_blind = 1
	) THEN (created_at + 19800000) % 86400000 ELSE 0 END WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_tracks_move_listed AFTER UPDATE OF is_blind ON fellowship_tracks WHEN old.is_blind <> new.is_blind
BEGIN
	UPDATE fellowship_interest
		SET listed_at = created_at - CASE WHEN new.is_blind THEN (created_at + 19800000) % 86400000 ELSE 0 END
		WHERE track = new.track AND round = new.round;
END;
--> statement-breakpoint
UPDATE fellowship_interest SET listed_at = created_at - CASE WHEN EXISTS (
	SELECT 1 FROM fellowship_tracks AS blind WHERE blind.track = fellowship_interest.track AND blind.round = fellowship_interest.round AND is_blind = 1
) THEN (created_at + 19800000) % 86400000 ELSE 0 END;
--> statement-breakpoint
UPDATE profile_reports SET submitted_at = submitted_at - (submitted_at + 19800000) % 86400000;
--> statement-breakpoint
UPDATE reported_profiles SET last_reported_at = last_reported_at - (last_reported_at + 19800000) % 86400000;
--> statement-breakpoint
-- Ids of before tell the moment: what is shown without its person gets a random one, wherever it is named.
PRAGMA defer_foreign_keys = true;
--> statement-breakpoint
CREATE TABLE renamed AS
	SELECT id AS old, substr(id, 1, 4) || upper(hex(randomblob(13))) AS new FROM (
		SELECT id FROM fellowship_interest
		UNION ALL SELECT id FROM reported_profiles
		UNION ALL SELECT id FROM profile_reports
		UNION ALL SELECT id FROM audit_log WHERE action IN ('fellowship.submitted', 'fellowship.withdrawn')
		UNION ALL SELECT id FROM outbox WHERE template = 'fellowship_received' AND state <> 'leased');
--> statement-breakpoint
CREATE UNIQUE INDEX renamed_by_old ON renamed (old);
--> statement-breakpoint
UPDATE fellowship_interest SET id = (SELECT new FROM renamed WHERE old = fellowship_interest.id) WHERE id IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE fellowship_reviews SET application_id = (SELECT new FROM renamed WHERE old = fellowship_reviews.application_id) WHERE application_id IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE reported_profiles SET id = (SELECT new FROM renamed WHERE old = reported_profiles.id) WHERE id IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE profile_reports SET reported_id = (SELECT new FROM renamed WHERE old = profile_reports.reported_id) WHERE reported_id IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE profile_reports SET id = (SELECT new FROM renamed WHERE old = profile_reports.id) WHERE id IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE outbox SET id = (SELECT new FROM renamed WHERE old = outbox.id),
	created_at = created_at - (created_at + 19800000) % 86400000 WHERE id IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE notifications SET mail_id = (SELECT new FROM renamed WHERE old = notifications.mail_id) WHERE mail_id IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE outbox SET details = json_set(details, '$.applicationId', (SELECT new FROM renamed WHERE old = outbox.details ->> 'applicationId'))
	WHERE template IN ('fellowship_approved', 'fellowship_rejected') AND details ->> 'applicationId' IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE notifications SET details = json_set(details, '$.applicationId', (SELECT new FROM renamed WHERE old = notifications.details ->> 'applicationId'))
	WHERE template IN ('fellowship_approved', 'fellowship_rejected') AND details ->> 'applicationId' IN (SELECT old FROM renamed);
--> statement-breakpoint
DROP TRIGGER audit_log_refuses_update;
--> statement-breakpoint
UPDATE audit_log SET id = (SELECT new FROM renamed WHERE old = audit_log.id),
	at = at - (at + 19800000) % 86400000 WHERE id IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE audit_log SET subject_id = (SELECT new FROM renamed WHERE old = audit_log.subject_id)
	WHERE subject_type = 'fellowship_interest' AND subject_id IN (SELECT old FROM renamed);
--> statement-breakpoint
UPDATE audit_log SET detail = json_set(detail, '$.report', (SELECT new FROM renamed WHERE old = audit_log.detail ->> 'report'))
	WHERE action LIKE 'profile%' AND detail ->> 'report' IN (SELECT old FROM renamed);
--> statement-breakpoint
CREATE TRIGGER audit_log_refuses_update BEFORE UPDATE ON audit_log
WHEN NOT (
	new.id = old.id AND new.at = old.at AND new.actor_role IS old.actor_role AND new.action = old.action
	AND new.outcome = old.outcome AND new.subject_type IS old.subject_type AND new.detail = old.detail
	AND new.request_id IS old.request_id
	AND (new.actor_id IS NOT old.actor_id OR new.subject_id IS NOT old.subject_id)
	AND (new.actor_id IS old.actor_id
		OR new.actor_id IS NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = old.actor_id))
	AND (new.subject_id IS old.subject_id
		OR new.subject_id IS NULL AND old.subject_type = 'user'
			AND NOT EXISTS (SELECT 1 FROM users WHERE id = old.subject_id))
)
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
DROP TABLE renamed;
