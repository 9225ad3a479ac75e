DROP TRIGGER all_courses_delete;
--> statement-breakpoint
DROP TRIGGER all_courses_insert;
--> statement-breakpoint
DROP TRIGGER all_courses_recount;
--> statement-breakpoint
DROP TRIGGER all_courses_reindex;
--> statement-breakpoint
DROP TRIGGER audit_log_count;
--> statement-breakpoint
DROP TRIGGER contact_messages_delete;
--> statement-breakpoint
DROP TRIGGER contact_messages_fold_no_more;
--> statement-breakpoint
DROP TRIGGER contact_messages_insert;
--> statement-breakpoint
DROP TRIGGER contact_messages_recount;
--> statement-breakpoint
DROP TRIGGER contact_messages_unfold;
--> statement-breakpoint
DROP TRIGGER course_drafts_change_cover;
--> statement-breakpoint
DROP TRIGGER course_drafts_drop_cover;
--> statement-breakpoint
DROP TRIGGER course_drafts_use_cover;
--> statement-breakpoint
DROP TRIGGER courses_change_cover;
--> statement-breakpoint
DROP TRIGGER courses_count;
--> statement-breakpoint
DROP TRIGGER courses_delete_published;
--> statement-breakpoint
DROP TRIGGER courses_drop_cover;
--> statement-breakpoint
DROP TRIGGER courses_fold_no_more;
--> statement-breakpoint
DROP TRIGGER courses_index_text;
--> statement-breakpoint
DROP TRIGGER courses_insert_published;
--> statement-breakpoint
DROP TRIGGER courses_reindex_text;
--> statement-breakpoint
DROP TRIGGER courses_uncount;
--> statement-breakpoint
DROP TRIGGER courses_unfold;
--> statement-breakpoint
DROP TRIGGER courses_unfold_again;
--> statement-breakpoint
DROP TRIGGER courses_use_cover;
--> statement-breakpoint
DROP TRIGGER drafts_delete_count;
--> statement-breakpoint
DROP TRIGGER drafts_insert_count;
--> statement-breakpoint
DROP TRIGGER drafts_recount;
--> statement-breakpoint
DROP TRIGGER educator_applications_delete_count;
--> statement-breakpoint
DROP TRIGGER educator_applications_insert_count;
--> statement-breakpoint
DROP TRIGGER educator_applications_recount;
--> statement-breakpoint
DROP TRIGGER enrollments_change_progress;
--> statement-breakpoint
DROP TRIGGER enrollments_delete_count;
--> statement-breakpoint
DROP TRIGGER enrollments_delete_progress;
--> statement-breakpoint
DROP TRIGGER enrollments_insert_count;
--> statement-breakpoint
DROP TRIGGER enrollments_insert_progress;
--> statement-breakpoint
DROP TRIGGER enrollments_recount;
--> statement-breakpoint
DROP TRIGGER event_drafts_change_poster;
--> statement-breakpoint
DROP TRIGGER event_drafts_drop_poster;
--> statement-breakpoint
DROP TRIGGER event_drafts_use_poster;
--> statement-breakpoint
DROP TRIGGER events_change_poster;
--> statement-breakpoint
DROP TRIGGER events_delete_published;
--> statement-breakpoint
DROP TRIGGER events_drop_poster;
--> statement-breakpoint
DROP TRIGGER events_fold_no_more;
--> statement-breakpoint
DROP TRIGGER events_insert_published;
--> statement-breakpoint
DROP TRIGGER events_reindex;
--> statement-breakpoint
DROP TRIGGER events_unfold;
--> statement-breakpoint
DROP TRIGGER events_unfold_again;
--> statement-breakpoint
DROP TRIGGER events_use_poster;
--> statement-breakpoint
DROP TRIGGER feedback_submissions_delete;
--> statement-breakpoint
DROP TRIGGER feedback_submissions_fold_no_more;
--> statement-breakpoint
DROP TRIGGER feedback_submissions_insert;
--> statement-breakpoint
DROP TRIGGER feedback_submissions_recount;
--> statement-breakpoint
DROP TRIGGER feedback_submissions_unfold;
--> statement-breakpoint
DROP TRIGGER managed_events_delete;
--> statement-breakpoint
DROP TRIGGER managed_events_insert;
--> statement-breakpoint
DROP TRIGGER managed_events_reindex;
--> statement-breakpoint
DROP TRIGGER orders_delete;
--> statement-breakpoint
DROP TRIGGER orders_fold_no_more;
--> statement-breakpoint
DROP TRIGGER orders_insert;
--> statement-breakpoint
DROP TRIGGER orders_recount;
--> statement-breakpoint
DROP TRIGGER orders_rename_buyer;
--> statement-breakpoint
DROP TRIGGER orders_research;
--> statement-breakpoint
DROP TRIGGER orders_unfold;
--> statement-breakpoint
DROP TRIGGER orders_unfold_again;
--> statement-breakpoint
DROP TRIGGER outbox_delete_count;
--> statement-breakpoint
DROP TRIGGER outbox_insert_count;
--> statement-breakpoint
DROP TRIGGER outbox_recount;
--> statement-breakpoint
DROP TRIGGER profiles_change_avatar;
--> statement-breakpoint
DROP TRIGGER profiles_delete_count;
--> statement-breakpoint
DROP TRIGGER profiles_drop_avatar;
--> statement-breakpoint
DROP TRIGGER profiles_insert_count;
--> statement-breakpoint
DROP TRIGGER profiles_recount;
--> statement-breakpoint
DROP TRIGGER profiles_rename_entry;
--> statement-breakpoint
DROP TRIGGER profiles_unfold;
--> statement-breakpoint
DROP TRIGGER profiles_use_avatar;
--> statement-breakpoint
DROP TRIGGER sessions_count;
--> statement-breakpoint
DROP TRIGGER sessions_delete_count;
--> statement-breakpoint
DROP TRIGGER sessions_insert_count;
--> statement-breakpoint
DROP TRIGGER sessions_uncount;
--> statement-breakpoint
DROP TRIGGER user_entries_delete;
--> statement-breakpoint
DROP TRIGGER user_entries_fold_no_more;
--> statement-breakpoint
DROP TRIGGER user_entries_insert;
--> statement-breakpoint
DROP TRIGGER user_entries_recount;
--> statement-breakpoint
DROP TRIGGER user_entries_unfold;
--> statement-breakpoint
DROP TRIGGER users_erase;
--> statement-breakpoint
DROP TRIGGER users_readdress_entry;
--> statement-breakpoint
DROP TRIGGER users_unfold;
--> statement-breakpoint
CREATE TRIGGER audit_counts_insert AFTER INSERT ON audit_log
BEGIN
	INSERT INTO audit_counts (action, outcome, count) VALUES (new.action, new.outcome, 1)
		ON CONFLICT (action, outcome) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER audit_counts_delete AFTER DELETE ON audit_log
BEGIN
	UPDATE audit_counts SET count = count - 1 WHERE action = old.action AND outcome = old.outcome;
END;
--> statement-breakpoint
CREATE TRIGGER audit_counts_update AFTER UPDATE OF action, outcome ON audit_log
WHEN old.action IS NOT new.action OR old.outcome IS NOT new.outcome
BEGIN
	UPDATE audit_counts SET count = count - 1 WHERE action = old.action AND outcome = old.outcome;
	INSERT INTO audit_counts (action, outcome, count) VALUES (new.action, new.outcome, 1)
		ON CONFLICT (action, outcome) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_counts_insert AFTER INSERT ON contact_messages
BEGIN
	INSERT INTO contact_message_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_counts_delete AFTER DELETE ON contact_messages
BEGIN
	UPDATE contact_message_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_counts_update AFTER UPDATE OF status ON contact_messages
WHEN old.status IS NOT new.status
BEGIN
	UPDATE contact_message_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO contact_message_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_counts_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_counts (category, level, is_free, count) VALUES (new.category, new.level, new.price = 0, 1)
		ON CONFLICT (category, level, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_counts_delete AFTER DELETE ON courses
WHEN old.published = 1
BEGIN
	UPDATE course_counts SET count = count - 1 WHERE category = old.category AND level = old.level AND is_free = (old.price = 0);
END;
--> statement-breakpoint
CREATE TRIGGER course_counts_update AFTER UPDATE OF category, level, price, published ON courses
WHEN old.category IS NOT new.category OR old.level IS NOT new.level OR (old.price = 0) IS NOT (new.price = 0) OR (old.published = 1) IS NOT (new.published = 1)
BEGIN
	UPDATE course_counts SET count = count - 1 WHERE category = old.category AND level = old.level AND is_free = (old.price = 0) AND (old.published = 1);
	INSERT INTO course_counts (category, level, is_free, count) SELECT new.category, new.level, new.price = 0, 1 WHERE new.published = 1
		ON CONFLICT (category, level, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER draft_counts_insert AFTER INSERT ON courses
WHEN new.published = 0 AND new.archived_at IS NULL
BEGIN
	INSERT INTO draft_counts (only, count) VALUES (1, 1)
		ON CONFLICT (only) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER draft_counts_delete AFTER DELETE ON courses
WHEN old.published = 0 AND old.archived_at IS NULL
BEGIN
	UPDATE draft_counts SET count = count - 1 WHERE only = 1;
END;
--> statement-breakpoint
CREATE TRIGGER draft_counts_update AFTER UPDATE OF published, archived_at ON courses
WHEN (old.published = 0 AND old.archived_at IS NULL) IS NOT (new.published = 0 AND new.archived_at IS NULL)
BEGIN
	UPDATE draft_counts SET count = count - 1 WHERE only = 1 AND (old.published = 0 AND old.archived_at IS NULL);
	INSERT INTO draft_counts (only, count) SELECT 1, 1 WHERE new.published = 0 AND new.archived_at IS NULL
		ON CONFLICT (only) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_standing_counts_insert AFTER INSERT ON courses
BEGIN
	INSERT INTO course_standing_counts (standing, category, is_free, count) VALUES (CASE WHEN new.archived_at IS NOT NULL THEN 'archived' WHEN new.published THEN 'published' ELSE 'draft' END, new.category, new.price = 0, 1)
		ON CONFLICT (standing, category, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_standing_counts_delete AFTER DELETE ON courses
BEGIN
	UPDATE course_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.archived_at IS NOT NULL THEN 'archived' WHEN old.published THEN 'published' ELSE 'draft' END) AND category = old.category AND is_free = (old.price = 0);
END;
--> statement-breakpoint
CREATE TRIGGER course_standing_counts_update AFTER UPDATE OF archived_at, published, category, price ON courses
WHEN (CASE WHEN old.archived_at IS NOT NULL THEN 'archived' WHEN old.published THEN 'published' ELSE 'draft' END) IS NOT (CASE WHEN new.archived_at IS NOT NULL THEN 'archived' WHEN new.published THEN 'published' ELSE 'draft' END) OR old.category IS NOT new.category OR (old.price = 0) IS NOT (new.price = 0)
BEGIN
	UPDATE course_standing_counts SET count = count - 1 WHERE standing = (CASE WHEN old.archived_at IS NOT NULL THEN 'archived' WHEN old.published THEN 'published' ELSE 'draft' END) AND category = old.category AND is_free = (old.price = 0);
	INSERT INTO course_standing_counts (standing, category, is_free, count) VALUES (CASE WHEN new.archived_at IS NOT NULL THEN 'archived' WHEN new.published THEN 'published' ELSE 'draft' END, new.category, new.price = 0, 1)
		ON CONFLICT (standing, category, is_free) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER educator_application_counts_insert AFTER INSERT ON educator_applications
BEGIN
	INSERT INTO educator_application_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER educator_application_counts_delete AFTER DELETE ON educator_applications
BEGIN
	UPDATE educator_application_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER educator_application_counts_update AFTER UPDATE OF status ON educator_applications
WHEN old.status IS NOT new.status
BEGIN
	UPDATE educator_application_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO educator_application_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_counts_insert AFTER INSERT ON feedback_submissions
BEGIN
	INSERT INTO feedback_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_counts_delete AFTER DELETE ON feedback_submissions
BEGIN
	UPDATE feedback_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_counts_update AFTER UPDATE OF status ON feedback_submissions
WHEN old.status IS NOT new.status
BEGIN
	UPDATE feedback_counts SET count = count - 1 WHERE status = old.status;
	INSERT INTO feedback_counts (status, count) VALUES (new.status, 1)
		ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_counts_insert AFTER INSERT ON orders
BEGIN
	INSERT INTO order_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_counts_delete AFTER DELETE ON orders
BEGIN
	UPDATE order_counts SET count = count - 1 WHERE state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER order_counts_update AFTER UPDATE OF state ON orders
WHEN old.state IS NOT new.state
BEGIN
	UPDATE order_counts SET count = count - 1 WHERE state = old.state;
	INSERT INTO order_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_counts_insert AFTER INSERT ON outbox
BEGIN
	INSERT INTO outbox_counts (state, template, count) VALUES (new.state, new.template, 1)
		ON CONFLICT (state, template) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_counts_delete AFTER DELETE ON outbox
BEGIN
	UPDATE outbox_counts SET count = count - 1 WHERE state = old.state AND template = old.template;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_counts_update AFTER UPDATE OF state, template ON outbox
WHEN old.state IS NOT new.state OR old.template IS NOT new.template
BEGIN
	UPDATE outbox_counts SET count = count - 1 WHERE state = old.state AND template = old.template;
	INSERT INTO outbox_counts (state, template, count) VALUES (new.state, new.template, 1)
		ON CONFLICT (state, template) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_counts_insert AFTER INSERT ON profiles
BEGIN
	INSERT INTO user_counts (role, count) VALUES (new.role, 1)
		ON CONFLICT (role) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_counts_delete AFTER DELETE ON profiles
BEGIN
	UPDATE user_counts SET count = count - 1 WHERE role = old.role;
END;
--> statement-breakpoint
CREATE TRIGGER user_counts_update AFTER UPDATE OF role ON profiles
WHEN old.role IS NOT new.role
BEGIN
	UPDATE user_counts SET count = count - 1 WHERE role = old.role;
	INSERT INTO user_counts (role, count) VALUES (new.role, 1)
		ON CONFLICT (role) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER session_counts_insert AFTER INSERT ON sessions
WHEN new.revoked_at IS NULL
BEGIN
	INSERT INTO session_counts (ends_in_hour, count) VALUES (new.idle_expires_at / 3600000, 1)
		ON CONFLICT (ends_in_hour) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER session_counts_delete AFTER DELETE ON sessions
WHEN old.revoked_at IS NULL
BEGIN
	UPDATE session_counts SET count = count - 1 WHERE ends_in_hour = (old.idle_expires_at / 3600000);
END;
--> statement-breakpoint
CREATE TRIGGER session_counts_update AFTER UPDATE OF idle_expires_at, revoked_at ON sessions
WHEN (old.idle_expires_at / 3600000) IS NOT (new.idle_expires_at / 3600000) OR (old.revoked_at IS NULL) IS NOT (new.revoked_at IS NULL)
BEGIN
	UPDATE session_counts SET count = count - 1 WHERE ends_in_hour = (old.idle_expires_at / 3600000) AND (old.revoked_at IS NULL);
	INSERT INTO session_counts (ends_in_hour, count) SELECT new.idle_expires_at / 3600000, 1 WHERE new.revoked_at IS NULL
		ON CONFLICT (ends_in_hour) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_entry_counts_insert AFTER INSERT ON user_entries
BEGIN
	INSERT INTO user_entry_counts (role, state, count) VALUES (new.role, new.state, 1)
		ON CONFLICT (role, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_entry_counts_delete AFTER DELETE ON user_entries
BEGIN
	UPDATE user_entry_counts SET count = count - 1 WHERE role = old.role AND state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER user_entry_counts_update AFTER UPDATE OF role, state ON user_entries
WHEN old.role IS NOT new.role OR old.state IS NOT new.state
BEGIN
	UPDATE user_entry_counts SET count = count - 1 WHERE role = old.role AND state = old.state;
	INSERT INTO user_entry_counts (role, state, count) VALUES (new.role, new.state, 1)
		ON CONFLICT (role, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER courses_counters_by_enrollments_insert AFTER INSERT ON enrollments
BEGIN
	UPDATE courses SET enrollment_count = enrollment_count + 1,
		completed_count = completed_count + new.completed,
		progress_total = progress_total + new.progress WHERE id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_counters_by_enrollments_delete AFTER DELETE ON enrollments
BEGIN
	UPDATE courses SET enrollment_count = enrollment_count - 1,
		completed_count = completed_count - old.completed,
		progress_total = progress_total - old.progress WHERE id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_counters_by_enrollments_update AFTER UPDATE OF course_id, completed, progress ON enrollments
WHEN old.course_id IS NOT new.course_id OR old.completed IS NOT new.completed OR old.progress IS NOT new.progress
BEGIN
	UPDATE courses SET enrollment_count = enrollment_count - (id IS old.course_id) + (id IS new.course_id),
		completed_count = completed_count - (id IS old.course_id) * old.completed + (id IS new.course_id) * new.completed,
		progress_total = progress_total - (id IS old.course_id) * old.progress + (id IS new.course_id) * new.progress
		WHERE id IN (old.course_id, new.course_id);
END;
--> statement-breakpoint
CREATE TRIGGER profiles_counters_by_courses_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	UPDATE profiles SET published_course_count = published_course_count + 1 WHERE id = new.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_counters_by_courses_delete AFTER DELETE ON courses
WHEN old.published = 1
BEGIN
	UPDATE profiles SET published_course_count = published_course_count - 1 WHERE id = old.educator_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_counters_by_courses_update AFTER UPDATE OF educator_id, published ON courses
WHEN old.educator_id IS NOT new.educator_id OR (iif(old.published = 1, 1, 0)) IS NOT (iif(new.published = 1, 1, 0))
BEGIN
	UPDATE profiles SET published_course_count = published_course_count - (id IS old.educator_id) * (iif(old.published = 1, 1, 0)) + (id IS new.educator_id) * (iif(new.published = 1, 1, 0))
		WHERE id IN (old.educator_id, new.educator_id);
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_search_insert AFTER INSERT ON contact_messages
BEGIN
	INSERT INTO contact_message_search (rowid, name, email, subject, message)
		SELECT contact_messages.seq, name, email, subject, message FROM contact_messages WHERE contact_messages.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_search_delete AFTER DELETE ON contact_messages
BEGIN
	DELETE FROM contact_message_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_search_update AFTER UPDATE OF name, email, subject, message ON contact_messages
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.subject IS NOT new.subject OR old.message IS NOT new.message
BEGIN
	DELETE FROM contact_message_search WHERE rowid = old.seq;
	INSERT INTO contact_message_search (rowid, name, email, subject, message)
		SELECT contact_messages.seq, name, email, subject, message FROM contact_messages WHERE contact_messages.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_search_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, title, description FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_search_delete AFTER DELETE ON courses
WHEN old.published = 1
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_search_update AFTER UPDATE OF title, description, published ON courses
WHEN (old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM course_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO course_search (rowid, title, description)
		SELECT courses.seq, title, description FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_title_search_insert AFTER INSERT ON courses
WHEN new.published = 1
BEGIN
	INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, title FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_title_search_delete AFTER DELETE ON courses
WHEN old.published = 1
BEGIN
	DELETE FROM course_title_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER course_title_search_update AFTER UPDATE OF title, published ON courses
WHEN (old.title IS NOT new.title OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM course_title_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO course_title_search (rowid, title)
		SELECT courses.seq, title FROM (SELECT * FROM courses WHERE published = 1) AS courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER all_course_search_insert AFTER INSERT ON courses
BEGIN
	INSERT INTO all_course_search (rowid, title)
		SELECT courses.seq, title FROM courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER all_course_search_delete AFTER DELETE ON courses
BEGIN
	DELETE FROM all_course_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER all_course_search_update AFTER UPDATE OF title ON courses
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM all_course_search WHERE rowid = old.seq;
	INSERT INTO all_course_search (rowid, title)
		SELECT courses.seq, title FROM courses WHERE courses.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_search_insert AFTER INSERT ON events
WHEN new.published = 1
BEGIN
	INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, title, description FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_search_delete AFTER DELETE ON events
WHEN old.published = 1
BEGIN
	DELETE FROM event_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_search_update AFTER UPDATE OF title, description, published ON events
WHEN (old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM event_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO event_search (rowid, title, description)
		SELECT events.seq, title, description FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_title_search_insert AFTER INSERT ON events
WHEN new.published = 1
BEGIN
	INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, title FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_title_search_delete AFTER DELETE ON events
WHEN old.published = 1
BEGIN
	DELETE FROM event_title_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER event_title_search_update AFTER UPDATE OF title, published ON events
WHEN (old.title IS NOT new.title OR old.published IS NOT new.published) AND (old.published = 1 OR new.published = 1)
BEGIN
	DELETE FROM event_title_search WHERE rowid = old.seq AND old.published = 1;
	INSERT INTO event_title_search (rowid, title)
		SELECT events.seq, title FROM (SELECT * FROM events WHERE published = 1) AS events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_event_search_insert AFTER INSERT ON events
BEGIN
	INSERT INTO managed_event_search (rowid, title)
		SELECT events.seq, title FROM events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_event_search_delete AFTER DELETE ON events
BEGIN
	DELETE FROM managed_event_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER managed_event_search_update AFTER UPDATE OF title ON events
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM managed_event_search WHERE rowid = old.seq;
	INSERT INTO managed_event_search (rowid, title)
		SELECT events.seq, title FROM events WHERE events.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_search_insert AFTER INSERT ON feedback_submissions
BEGIN
	INSERT INTO feedback_search (rowid, name, email, feedback_text)
		SELECT feedback_submissions.seq, name, email, feedback_text FROM feedback_submissions WHERE feedback_submissions.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_search_delete AFTER DELETE ON feedback_submissions
BEGIN
	DELETE FROM feedback_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_search_update AFTER UPDATE OF name, email, feedback_text ON feedback_submissions
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.feedback_text IS NOT new.feedback_text
BEGIN
	DELETE FROM feedback_search WHERE rowid = old.seq;
	INSERT INTO feedback_search (rowid, name, email, feedback_text)
		SELECT feedback_submissions.seq, name, email, feedback_text FROM feedback_submissions WHERE feedback_submissions.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_insert AFTER INSERT ON orders
BEGIN
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''), trim(profiles.first_name || ' ' || profiles.last_name), users.email, orders.title, trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')) FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id WHERE orders.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_delete AFTER DELETE ON orders
BEGIN
	DELETE FROM order_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_update AFTER UPDATE OF reference, title, payment_reference, claimed_reference, buyer_id ON orders
WHEN old.reference IS NOT new.reference OR old.title IS NOT new.title OR old.payment_reference IS NOT new.payment_reference OR old.claimed_reference IS NOT new.claimed_reference OR old.buyer_id IS NOT new.buyer_id
BEGIN
	DELETE FROM order_search WHERE rowid = old.seq;
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''), trim(profiles.first_name || ' ' || profiles.last_name), users.email, orders.title, trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')) FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id WHERE orders.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM order_search WHERE rowid IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''), trim(profiles.first_name || ' ' || profiles.last_name), users.email, orders.title, trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')) FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id WHERE orders.buyer_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER order_search_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM order_search WHERE rowid IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO order_search (rowid, reference, buyer, email, title, payment)
		SELECT orders.seq, orders.reference || ' ' || replace(orders.reference, '-', ''), trim(profiles.first_name || ' ' || profiles.last_name), users.email, orders.title, trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')) FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id WHERE orders.buyer_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_insert AFTER INSERT ON user_entries
BEGIN
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id WHERE user_entries.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_delete AFTER DELETE ON user_entries
BEGIN
	DELETE FROM user_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_update AFTER UPDATE OF user_id ON user_entries
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM user_search WHERE rowid = old.seq;
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id WHERE user_entries.seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM user_search WHERE rowid IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id WHERE user_entries.user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM user_search WHERE rowid IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO user_search (rowid, name, email)
		SELECT user_entries.seq, profiles.first_name || ' ' || profiles.last_name, users.email FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id WHERE user_entries.user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_unfolded_insert AFTER INSERT ON contact_messages
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'contact_messages', contact_messages.seq FROM contact_messages
		WHERE contact_messages.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(subject, '') || coalesce(message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_unfolded_update AFTER UPDATE OF name, email, subject, message ON contact_messages
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.subject IS NOT new.subject OR old.message IS NOT new.message
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'contact_messages', contact_messages.seq FROM contact_messages
		WHERE contact_messages.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(subject, '') || coalesce(message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_unfolded_delete AFTER DELETE ON contact_messages
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfolded_insert AFTER INSERT ON courses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'courses', courses.seq FROM courses
		WHERE courses.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfolded_update AFTER UPDATE OF title, description, published ON courses
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'courses', courses.seq FROM courses
		WHERE courses.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfolded_delete AFTER DELETE ON courses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER events_unfolded_insert AFTER INSERT ON events
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'events', events.seq FROM events
		WHERE events.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER events_unfolded_update AFTER UPDATE OF title, description, published ON events
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'events', events.seq FROM events
		WHERE events.seq = new.seq AND coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER events_unfolded_delete AFTER DELETE ON events
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_unfolded_insert AFTER INSERT ON feedback_submissions
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'feedback_submissions', feedback_submissions.seq FROM feedback_submissions
		WHERE feedback_submissions.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(feedback_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_unfolded_update AFTER UPDATE OF name, email, feedback_text ON feedback_submissions
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.feedback_text IS NOT new.feedback_text
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'feedback_submissions', feedback_submissions.seq FROM feedback_submissions
		WHERE feedback_submissions.seq = new.seq AND coalesce(name, '') || coalesce(email, '') || coalesce(feedback_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_unfolded_delete AFTER DELETE ON feedback_submissions
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_insert AFTER INSERT ON orders
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'orders', orders.seq FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id
		WHERE orders.seq = new.seq AND coalesce(orders.reference || ' ' || replace(orders.reference, '-', ''), '') || coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(users.email, '') || coalesce(orders.title, '') || coalesce(trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_update AFTER UPDATE OF reference, title, payment_reference, claimed_reference, buyer_id ON orders
WHEN old.reference IS NOT new.reference OR old.title IS NOT new.title OR old.payment_reference IS NOT new.payment_reference OR old.claimed_reference IS NOT new.claimed_reference OR old.buyer_id IS NOT new.buyer_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'orders', orders.seq FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id
		WHERE orders.seq = new.seq AND coalesce(orders.reference || ' ' || replace(orders.reference, '-', ''), '') || coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(users.email, '') || coalesce(orders.title, '') || coalesce(trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_delete AFTER DELETE ON orders
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'orders', orders.seq FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id
		WHERE orders.buyer_id = new.id AND coalesce(orders.reference || ' ' || replace(orders.reference, '-', ''), '') || coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(users.email, '') || coalesce(orders.title, '') || coalesce(trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'orders', orders.seq FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id
		WHERE orders.buyer_id = new.id AND coalesce(orders.reference || ' ' || replace(orders.reference, '-', ''), '') || coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(users.email, '') || coalesce(orders.title, '') || coalesce(trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_insert AFTER INSERT ON user_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'user_entries', user_entries.seq FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id
		WHERE user_entries.seq = new.seq AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(users.email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_update AFTER UPDATE OF user_id ON user_entries
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'user_entries', user_entries.seq FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id
		WHERE user_entries.seq = new.seq AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(users.email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_delete AFTER DELETE ON user_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'user_entries', user_entries.seq FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id
		WHERE user_entries.user_id = new.id AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(users.email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq)
		SELECT 'user_entries', user_entries.seq FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id
		WHERE user_entries.user_id = new.id AND coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(users.email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
END;
--> statement-breakpoint
CREATE TRIGGER course_drafts_details_file_insert AFTER INSERT ON course_drafts
WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER course_drafts_details_file_delete AFTER DELETE ON course_drafts
WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.details ->> 'coverImage', 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER course_drafts_details_file_update AFTER UPDATE OF details ON course_drafts
WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER courses_cover_image_file_insert AFTER INSERT ON courses
WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER courses_cover_image_file_delete AFTER DELETE ON courses
WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.cover_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER courses_cover_image_file_update AFTER UPDATE OF cover_image ON courses
WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER event_drafts_details_file_insert AFTER INSERT ON event_drafts
WHEN (new.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER event_drafts_details_file_delete AFTER DELETE ON event_drafts
WHEN (old.details ->> 'coverImage') LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.details ->> 'coverImage', 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER event_drafts_details_file_update AFTER UPDATE OF details ON event_drafts
WHEN (old.details ->> 'coverImage') IS NOT (new.details ->> 'coverImage')
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.details ->> 'coverImage', 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.details ->> 'coverImage', 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER events_cover_image_file_insert AFTER INSERT ON events
WHEN new.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER events_cover_image_file_delete AFTER DELETE ON events
WHEN old.cover_image LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.cover_image, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER events_cover_image_file_update AFTER UPDATE OF cover_image ON events
WHEN old.cover_image IS NOT new.cover_image
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.cover_image, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.touched_at END WHERE object_key = substr(old.cover_image, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_avatar_url_file_insert AFTER INSERT ON profiles
WHEN new.avatar_url LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.avatar_url, 8) AND state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER profiles_avatar_url_file_delete AFTER DELETE ON profiles
WHEN old.avatar_url LIKE '/media/%'
BEGIN
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN 0 END WHERE object_key = substr(old.avatar_url, 8) AND uses > 0;
	DELETE FROM files WHERE object_key = substr(old.avatar_url, 8) AND owner_id IS NULL AND uses = 0;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_avatar_url_file_update AFTER UPDATE OF avatar_url ON profiles
WHEN old.avatar_url IS NOT new.avatar_url
BEGIN
	UPDATE files SET uses = uses + 1, unused_at = NULL WHERE object_key = substr(new.avatar_url, 8) AND state = 'stored';
	UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN new.updated_at END WHERE object_key = substr(old.avatar_url, 8) AND uses > 0;
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_erase AFTER DELETE ON users
BEGIN
	UPDATE audit_log SET subject_id = NULL WHERE subject_id = old.id AND subject_type = 'user';
END;
--> statement-breakpoint
CREATE TRIGGER idempotency_keys_erase AFTER DELETE ON users
BEGIN
	DELETE FROM idempotency_keys WHERE caller = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_erase AFTER DELETE ON users
BEGIN
	DELETE FROM outbox WHERE to_address = old.email;
END;
--> statement-breakpoint
-- Orders were found neither by a buyer's new address nor, once folded, by a claimed payment: all are folded anew.
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'orders', seq FROM orders;
