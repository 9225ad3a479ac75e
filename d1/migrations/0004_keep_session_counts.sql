-- The audit log only grows; counters of sessions, users, drafts and of the log itself are kept by triggers, whoever writes.
CREATE TRIGGER audit_log_refuses_update BEFORE UPDATE ON audit_log
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_refuses_delete BEFORE DELETE ON audit_log
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_count AFTER INSERT ON audit_log
BEGIN
	INSERT INTO audit_counts (action, outcome, count) VALUES (new.action, new.outcome, 1)
		ON CONFLICT (action, outcome) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_insert_count AFTER INSERT ON sessions WHEN new.revoked_at IS NULL
BEGIN
	INSERT INTO session_counts (ends_in_hour, count) VALUES (new.idle_expires_at / 3600000, 1)
		ON CONFLICT (ends_in_hour) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_delete_count AFTER DELETE ON sessions WHEN old.revoked_at IS NULL
BEGIN
	UPDATE session_counts SET count = count - 1 WHERE ends_in_hour = old.idle_expires_at / 3600000;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_uncount AFTER UPDATE OF idle_expires_at, revoked_at ON sessions WHEN old.revoked_at IS NULL
BEGIN
	UPDATE session_counts SET count = count - 1 WHERE ends_in_hour = old.idle_expires_at / 3600000;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_count AFTER UPDATE OF idle_expires_at, revoked_at ON sessions WHEN new.revoked_at IS NULL
BEGIN
	INSERT INTO session_counts (ends_in_hour, count) VALUES (new.idle_expires_at / 3600000, 1)
		ON CONFLICT (ends_in_hour) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_insert_count AFTER INSERT ON profiles
BEGIN
	INSERT INTO user_counts (role, count) VALUES (new.role, 1) ON CONFLICT (role) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_delete_count AFTER DELETE ON profiles
BEGIN
	UPDATE user_counts SET count = count - 1 WHERE role = old.role;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_recount AFTER UPDATE OF role ON profiles WHEN old.role <> new.role
BEGIN
	UPDATE user_counts SET count = count - 1 WHERE role = old.role;
	INSERT INTO user_counts (role, count) VALUES (new.role, 1) ON CONFLICT (role) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_insert_count AFTER INSERT ON courses WHEN new.published = 0
BEGIN
	UPDATE draft_counts SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_delete_count AFTER DELETE ON courses WHEN old.published = 0
BEGIN
	UPDATE draft_counts SET count = count - 1;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_recount AFTER UPDATE OF published ON courses WHEN old.published <> new.published
BEGIN
	UPDATE draft_counts SET count = count + old.published - new.published;
END;
--> statement-breakpoint
INSERT INTO user_counts (role, count) SELECT role, count(*) FROM profiles GROUP BY role;
--> statement-breakpoint
INSERT INTO draft_counts (only, count) SELECT 1, count(*) FROM courses WHERE published = 0;
