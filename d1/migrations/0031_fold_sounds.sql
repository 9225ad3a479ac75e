DROP TRIGGER certificates_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER certificates_unfolded_update;
--> statement-breakpoint
DROP TRIGGER contact_messages_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER contact_messages_unfolded_update;
--> statement-breakpoint
DROP TRIGGER courses_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER courses_unfolded_update;
--> statement-breakpoint
DROP TRIGGER discount_codes_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER discount_codes_unfolded_update;
--> statement-breakpoint
DROP TRIGGER events_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER events_unfolded_update;
--> statement-breakpoint
DROP TRIGGER feedback_submissions_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER feedback_submissions_unfolded_update;
--> statement-breakpoint
DROP TRIGGER fellowship_interest_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER fellowship_interest_unfolded_update;
--> statement-breakpoint
DROP TRIGGER impact_entries_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER impact_entries_unfolded_update;
--> statement-breakpoint
DROP TRIGGER job_applications_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER job_applications_unfolded_update;
--> statement-breakpoint
DROP TRIGGER challenge_labs_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER challenge_labs_unfolded_update;
--> statement-breakpoint
DROP TRIGGER learning_path_responses_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER learning_path_responses_unfolded_update;
--> statement-breakpoint
DROP TRIGGER listed_people_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER listed_people_unfolded_update;
--> statement-breakpoint
DROP TRIGGER listed_people_unfolded_update_by_profiles;
--> statement-breakpoint
DROP TRIGGER mentorship_requests_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER mentorship_requests_unfolded_update;
--> statement-breakpoint
DROP TRIGGER mentorship_requests_unfolded_update_by_profiles;
--> statement-breakpoint
DROP TRIGGER newsletter_subscribers_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER newsletter_subscribers_unfolded_update;
--> statement-breakpoint
DROP TRIGGER newsletter_issues_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER newsletter_issues_unfolded_update;
--> statement-breakpoint
DROP TRIGGER orders_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER orders_unfolded_update;
--> statement-breakpoint
DROP TRIGGER orders_unfolded_update_by_profiles;
--> statement-breakpoint
DROP TRIGGER orders_unfolded_update_by_users;
--> statement-breakpoint
DROP TRIGGER blog_posts_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER blog_posts_unfolded_update;
--> statement-breakpoint
DROP TRIGGER user_entries_unfolded_insert;
--> statement-breakpoint
DROP TRIGGER user_entries_unfolded_update;
--> statement-breakpoint
DROP TRIGGER user_entries_unfolded_update_by_users;
--> statement-breakpoint
DROP TRIGGER user_entries_unfolded_update_by_profiles;
--> statement-breakpoint
CREATE TRIGGER certificates_unfolded_insert AFTER INSERT ON certificates
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'certificates' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('certificates', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER certificates_unfolded_update AFTER UPDATE OF holder_name, course_title ON certificates
WHEN old.holder_name IS NOT new.holder_name OR old.course_title IS NOT new.course_title
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'certificates' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('certificates', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_unfolded_insert AFTER INSERT ON contact_messages
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('contact_messages', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_unfolded_update AFTER UPDATE OF name, email, subject, message ON contact_messages
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.subject IS NOT new.subject OR old.message IS NOT new.message
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'contact_messages' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('contact_messages', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfolded_insert AFTER INSERT ON courses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('courses', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER courses_unfolded_update AFTER UPDATE OF title, description, published ON courses
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'courses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('courses', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_unfolded_insert AFTER INSERT ON discount_codes
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'discount_codes' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('discount_codes', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER discount_codes_unfolded_update AFTER UPDATE OF code, note ON discount_codes
WHEN old.code IS NOT new.code OR old.note IS NOT new.note
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'discount_codes' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('discount_codes', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER events_unfolded_insert AFTER INSERT ON events
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('events', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER events_unfolded_update AFTER UPDATE OF title, description, published ON events
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'events' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('events', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_unfolded_insert AFTER INSERT ON feedback_submissions
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('feedback_submissions', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER feedback_submissions_unfolded_update AFTER UPDATE OF name, email, feedback_text ON feedback_submissions
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.feedback_text IS NOT new.feedback_text
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'feedback_submissions' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('feedback_submissions', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_unfolded_insert AFTER INSERT ON fellowship_interest
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'fellowship_interest' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('fellowship_interest', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_unfolded_update AFTER UPDATE OF name, email, organization ON fellowship_interest
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.organization IS NOT new.organization
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'fellowship_interest' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('fellowship_interest', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_unfolded_insert AFTER INSERT ON impact_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'impact_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('impact_entries', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER impact_entries_unfolded_update AFTER UPDATE OF title, description, is_public, is_withheld ON impact_entries
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.is_public IS NOT new.is_public OR old.is_withheld IS NOT new.is_withheld
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'impact_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('impact_entries', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_unfolded_insert AFTER INSERT ON job_applications
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'job_applications' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('job_applications', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER job_applications_unfolded_update AFTER UPDATE OF name, email, position ON job_applications
WHEN old.name IS NOT new.name OR old.email IS NOT new.email OR old.position IS NOT new.position
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'job_applications' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('job_applications', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_unfolded_insert AFTER INSERT ON challenge_labs
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'challenge_labs' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('challenge_labs', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_unfolded_update AFTER UPDATE OF title, description, status, archived_at, is_sample ON challenge_labs
WHEN old.title IS NOT new.title OR old.description IS NOT new.description OR old.status IS NOT new.status OR old.archived_at IS NOT new.archived_at OR old.is_sample IS NOT new.is_sample
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'challenge_labs' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('challenge_labs', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_unfolded_insert AFTER INSERT ON learning_path_responses
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'learning_path_responses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('learning_path_responses', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER learning_path_responses_unfolded_update AFTER UPDATE OF name, email ON learning_path_responses
WHEN old.name IS NOT new.name OR old.email IS NOT new.email
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'learning_path_responses' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('learning_path_responses', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_insert AFTER INSERT ON listed_people
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('listed_people', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_update AFTER UPDATE OF user_id ON listed_people
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('listed_people', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER listed_people_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name, bio, organization_affiliation, role, institute_name, designation ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name OR old.bio IS NOT new.bio OR old.organization_affiliation IS NOT new.organization_affiliation OR old.role IS NOT new.role OR old.institute_name IS NOT new.institute_name OR old.designation IS NOT new.designation
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'listed_people' AND seq IN (SELECT seq FROM listed_people WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'listed_people', seq FROM listed_people WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_insert AFTER INSERT ON mentorship_requests
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('mentorship_requests', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_update AFTER UPDATE OF message, student_id ON mentorship_requests
WHEN old.message IS NOT new.message OR old.student_id IS NOT new.student_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('mentorship_requests', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'mentorship_requests' AND seq IN (SELECT seq FROM mentorship_requests WHERE student_id = new.id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'mentorship_requests', seq FROM mentorship_requests WHERE student_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_unfolded_insert AFTER INSERT ON newsletter_subscribers
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_subscribers' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('newsletter_subscribers', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_unfolded_update AFTER UPDATE OF email, first_name ON newsletter_subscribers
WHEN old.email IS NOT new.email OR old.first_name IS NOT new.first_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_subscribers' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('newsletter_subscribers', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issues_unfolded_insert AFTER INSERT ON newsletter_issues
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_issues' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('newsletter_issues', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_issues_unfolded_update AFTER UPDATE OF title ON newsletter_issues
WHEN old.title IS NOT new.title
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'newsletter_issues' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('newsletter_issues', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_insert AFTER INSERT ON orders
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('orders', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_update AFTER UPDATE OF reference, title, payment_reference, claimed_reference, buyer_id ON orders
WHEN old.reference IS NOT new.reference OR old.title IS NOT new.title OR old.payment_reference IS NOT new.payment_reference OR old.claimed_reference IS NOT new.claimed_reference OR old.buyer_id IS NOT new.buyer_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('orders', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'orders', seq FROM orders WHERE buyer_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_unfolded_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'orders' AND seq IN (SELECT seq FROM orders WHERE buyer_id = new.id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'orders', seq FROM orders WHERE buyer_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_insert AFTER INSERT ON blog_posts
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('blog_posts', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_unfolded_update AFTER UPDATE OF title, excerpt, body_text, published ON blog_posts
WHEN old.title IS NOT new.title OR old.excerpt IS NOT new.excerpt OR old.body_text IS NOT new.body_text OR old.published IS NOT new.published
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'blog_posts' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('blog_posts', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_insert AFTER INSERT ON user_entries
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('user_entries', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_update AFTER UPDATE OF user_id ON user_entries
WHEN old.user_id IS NOT new.user_id
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq = new.seq;
	INSERT INTO unfolded_texts (source, seq) VALUES ('user_entries', new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_update_by_users AFTER UPDATE OF email ON users
WHEN old.email IS NOT new.email
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'user_entries', seq FROM user_entries WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER user_entries_unfolded_update_by_profiles AFTER UPDATE OF first_name, last_name ON profiles
WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name
BEGIN
	DELETE FROM unfolded_texts WHERE source = 'user_entries' AND seq IN (SELECT seq FROM user_entries WHERE user_id = new.id);
	INSERT INTO unfolded_texts (source, seq) SELECT 'user_entries', seq FROM user_entries WHERE user_id = new.id;
END;

--> statement-breakpoint
-- Every text is folded once more, with how it sounds.
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'blog_posts', seq FROM blog_posts;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'certificates', seq FROM certificates;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'challenge_labs', seq FROM challenge_labs;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'contact_messages', seq FROM contact_messages;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'courses', seq FROM courses;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'discount_codes', seq FROM discount_codes;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'events', seq FROM events;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'feedback_submissions', seq FROM feedback_submissions;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'fellowship_interest', seq FROM fellowship_interest;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'impact_entries', seq FROM impact_entries;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'job_applications', seq FROM job_applications;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'learning_path_responses', seq FROM learning_path_responses;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'listed_people', seq FROM listed_people;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'mentorship_requests', seq FROM mentorship_requests;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'newsletter_issues', seq FROM newsletter_issues;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'newsletter_subscribers', seq FROM newsletter_subscribers;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'orders', seq FROM orders;
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'user_entries', seq FROM user_entries;
