-- Counters of applications and of the outbox are kept by triggers, whoever writes.
CREATE TRIGGER educator_applications_insert_count AFTER INSERT ON educator_applications
BEGIN
	INSERT INTO educator_application_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER educator_applications_delete_count AFTER DELETE ON educator_applications
BEGIN
	UPDATE educator_application_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER educator_applications_recount AFTER UPDATE OF status ON educator_applications WHEN old.status <> new.status
BEGIN
	UPDATE educator_application_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO educator_application_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_insert_count AFTER INSERT ON outbox
BEGIN
	INSERT INTO outbox_counts (state, template, count) VALUES (new.state, new.template, 1)
		ON CONFLICT (state, template) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_delete_count AFTER DELETE ON outbox
BEGIN
	UPDATE outbox_counts SET count = count - 1 WHERE state = old.state AND template = old.template;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_recount AFTER UPDATE OF state ON outbox WHEN old.state <> new.state
BEGIN
	UPDATE outbox_counts SET count = count - 1 WHERE state = old.state AND template = old.template;
	INSERT INTO outbox_counts (state, template, count) VALUES (new.state, new.template, 1)
		ON CONFLICT (state, template) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- Whoever taught before there were applications goes on teaching.
UPDATE profiles SET educator_status = 'approved' WHERE role = 'educator';
