-- Folding takes the marks from Latin letters and the nukta from others: what is more than ASCII is folded again.
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'contact_messages', contact_messages.seq FROM contact_messages
	WHERE coalesce(name, '') || coalesce(email, '') || coalesce(subject, '') || coalesce(message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'courses', courses.seq FROM courses
	WHERE coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'events', events.seq FROM events
	WHERE coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'feedback_submissions', feedback_submissions.seq FROM feedback_submissions
	WHERE coalesce(name, '') || coalesce(email, '') || coalesce(feedback_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'fellowship_interest', fellowship_interest.seq FROM fellowship_interest
	WHERE coalesce(name, '') || coalesce(email, '') || coalesce(organization, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'impact_entries', impact_entries.seq FROM impact_entries
	WHERE coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'job_applications', job_applications.seq FROM job_applications
	WHERE coalesce(name, '') || coalesce(email, '') || coalesce(position, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'challenge_labs', challenge_labs.seq FROM challenge_labs
	WHERE coalesce(title, '') || coalesce(description, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'learning_path_responses', learning_path_responses.seq FROM learning_path_responses
	WHERE coalesce(name, '') || coalesce(email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'listed_people', listed_people.seq FROM listed_people LEFT JOIN profiles ON profiles.id = listed_people.user_id
	WHERE coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '') || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'mentorship_requests', mentorship_requests.seq FROM mentorship_requests LEFT JOIN profiles ON profiles.id = mentorship_requests.student_id
	WHERE coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(mentorship_requests.message, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'newsletter_subscribers', newsletter_subscribers.seq FROM newsletter_subscribers
	WHERE coalesce(email, '') || coalesce(coalesce(first_name, ''), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'newsletter_issues', newsletter_issues.seq FROM newsletter_issues
	WHERE coalesce(title, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'orders', orders.seq FROM orders LEFT JOIN profiles ON profiles.id = orders.buyer_id LEFT JOIN users ON users.id = orders.buyer_id
	WHERE coalesce(orders.reference || ' ' || replace(orders.reference, '-', ''), '') || coalesce(trim(profiles.first_name || ' ' || profiles.last_name), '') || coalesce(users.email, '') || coalesce(orders.title, '') || coalesce(trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, '')), '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'blog_posts', blog_posts.seq FROM blog_posts
	WHERE coalesce(title, '') || coalesce(excerpt, '') || coalesce(body_text, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
--> statement-breakpoint
INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT 'user_entries', user_entries.seq FROM user_entries LEFT JOIN users ON users.id = user_entries.user_id LEFT JOIN profiles ON profiles.id = user_entries.user_id
	WHERE coalesce(profiles.first_name || ' ' || profiles.last_name, '') || coalesce(users.email, '') GLOB '*[^' || char(1) || '-' || char(127) || ']*';
